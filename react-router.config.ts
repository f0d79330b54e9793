import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A page that goes on in the browser knows its own routes; links are plain, so it never asks for more.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
