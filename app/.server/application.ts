import { type ContactLimit, createContactLimit } from '#app/contact/.server/contact-limit.ts';
import type { NoticeSender } from '#app/contact/.server/outbox/notice-sender.ts';
import { openNotices } from '#app/contact/.server/outbox/open.ts';
import { openPreviewKeeper } from '#app/drawings/.server/previews/open.ts';
import type { PreviewKeeper } from '#app/drawings/.server/previews/preview-keeper.ts';
import { createDirectory, type Directory } from '#app/studios/.server/directory.ts';
import { openPictureKeeper } from '#app/studios/.server/pictures/open.ts';
import type { PictureKeeper } from '#app/studios/.server/pictures/picture-keeper.ts';
import { openStudioStore } from './database/open.ts';
import type { StudioStore } from './database/store.ts';
import { type Env, parseEnv } from './env.ts';
import { cities as fixedCities } from './library.ts';
import { log } from './log.ts';

/** What lives as long as the process: settings, the open database, the studios in memory. */
export interface Application {
  readonly env: Env;
  readonly store: StudioStore;
  readonly directory: Directory;
  readonly pictures: PictureKeeper;
  /** Pictures of shared links. */
  readonly previews: PreviewKeeper;
  /** The names of the fixed list of cities. */
  readonly cities: readonly string[];
  readonly contactLimit: ContactLimit;
  /** Tells the owner of messages; null where the settings do not say how. */
  readonly notices: NoticeSender | null;
  readonly now: () => Date;
  /** Finishes what is under way and closes the database. */
  close(): Promise<void>;
}

let running: Promise<Application> | undefined;

/** The running application, started on first use. Rejects with one line that names a wrong setting. */
export function application(): Promise<Application> {
  running ??= start();
  return running;
}

async function start(): Promise<Application> {
  // The database and what is kept beside it: for the site's own user alone.
  process.umask(0o077);
  const env = parseEnv(process.env);
  const now = () => new Date();
  const cities = fixedCities.map(({ name }) => name);
  const store = await openStudioStore(env.database, {
    ...(env.contactRetentionDays !== null && {
      retention: {
        days: env.contactRetentionDays,
        onFault: (fault) => log('contact.retention-failed', { fault: String(fault) }),
      },
    }),
    withNotices: env.mail !== null,
  });
  const pictures = openPictureKeeper({ dataDir: env.dataDir, budgetBytes: env.pictureBudgetBytes, log, now });
  const directory = createDirectory({ store, cities, refreshSeconds: env.studioRefreshSeconds, log, now, pictures });
  await pictures.start();
  await directory.start();
  const contactLimit = createContactLimit(env.contactRate, env.database);
  const notices = await openNotices(env, store.notices);
  return {
    env,
    store,
    directory,
    pictures,
    previews: openPreviewKeeper({ dataDir: env.dataDir, siteName: env.site.name, log }),
    cities,
    contactLimit,
    notices,
    now,
    async close() {
      await directory.close();
      await pictures.close();
      await notices?.close();
      await contactLimit.close();
      await store.close();
    },
  };
}
