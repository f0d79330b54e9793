/** The service worker, which is there only while a visitor wants it: registered with the first thing that is saved. */
const workerAddress = '/sw.js';

/** Resolves when the worker runs. Rejects where the browser has none, or none for this address. */
export async function install(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('no service workers here');
  await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

/** Removes the worker and everything that it and the visitor have saved. */
export async function uninstall(): Promise<void> {
  const registrations = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((registrations ?? []).map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
