/** How a page carries what comes alive. For what is rendered on the server; never for an island. */

export { Island } from './island.tsx';
export { HeadScripts, IslandScript, PageScriptsContext } from './page-scripts.tsx';
