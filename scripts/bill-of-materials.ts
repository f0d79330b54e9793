import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lockFile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      integrity: z.string().default(''),
      license: z.string().default('unknown'),
      dev: z.boolean().default(false),
    }),
  ),
});

/** What runs in production, from the lock file, as CycloneDX 1.5: every package with version, licence and hash. */
export function billOfMaterials(lock: unknown) {
  const { name, version, packages } = lockFile.parse(lock);
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: installed.map(([path, { integrity, license, ...found }]) => {
      const called = path.replace(/^.*node_modules\//u, '');
      const content = Buffer.from(integrity.replace(/^sha512-/u, ''), 'base64').toString('hex');
      const purl = `pkg:npm/${called.replace('@', '%40')}@${found.version}`;
      return {
        ...{ type: 'library', name: called, version: found.version, purl, 'bom-ref': `${purl}#${path}` },
        hashes: [{ alg: 'SHA-512', content }],
        licenses: [{ expression: license }],
      };
    }),
  };
}

/** `npm run sbom`. */
if (import.meta.main)
  console.log(JSON.stringify(billOfMaterials(JSON.parse(readFileSync('package-lock.json', 'utf8'))), null, 2));
