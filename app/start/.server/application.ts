import type { RouterContextProvider } from 'react-router';
import { openStudioStore } from '#app/.server/database/index.ts';
import { cities as fixedCities } from '#app/.server/library.ts';
import { log, onLogged } from '#app/.server/log.ts';
import {
  contactContext,
  createContactLimit,
  openNotices,
  type Sender,
  senderContext,
} from '#app/contact/.server/index.ts';
import { openPreviewCache, previewsContext } from '#app/drawings/.server/index.ts';
import { createSiteSearch, searchContext } from '#app/search/.server/index.ts';
import { openRecordings, recordingsContext } from '#app/sessions/.server/index.ts';
import { siteContext } from '#app/site/.server/index.ts';
import { keepStatistics } from '#app/statistics/.server/index.ts';
import {
  createDirectory,
  type Directory,
  directoryContext,
  openPictureCache,
  openTownMaps,
  picturesContext,
} from '#app/studios/.server/index.ts';
import type { Env } from './env.ts';

/** What lives as long as the process, put together. Loaders and actions get their parts of it from their context. */
export interface Application {
  readonly directory: Directory;
  readonly now: () => Date;
  /** Calls back when what pages are made of has changed. */
  onChange(listener: () => void): void;
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
        onError: (error) => log('contact.retention-failed', { error: String(error) }),
      },
    }),
    withNotices: env.mail !== null,
  });
  const pictures = openPictureCache({ dataDir: env.dataDir, budgetBytes: env.pictureBudgetBytes, log, now });
  const directory = createDirectory({
    ...{ store, cities, refreshSeconds: env.studioRefreshSeconds, log, now, pictures },
    maps: openTownMaps(env.dataDir),
  });
  await pictures.start();
  await directory.start();
  const recordings = openRecordings({ dataDir: env.dataDir, log });
  await recordings.start();
  const limit = createContactLimit(env.contactRate, env.database);
  const notices = await openNotices(env, store.notices);
  const previews = openPreviewCache({ dataDir: env.dataDir, siteName: env.site.name, log });
  const statistics = keepStatistics({ dataDir: env.dataDir, now, log });
  onLogged(statistics.onLogged);
  const search = createSiteSearch({ directory, privacyFacts: env, log, onUnanswered: statistics.onUnanswered });
  return {
    directory,
    now,
    onChange(listener) {
      directory.onChange(listener);
      recordings.onChange(listener);
    },
    provideContext(context, sender = nobody) {
      context.set(siteContext, { site: env.site, now });
      context.set(directoryContext, directory);
      context.set(picturesContext, pictures);
      context.set(previewsContext, previews);
      context.set(recordingsContext, recordings);
      context.set(searchContext, search);
      context.set(contactContext, { store, limit, notices, privacyFacts: env });
      context.set(senderContext, sender);
    },
    async close() {
      statistics.close();
      recordings.close();
      await directory.close();
      await pictures.close();
      await notices?.close();
      await limit.close();
      await store.close();
    },
  };
}
