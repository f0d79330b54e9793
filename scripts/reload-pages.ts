import type { Plugin } from 'vite';

const changed = 'pages:changed';

/** In development, a page is fetched again when something changes that the server made it of. */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    apply: 'serve',
    resolveId: { filter: { id: /^\/@reload-pages$/u }, handler: (id) => id },
    load: {
      filter: { id: /^\/@reload-pages$/u },
      handler: () => `import.meta.hot.on('${changed}', () => location.reload());`,
    },
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) server.environments.client.hot.send(changed);
    },
  };
}
