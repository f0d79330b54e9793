import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClassVideo } from './class-video.tsx';

test('the video of a class is shown as a link, and a class without one shows none', () => {
  const shown = renderToStaticMarkup(<ClassVideo link="https://youtu.be/dQw4w9WgXcQ" />);
  expect(shown).toMatch(/<a [^>]*href="https:\/\/youtu\.be\/dQw4w9WgXcQ"[^>]*>Se på YouTube<\/a>/u);
  expect(renderToStaticMarkup(<ClassVideo link="" />)).toBe('');
});
