import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Given by scripts/build.mjs: a build is made beside the one that is served.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // A page that goes on in the browser knows its own routes; links are plain, so it never asks for more.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
