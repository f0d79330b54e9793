import { RouterContextProvider } from 'react-router';
import { recordingsContext } from './context.ts';

/** What a loader is given, with recordings of these lines. */
export function contextWithRecordings(recorded: readonly string[] = []): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(recordingsContext, {
    find: (text) => (recorded.includes(text) ? { file: text, frames: 100 } : undefined),
    start: () => Promise.resolve(),
    read: () => Promise.reject(new Error('is not read')),
    onChange: () => undefined,
    close: () => undefined,
  });
  return context;
}
