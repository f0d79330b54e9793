/**
 * Where the built site starts. React picks its development build, which takes several times as long to render a page,
 * unless this variable says otherwise when it is first loaded: so all the rest is imported after it.
 */
process.env.NODE_ENV ||= 'production';
const { run } = await import('./start.ts');
await run();

export {};
