import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().default('unknown'), dev: z.boolean().default(false) })),
});

export interface Licensed {
  /** The variants for each kind of machine count as one: `@img/sharp-*`. */
  readonly name: string;
  readonly licence: string;
}

const machine = /-(?:aix|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|sunos|wasm32|webcontainers|win32)\b.*$/u;

/** What the lock file brings to a server in production, by name, each once. */
export function runtimePackages(lock: unknown): readonly Licensed[] {
  const found = Object.entries(lockFile.parse(lock).packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { license }]) => ({
      name: path.replace(/^.*node_modules\//u, '').replace(machine, '-*'),
      licence: license,
    }));
  const distinct = new Map(found.map((item) => [`${item.name} ${item.licence}`, item]));
  return [...distinct.values()].sort((a, b) => (`${a.name} ${a.licence}` < `${b.name} ${b.licence}` ? -1 : 1));
}

/** `docs/licences.md`, as it should stand. */
export function licencesPage(lock: unknown): string {
  const rows = runtimePackages(lock).map(({ name, licence }) => `| ${name} | ${licence} |`);
  return [head, ...rows, ''].join('\n');
}

const head = `# Licences

What a running site is made of besides our own code. \`npm run licences\` writes this page from the lock file; a test holds it to that, and lets no licence in that asks more than to be named, but for those that are explained here.

**libvips** (\`@img/sharp-libvips-*\`, LGPL 3 or later) is the library behind \`sharp\` that makes pictures of studios small. It is loaded as a library of its own and can be replaced by another build of it, which is what its licence asks; it does not reach our code.

**LAME** in JavaScript (\`@breezystack/lamejs\`, LGPL 3) and \`codec-parser\` (LGPL 3 or later) belong to \`npm run voice\`, which makes MP3 frames of recorded lines. The site itself loads neither; both are packages of their own that can be replaced.

**Fonts**: Figtree and Fraunces, SIL Open Font License 1.1. They are subset and kept in \`app/ui/styles/fonts\`, each with the text of its licence beside it. **Map**: Natural Earth, public domain. Drawings, texts and sounds are ours.

| package | licence |
| --- | --- |`;
