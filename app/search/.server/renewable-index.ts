/** An index that cannot be made is tried again after so long. */
const retryMs = 10_000;

interface Settings<Index> {
  readonly build: () => Promise<Index>;
  /** What is searched until one could be made. */
  readonly empty: Index;
  readonly log: (event: string, details: Record<string, unknown>) => void;
}

export interface RenewableIndex<Index> {
  readonly current: Index;
  /** To be called when what is indexed has changed. Resolves when that is done, also when it failed: never rejects. */
  renew(): Promise<void>;
}

/** Keeps the newest index that could be made; one at a time is made, beside the visits. A failure is logged and tried again. */
export async function createRenewableIndex<Index>({
  build,
  empty,
  log,
}: Settings<Index>): Promise<RenewableIndex<Index>> {
  let current = empty;
  let renewing = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  async function make(): Promise<void> {
    clearTimeout(retry);
    try {
      current = await build();
    } catch (error) {
      log('search.index-failed', { error: String(error) });
      retry = setTimeout(renew, retryMs).unref();
    }
  }

  function renew(): Promise<void> {
    renewing = renewing.then(make);
    return renewing;
  }

  await renew();
  return {
    get current() {
      return current;
    },
    renew,
  };
}
