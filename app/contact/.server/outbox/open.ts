import type { NoticeQueue } from '#app/.server/database/notice-queue.ts';
import type { Env } from '#app/.server/env.ts';
import { log } from '#app/.server/log.ts';
import type { NoticeSender } from './notice-sender.ts';

/** Begins to tell the owner of messages by mail, where the settings say so and the database has a queue. */
export async function openNotices(env: Env, queue: NoticeQueue | null): Promise<NoticeSender | null> {
  const { mail, site } = env;
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
