/** Plays videos without cookies. */
export const videoOrigin = 'https://www.youtube-nocookie.com';

/** The address of the no-cookie player for a YouTube watch link, or undefined where it is not one. */
export function embedLink(watchLink: string): string | undefined {
  const url = URL.parse(watchLink);
  if (!url) return undefined;
  const id = url.hostname === 'youtu.be' ? url.pathname.slice(1) : url.searchParams.get('v');
  return id && /^[\w-]{6,20}$/u.test(id) && /(^|\.)(youtube\.com|youtu\.be)$/u.test(url.hostname)
    ? `${videoOrigin}/embed/${id}?autoplay=1&rel=0`
    : undefined;
}

/** Where «Se på YouTube» leads as long as no video is mapped. */
export function youTubeSearch(title: string): string {
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: title })}`;
}
