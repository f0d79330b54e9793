import type { RouterContextProvider } from 'react-router';
import { type Application, openApplication } from './application.ts';
import { parseEnv } from './env.ts';

let running: Promise<Application> | undefined;

/** Fills the context of a request in `npm run dev`, where Vite starts the server and nothing of ours: opened by the first. */
export async function provideInDevelopment(context: Pick<RouterContextProvider, 'set'>): Promise<void> {
  running ??= openApplication(parseEnv(process.env));
  (await running).provideContext(context);
}
