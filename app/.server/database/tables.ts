/** The tables themselves, for what an owner runs: import, backup, restore. */

export { backUpEmbedded, type Contents, restoreEmbedded } from './backup/embedded-backup.ts';
export { backUpPostgres, restorePostgres } from './backup/postgres-backup.ts';
export { embeddedFile, inTransaction, openEmbeddedDatabase, rollBack } from './embedded-database.ts';
export { seedExamples } from './embedded-seed.ts';
export { openPostgresPool } from './postgres-database.ts';
