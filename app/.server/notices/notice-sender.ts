import type { Notice, NoticeQueue } from '#app/.server/studio-store/notice-queue.ts';

type Settings = {
  readonly queue: NoticeQueue;
  readonly send: (notice: Notice) => Promise<void>;
  readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void;
  readonly pollMilliseconds?: number;
};

/** A fortnight's tries: the delays between them double up to six hours. */
const mostAttempts = 64;
/** How long the process waits at its end for the mail that is under way. It is sent again otherwise. */
const closeMilliseconds = 5000;

export interface NoticeSender {
  /** There is a new notice. Returns at once. */
  wake(): void;
  /** Finishes the mail that is under way; what is left stays in the queue. */
  close(): Promise<void>;
}

/**
 * Sends what is in the queue, one mail after the other: now, when woken, and every fifteen seconds what is due again.
 * Each is sent at least once; a fault ends the round, so that a mail server that is down is asked once and left alone.
 */
export function startNoticeSender({ queue, send, log, pollMilliseconds = 15_000 }: Settings): NoticeSender {
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
    } catch (fault) {
      log('contact.notice-failed', reasonOf(fault));
    }
  }

  /** Whether there was one and it is sent. */
  async function sendNext(): Promise<boolean> {
    const notice = await queue.claim();
    if (notice === null) return false;
    const about = { submission: notice.id, attempt: notice.attempts };
    try {
      await send(notice);
    } catch (fault) {
      const isLast = notice.attempts >= mostAttempts;
      log(isLast ? 'contact.notice-given-up' : 'contact.notice-failed', { ...about, ...reasonOf(fault) });
      if (isLast) await queue.finish(notice.id);
      return false;
    }
    log('contact.notice-sent', about);
    await queue.finish(notice.id);
    return true;
  }

  const timer = setInterval(start, pollMilliseconds).unref();
  start();
  return {
    wake: start,
    async close() {
      isClosing = true;
      clearInterval(timer);
      const bound = new Promise((resolve) => setTimeout(resolve, closeMilliseconds).unref());
      await Promise.race([round, bound]);
    },
  };
}

/** What a mail server says may repeat addresses: of it, the codes alone. */
function reasonOf(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { fault: String(fault) };
  if (!('code' in fault)) return { fault: fault.message };
  return { fault: fault.code, ...('responseCode' in fault && { answer: fault.responseCode }) };
}
