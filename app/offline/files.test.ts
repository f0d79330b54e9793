import { expect, test } from 'vitest';
import { filesNamedIn } from './files.ts';

test.each([
  ['a link', '<link rel="stylesheet" href="/assets/style-Ab_1.css"/>', ['/assets/style-Ab_1.css']],
  ['a drawing', '<img src="/bilder/klasse-rygg.svg" alt=""/>', ['/bilder/klasse-rygg.svg']],
  ['a part of a drawing', '<img src="/landskap/a.svg#svgView(viewBox(0,0,480,200))" alt=""/>', ['/landskap/a.svg']],
  ['a set of pictures', '<img srcset="/a-720.webp 720w, /a-1440.webp 1440w">', ['/a-720.webp', '/a-1440.webp']],
  ['a style sheet', 'src:url(/assets/fraunces-B.woff2)format("woff2")', ['/assets/fraunces-B.woff2']],
  ['an inline module', 'import * as route0 from "/assets/root-C.js";', ['/assets/root-C.js']],
  ['a static import', 'import{n as e}from"./icon-D.js";', ['/assets/icon-D.js']],
  ['a script for later', 'import(`./player-E.js`),["assets/player-E.js"]', ['/assets/player-E.js']],
  ['a preview on an absolute address', '<meta content="http://localhost:3000/bilder/klasse-rygg.png"/>', []],
  [
    'the sound track that a page plays',
    '<audio preload="none" src="/okt/rygg/lyd.mp3?lengde=12&amp;stille=0"></audio>',
    ['/okt/rygg/lyd.mp3?lengde=12&stille=0'],
  ],
  [
    'a picture of this page',
    '<img alt="" src="/okt/egen/qr?stilling=a-60&amp;stilling=b-45"/>',
    ['/okt/egen/qr?stilling=a-60&stilling=b-45'],
  ],
  ['one to download', '<audio controls src="/okt/rygg/lyd.mp3"></audio><a href="/okt/rygg/lyd.mp3">', []],
  ['a link to a page', '<a href="/yoga/rygg">', []],
])('%s', (_name, text, files) => {
  expect(filesNamedIn(text)).toEqual(files);
});
