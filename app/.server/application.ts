import type { RouterContextProvider } from 'react-router';
import { createContactLimit } from '#app/contact/.server/contact-limit.ts';
import { contactContext, type Sender, senderContext } from '#app/contact/.server/context.ts';
import { openNotices } from '#app/contact/.server/outbox/open.ts';
import { previewsContext } from '#app/drawings/.server/previews/context.ts';
import { openPreviewKeeper } from '#app/drawings/.server/previews/open.ts';
import { searchContext } from '#app/search/.server/context.ts';
import { createSiteSearch } from '#app/search/.server/site-search.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { directoryContext, picturesContext } from '#app/studios/.server/context.ts';
import { createDirectory, type Directory } from '#app/studios/.server/directory.ts';
import { openPictureKeeper } from '#app/studios/.server/pictures/open.ts';
import { openStudioStore } from './database/open.ts';
import type { Env } from './env.ts';
import { cities as fixedCities } from './library.ts';
import { log } from './log.ts';

/** What lives as long as the process, put together. Loaders and actions get their parts of it from their context. */
export interface Application {
  readonly directory: Directory;
  readonly now: () => Date;
  /** Fills the context of one request; without a sender it is nobody's in particular. */
  provideContext(context: Pick<RouterContextProvider, 'set'>, sender?: Sender): void;
  /** Finishes what is under way and closes the database. */
  close(): Promise<void>;
}

const nobody: Sender = { clientAddress: '', isTooLarge: false };

/** Opens the database and loads the studios. To be called once, by what starts the process. Rejects with a StoreError. */
export async function openApplication(env: Env): Promise<Application> {
  // The database and what is kept beside it: for the site's own user alone.
  process.umask(0o077);
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
  const limit = createContactLimit(env.contactRate, env.database);
  const notices = await openNotices(env, store.notices);
  const previews = openPreviewKeeper({ dataDir: env.dataDir, siteName: env.site.name, log });
  const search = createSiteSearch({ directory, keepingTimes: env, log });
  return {
    directory,
    now,
    provideContext(context, sender = nobody) {
      context.set(siteContext, { site: env.site, now });
      context.set(directoryContext, directory);
      context.set(picturesContext, pictures);
      context.set(previewsContext, previews);
      context.set(searchContext, search);
      context.set(contactContext, { store, limit, notices, keepingTimes: env });
      context.set(senderContext, sender);
    },
    async close() {
      await directory.close();
      await pictures.close();
      await notices?.close();
      await limit.close();
      await store.close();
    },
  };
}
