import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  type RecordedPlace,
  recordedAddresses,
  recordedAnswer,
  recordedPlaces,
} from '../../app/studios/.server/registers/recorded-places.ts';
import { serveRegisters } from '../../app/studios/.server/registers/testing.ts';
import { type Site, startSite } from '../support/site.ts';

// One site for all, made of a recorded answer by the owner's own command.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let folder: string;
let site: Site | undefined;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'pusterom-fetched-'));
  const data = { overpass: recordedAnswer(), units: [], removed: [], addresses: [...recordedAddresses] };
  const registers = await serveRegisters(data);
  const fetching = spawn(process.execPath, ['cli/studios.ts', '--new', 'fetch'], {
    env: { DATA_DIR: folder, ...registers.env },
  });
  const status = await new Promise((resolve) => fetching.on('close', resolve));
  await registers.close();
  expect(status).toBe(0);
  site = await startSite({ DATA_DIR: folder });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What a studio's page says of it, and its controls. */
interface ShownStudio {
  readonly name: string;
  readonly address: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly hours: string;
  readonly styles: readonly string[];
  readonly about: string;
  readonly text: string;
  readonly hrefs: readonly string[];
  readonly ids: readonly string[];
  readonly pictures: readonly string[];
  readonly emptyHeadings: readonly string[];
}

function shownStudio(): ShownStudio {
  const main = document.querySelector('main') ?? document.body;
  const textOf = (element?: Element | null) => element?.textContent?.trim() ?? '';
  const headings = [...main.querySelectorAll('h2, h3')];
  const under = (heading: RegExp) => headings.find((each) => heading.test(textOf(each)))?.parentElement;
  const contentOf = (part?: Element | null) =>
    [...(part?.children ?? [])]
      .filter((each) => !each.matches('h2, h3') && !each.querySelector('h2, h3'))
      .map(textOf)
      .join(' ');
  return {
    name: textOf(main.querySelector('h1')),
    address: textOf(main.querySelector('h1 + p')),
    facts: Object.fromEntries(
      [...main.querySelectorAll('dt')].map((term) => [textOf(term), textOf(term.nextElementSibling)]),
    ),
    hours: contentOf(under(/^Åpningstider$/u)),
    styles: [...(under(/^Yogastiler/u)?.querySelectorAll('li') ?? [])].map(textOf),
    about: contentOf(under(/^Om /u)),
    text: main.innerText,
    hrefs: [...main.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    pictures: [...main.querySelectorAll('img')].map(({ src }) => src),
    emptyHeadings: headings.filter((each) => textOf(each.nextElementSibling) === '').map(textOf),
  };
}

const digits = (text = '') => text.replaceAll(/\D/gu, '');
const wordsOf = (text = ''): readonly string[] => text.toLocaleLowerCase('nb').match(/[\p{L}\d]+/gu) ?? [];
const telephoneTags = ['phone', 'contact:phone', 'contact:mobile'];
const websiteTags = ['website', 'contact:website', 'url'];
const tagged = ({ tags }: RecordedPlace, names: readonly string[]) => names.map((name) => tags[name] ?? '').join(' ');

/** What a page says that its place in the answer, and the register of addresses there, do not. */
function invented(shown: ShownStudio, place: RecordedPlace): string[] {
  const { tags } = place;
  const registered = recordedAddresses[recordedPlaces.indexOf(place)];
  const known = wordsOf(
    [...Object.values(tags), registered?.adressetekst, registered?.postnummer, registered?.poststed, 'Norge'].join(' '),
  );
  const unknown = (words: string) => wordsOf(words).filter((word) => !known.includes(word));
  const wrong: string[] = [];
  const say = (what: string, isWrong: boolean) => isWrong && wrong.push(`${shown.name}: ${what}`);
  say('another name', ![tags.name, tags['name:nb'], tags.operator].includes(shown.name));
  say(`address: ${unknown(shown.address)}`, unknown(shown.address).length > 0);
  const { Telefon: telephone, Nettsted: website, Kategori: category, ...others } = shown.facts;
  say(
    `telephone ${telephone}`,
    telephone !== undefined && !digits(tagged(place, telephoneTags)).includes(digits(telephone).slice(-8)),
  );
  say(`website ${website}`, website !== undefined && !tagged(place, websiteTags).includes(website));
  say(`facts ${Object.keys(others)}`, Object.keys(others).length > 0);
  const kinds = tags.sport?.split(';') ?? [];
  const isOpenAir = tags.leisure === 'pitch';
  say(`category ${category}`, category === 'Yogastudio' && (isOpenAir || kinds.some((kind) => !calm.includes(kind))));
  say(`styles ${shown.styles}`, shown.styles.length > kinds.length);
  const told = tags.opening_hours;
  say('hours', told === undefined && !shown.hours.startsWith('Åpningstidene er ikke kjent'));
  const times = (shown.hours.match(/\d+/gu) ?? []).map(Number);
  const toldTimes = (told?.match(/\d+/gu) ?? []).map(Number);
  const isAllDay = told === '24/7' || told?.includes('12:00-12:00');
  say(`hours ${shown.hours}`, !isAllDay && times.some((time) => time !== 0 && !toldTimes.includes(time)));
  const usual = 'Ta kontakt med s';
  say(
    `about ${shown.about}`,
    tags.description === undefined ? !shown.about.includes(usual) : shown.about !== tags.description,
  );
  say('a rating', /anmeldelse|\bav 5\b|stjerner/iu.test(shown.text));
  say(
    `a picture ${shown.pictures}`,
    shown.pictures.some((src) => new URL(src).origin !== site?.origin),
  );
  return wrong;
}

const calm: readonly string[] = ['yoga', 'pilates', 'meditation', 'qigong'];

/** What a page leaves out that its place tells. */
function lost({ facts, name, hours, about }: ShownStudio, place: RecordedPlace): string[] {
  const { tags } = place;
  const isDialled = /\d{2}[\d ]{4,}/u.test(tagged(place, telephoneTags));
  const isWebsite = /^[^ @]+\.[^ @]+$/u.test(tagged(place, websiteTags).trim());
  return [
    ...(isDialled && facts.Telefon === undefined ? ['telephone'] : []),
    ...(isWebsite && facts.Nettsted === undefined ? ['website'] : []),
    ...(tags.opening_hours !== undefined && hours.includes('ikke kjent') ? ['hours'] : []),
    ...(tags.description !== undefined && !about.includes(tags.description) ? ['description'] : []),
  ].map((what) => `${name}: ${what} is lost`);
}

/** Links that lead nowhere by their form, and headings over nothing. */
function dead({
  name,
  hrefs,
  ids,
  emptyHeadings,
}: Pick<ShownStudio, 'name' | 'hrefs' | 'ids' | 'emptyHeadings'>): string[] {
  const isDead = (href: string) => {
    if (href.startsWith('#')) return !ids.includes(href.slice(1));
    if (href.startsWith('tel:')) return !/^tel:\+\d{7,15}$/u.test(href);
    if (href.startsWith('geo:')) return !/^geo:-?\d+\.\d+,-?\d+\.\d+\?q=/u.test(href);
    if (href.startsWith('/')) return href.startsWith('//');
    return !/^https?:\/\/[^/@]+\.[a-z]+(?:[/?]|$)/u.test(href);
  };
  return [
    ...hrefs.filter(isDead).map((href) => `link to «${href}»`),
    ...emptyHeadings.map((text) => `heading «${text}»`),
  ].map((what) => `${name}: ${what}`);
}

async function studioPaths(page: Page): Promise<string[]> {
  const map = await (await page.request.get(`${site?.origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>[^<]*?(\/yogastudioer\/studio\/[^<]*)<\/loc>/gu)].map(([, path = '']) => path);
}

async function openStudio(page: Page, path: string): Promise<{ shown: ShownStudio; place: RecordedPlace }> {
  await page.goto(`${site?.origin}${path}`);
  const shown = await page.evaluate(shownStudio);
  const at = shown.hrefs.find((href) => href.startsWith('geo:'))?.slice(4) ?? '';
  const place = recordedPlaces.find(({ lat, lon }) => at.startsWith(`${lat},${lon}?`));
  if (!place) throw new Error(`${path} lies nowhere in the answer: ${at}`);
  return { shown, place };
}

test('every page of a fetched directory says what its source says, and every control leads somewhere', async ({
  page,
}) => {
  const paths = await studioPaths(page);
  expect(paths.length).toBe(recordedPlaces.length);
  const within = new Set<string>();
  const wrong: string[] = [];
  for (const path of paths) {
    const { shown, place } = await openStudio(page, path);
    wrong.push(...invented(shown, place), ...lost(shown, place), ...dead(shown));
    for (const href of shown.hrefs) if (href.startsWith('/')) within.add(href.split('#')[0] ?? '');
  }
  expect(wrong).toEqual([]);
  const answers = await Promise.all([...within].map(async (path) => [path, (await site?.status(path)) ?? 0] as const));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test('what another place says is seen as invented or lost, and a dead control as dead', { tag: '@slow' }, async ({
  page,
}) => {
  const { shown } = await openStudio(page, '/yogastudioer/studio/proverommet');
  const others = recordedPlaces.filter(({ tags }) => tags.name !== shown.name);
  expect(others.filter((other) => invented(shown, other).length === 0)).toEqual([]);
  const planted = { ...shown, hrefs: ['#', '#borte', 'tel:22', '', 'https://navn@vert.example', 'javascript:0'] };
  expect(dead({ ...planted, emptyHeadings: ['Om oss'] })).toHaveLength(7);
});

test('every card of the lists leads to its page and tells what the page tells', { tag: '@slow' }, async ({ page }) => {
  const wrong: string[] = [];
  for (const city of ['oslo', 'bergen', 'nesttun', 'trondheim', 'hamar', 'kristiansand']) {
    await page.goto(`${site?.origin}/yogastudioer/${city}`);
    const cards = await page.locator('#studioer article').evaluateAll((articles) =>
      articles.map((card) => ({
        name: card.querySelector('h2')?.textContent?.replace(/^\d+\. /u, '') ?? '',
        path: card.querySelector('a')?.getAttribute('href') ?? '',
      })),
    );
    expect(cards.length, city).toBeGreaterThan(0);
    for (const { name, path } of cards) {
      const { shown } = await openStudio(page, path);
      if (shown.name !== name) wrong.push(`${name} leads to ${shown.name}`);
    }
  }
  expect(wrong).toEqual([]);
});
