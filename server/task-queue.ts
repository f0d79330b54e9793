/**
 * Does one piece of work after the other, in the background. zlib would take all at once into the
 * queue that reading files shares: a picture would wait for two hundred compressions. The same subject waits only once; when `maxWaiting`
 * are in line, further ones are turned away. Work must not reject.
 */
export function createTaskQueue(maxWaiting: number) {
  const waiting = new Map<object, () => Promise<void>>();
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    for (const [subject, task] of waiting) {
      await task();
      waiting.delete(subject);
    }
    isBusy = false;
  }

  return {
    add(subject: object, task: () => Promise<void>): void {
      if (waiting.has(subject) || waiting.size >= maxWaiting) return;
      waiting.set(subject, task);
      if (!isBusy) void work();
    },
  };
}
