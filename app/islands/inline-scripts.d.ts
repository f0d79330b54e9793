/** See `scripts/inline-scripts.ts`. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
/** React Router's own, for development: `app/entry.client.ts`. */
declare module 'virtual:react-router/inject-hmr-runtime';
