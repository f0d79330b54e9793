import type { Notice, NoticeQueue } from '#app/.server/database/index.ts';

type Settings = {
  readonly queue: NoticeQueue;
  /** Sends one mail that tells of all of these, at least one. */
  readonly send: (notices: readonly Notice[]) => Promise<void>;
  readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void;
  readonly pollMs?: number;
  /** A clock in milliseconds that is never set. */
  readonly now?: () => number;
};

/** However many messages come in, and for each process. What has to wait is then told of by one mail. */
const maxMailsAnHour = 20;
const hourMs = 3_600_000;

/** A fortnight's tries: the delays between them double up to six hours. */
const maxAttempts = 64;
/** How long the process waits at its end for the mail that is under way. It is sent again otherwise. */
const closeMs = 5000;

export interface NoticeSender {
  /** There is a new notice. Returns at once. */
  wake(): void;
  /** Finishes the mail that is under way; what is left stays in the queue. */
  close(): Promise<void>;
}

/**
 * Sends what is in the queue, one mail after the other: now, when woken, and every fifteen seconds what is due again.
 * Where many wait, one mail tells of them all; twenty mails an hour at most. Each is sent at least once; an error ends the
 * round, so that a mail server that is down is asked once and left alone.
 */
export function startNoticeSender({
  queue,
  send,
  log,
  pollMs = 15_000,
  now = () => performance.now(),
}: Settings): NoticeSender {
  /** When the last mails were sent, oldest first. */
  const sentAt: number[] = [];
  let isClosing = false;
  let isWanted = false;
  let round: Promise<void> | undefined;

  function start(): void {
    isWanted = true;
    round ??= sendAll().finally(() => {
      round = undefined;
      if (isWanted && !isClosing) start();
    });
  }

  async function sendAll(): Promise<void> {
    // The one who asks for the round does not wait for its first step.
    await new Promise((resolve) => setImmediate(resolve));
    isWanted = false;
    try {
      while (!isClosing && (await sendNext()));
    } catch (error) {
      log('contact.notice-failed', reasonOf(error));
    }
  }

  /** Whether there were any and the mail is sent. */
  async function sendNext(): Promise<boolean> {
    const [oldest = 0] = sentAt;
    if (sentAt.length === maxMailsAnHour && now() - oldest < hourMs) return false;
    const notices = await queue.claim();
    if (notices.length === 0) return false;
    try {
      await send(notices);
    } catch (error) {
      await putOff(notices, reasonOf(error));
      return false;
    }
    sentAt.push(now());
    if (sentAt.length > maxMailsAnHour) sentAt.shift();
    for (const notice of notices) log('contact.notice-sent', nameOf(notice));
    await queue.finish(notices.map(({ id }) => id));
    return true;
  }

  /** They come back by themselves, but for those that have been tried for long enough. */
  async function putOff(notices: readonly Notice[], reason: Record<string, unknown>): Promise<void> {
    const isLast = ({ attempts }: Notice) => attempts >= maxAttempts;
    for (const notice of notices) {
      log(isLast(notice) ? 'contact.notice-given-up' : 'contact.notice-failed', { ...nameOf(notice), ...reason });
    }
    await queue.finish(notices.filter(isLast).map(({ id }) => id));
  }

  const timer = setInterval(start, pollMs).unref();
  start();
  return {
    wake: start,
    async close() {
      isClosing = true;
      clearInterval(timer);
      const bound = new Promise((resolve) => setTimeout(resolve, closeMs).unref());
      await Promise.race([round, bound]);
    },
  };
}

function nameOf({ id, attempts }: Notice) {
  return { submission: id, attempt: attempts };
}

/** What a mail server says may repeat addresses: of it, the codes alone. */
function reasonOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  if (!('code' in error)) return { error: error.message };
  return { error: error.code, ...('responseCode' in error && { answer: error.responseCode }) };
}
