import { setFlagsFromString } from 'node:v8';

/**
 * Where the built site starts. React picks its development build, which takes several times as long to render a page,
 * unless this variable says otherwise when it is first loaded: so all the rest is imported after it.
 */
process.env.NODE_ENV ||= 'production';
// Rendering leaves much behind that lives for a moment. By default V8 lets the heap grow to several times what is in use
// before it collects it; with this it collects sooner, at the cost of some processor time (docs/benchmarks.md, Memory).
setFlagsFromString('--optimize-for-size');
const { run } = await import('./start.ts');
await run();
