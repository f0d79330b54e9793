import type { Plugin } from 'vite';

const changed = 'plain-page:changed';

/**
 * In development, pages that ship no framework are fetched again when something changes that the server made them of.
 * The others are updated in place by the framework.
 */
export function reloadPlainPages(): Plugin {
  return {
    name: 'reload-plain-pages',
    apply: 'serve',
    resolveId: { filter: { id: /^\/@plain-page$/u }, handler: (id) => id },
    load: {
      filter: { id: /^\/@plain-page$/u },
      handler: () => `import.meta.hot.on('${changed}', () => location.reload());`,
    },
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) server.environments.client.hot.send(changed);
    },
  };
}
