import type { NoticeQueue } from '#app/.server/database/index.ts';
import { log } from '#app/.server/log.ts';
import type { SiteSettings } from '#app/site/settings.ts';
import type { NoticeSender } from './notice-sender.ts';

interface Settings {
  /** How the owner is told; null is not at all. */
  readonly mail: { readonly smtpUrl: string; readonly to: string } | null;
  readonly site: Pick<SiteSettings, 'name' | 'url'>;
}

/** Begins to tell the owner of messages by mail, where the settings say so and the database has a queue. */
export async function openNotices({ mail, site }: Settings, queue: NoticeQueue | null): Promise<NoticeSender | null> {
  if (mail === null || queue === null) return null;
  const [{ createMailer }, { mailOf }, { startNoticeSender }] = await Promise.all([
    import('./smtp.ts'),
    import('./notice-mail.ts'),
    import('./notice-sender.ts'),
  ]);
  const mailer = createMailer(mail.smtpUrl);
  const sender = { siteName: site.name, siteUrl: site.url, to: mail.to };
  const notices = startNoticeSender({ queue, send: (all) => mailer.send(mailOf(all, sender)), log });
  return {
    ...notices,
    close: async () => {
      await notices.close();
      mailer.close();
    },
  };
}
