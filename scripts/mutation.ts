import { spawnSync } from 'node:child_process';

/**
 * `npm run mutation`: changes the pure modules one place at a time and runs their tests on each change, group by group;
 * `npm run mutation -- city slugs` takes some groups. Fails where fewer than `minScore` percent of the changes are
 * noticed. It takes an hour in all: what it found, and why some changes survive, stands in docs/mutation.md.
 */
const minScore = 85;

/** Some modules of one folder, and the tests beside them that have to notice what is changed in them. */
interface Group {
  readonly folder: string;
  readonly modules: readonly string[];
  /** Those of the modules' own names, where nothing else is said. */
  readonly tests?: readonly string[];
}

const groups: Readonly<Record<string, Group>> = {
  slugs: { folder: 'app/studios/rules', modules: ['slug', 'old-slug'] },
  city: { folder: 'app/studios/rules', modules: ['city', 'location', 'postal-address', 'address-search'] },
  'opening-hours': { folder: 'app/studios/rules', modules: ['opening-hours', 'open-now', 'time-spans', 'oslo-time'] },
  sequence: { folder: 'app/sessions/editor', modules: ['sequence', 'sequence-faults'] },
  'page-cache': { folder: 'server', modules: ['page-cache', 'page-address', 'request-address'] },
  import: {
    folder: 'app/studios/.server/import',
    modules: [
      'cell-values',
      'encoding',
      'file-format',
      'plan',
      'read-csv',
      'read-json',
      'read-json-lines',
      'read-studio',
    ],
    tests: ['*'],
  },
  search: {
    folder: 'app/search/.server',
    modules: [
      'normalise',
      'query-plan',
      'phrases',
      'compounds',
      'spelling',
      'word-stem',
      'synonym-lookup',
      'read-word',
    ],
    tests: ['normalise', 'compounds', 'spelling', 'search', 'queries'],
  },
  figure: {
    folder: 'app/drawings/figure',
    modules: ['interpolate', 'kinematics', 'mirror', 'outline', 'path', 'path-points', 'route', 'skeleton'],
    tests: ['interpolate', 'mirror', 'outline', 'path', 'route', 'poses/poses'],
  },
  session: {
    folder: 'app/sessions/script',
    modules: ['breathing', 'from-plan', 'from-script', 'from-sequence', 'pacing', 'timeline', 'words'],
    tests: ['*'],
  },
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(groups);
const unknown = chosen.filter((name) => !(name in groups));
if (unknown.length > 0) throw new Error(`no group ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}`);
const poor = chosen.filter((name) => !isGood(name, groups[name]));
console.log(poor.length === 0 ? 'every group is held' : `less than ${minScore} %: ${poor.join(', ')}`);
process.exitCode = poor.length === 0 ? 0 : 1;

function isGood(name: string, group: Group | undefined): boolean {
  if (!group) return false;
  const { folder, modules, tests = modules } = group;
  const files = modules.map((module) => `${folder}/${module}.ts`);
  console.log(`\n${name}: ${files.join(', ')}`);
  const { status } = spawnSync('stryker', ['run', '--mutate', files.join(',')], {
    env: { ...process.env, MUTATION_TESTS: tests.map((test) => `${folder}/${test}.test.ts`).join() },
    stdio: 'inherit',
  });
  return status === 0;
}
