import { type Database, StoreError } from '#app/.server/database/index.ts';
import type { StudioTable } from './studio-table.ts';

/** Opens the owner's side of the studio table. The public key of a hosted backend may not write it. */
export async function openStudioTable(database: Database): Promise<StudioTable> {
  switch (database.kind) {
    case 'embedded': {
      const { openEmbeddedTable } = await import('./embedded-table.ts');
      return openEmbeddedTable(database.dataDir);
    }
    case 'postgres': {
      const { openPostgresTable } = await import('./postgres-table.ts');
      return openPostgresTable(database.url);
    }
    case 'hosted':
      throw new StoreError('SUPABASE_URL: a hosted backend is filled with its own tools, for example its CSV import');
  }
}
