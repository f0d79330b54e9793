/** See `scripts/page-scripts.ts`. */
declare module '*?on-demand' {
  const address: string;
  export default address;
}
declare module '*?inline-script' {
  const text: string;
  export default text;
}
