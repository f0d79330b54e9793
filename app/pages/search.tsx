import { pageText } from '#app/.server/library.ts';
export function loader() {
  return { text: pageText('search').heading };
}
export default function Search() {
  return null;
}
