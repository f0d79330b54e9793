import type { DrawnId, FigureId } from '#app/drawings/ids.ts';
import { type HourId, type Opening, openingOn, type SceneId } from '#app/drawings/index.ts';
import type { Need, Place } from '../composer/knowledge.ts';
import type { Wish } from '../composer/wish.ts';
import type { SessionPlace } from '../place.ts';
import type { Session } from '../script/session.ts';

interface Setting extends Pick<SessionPlace, 'figure'> {
  readonly scene: SceneId;
  readonly hours: readonly [HourId, ...HourId[]];
}

/** The sun rises over the valleys. */
const morning: Setting = { scene: 'dal', hours: ['sunrise', 'morning', 'day'], figure: 'sukhasana' };
const meadow: Setting = { scene: 'eng', hours: ['morning', 'day', 'afternoon'], figure: 'sukhasana' };
/** Afternoon in a warm room, until the last rest under stars. */
const room: Setting = { scene: 'stue', hours: ['afternoon', 'evening', 'night'], figure: 'savasana' };
const night: Setting = { scene: 'vinternatt', hours: ['blue', 'night'], figure: 'savasana' };
/** Where the sun itself breathes. */
const sea: Setting = { scene: 'strand', hours: ['sunrise', 'evening'], figure: null };

/** Sessions with a place of their own; all others have that of their kind. */
const settings: Readonly<Record<string, Setting>> = {
  morgen: morning,
  yin: room,
  rygg: { ...room, hours: ['day', 'afternoon', 'evening'] },
  'kroppsskanning-for-avspenning': room,
  'guidet-mindfulness-for-nybegynnere': meadow,
  'morgenmeditasjon-energi': { ...sea, hours: ['sunrise', 'morning'] },
  'stressmestring-i-hverdagen': { ...sea, hours: ['evening', 'dusk'] },
  '4-7-8': { ...sea, hours: ['dusk', 'blue'] },
};

/** Who is seen before a session begins, where its first step does not tell what it is for. */
const waiting: Readonly<Record<string, DrawnId>> = {
  rygg: 'bitilasana',
  styrke: 'virabhadrasana2',
  sovn: 'child-on-bolster',
};

/** On the planks by the sea. */
const landing: Setting = { scene: 'strand', hours: ['morning', 'day', 'afternoon'], figure: 'sukhasana' };

/** Where a composed session happens outdoors, and at which hours: what wakes has the morning, what calms the evening. */
const composedSettings: Readonly<Record<Need, Setting>> = {
  hele: meadow,
  rygg: { ...meadow, hours: ['day', 'afternoon', 'evening'] },
  nakke: landing,
  hofter: { ...landing, hours: ['day', 'afternoon', 'evening'] },
  bein: { ...morning, hours: ['morning', 'day'] },
  styrke: { ...morning, hours: ['morning', 'day', 'afternoon'] },
  energi: morning,
  ro: { ...landing, hours: ['evening', 'dusk'] },
  sovn: night,
};

/** Who waits in a composed session until its first pose. */
const composedFigures: Readonly<Record<Place, FigureId>> = {
  matte: 'sukhasana',
  stol: 'sitting-on-chair',
  kontor: 'sitting-on-chair',
  seng: 'savasana',
};

/** A mat may lie outdoors; chairs and beds stand in a room, at the same hours. */
function composedSetting({ need, place }: Pick<Wish, 'need' | 'place'>): Setting {
  const setting = { ...composedSettings[need], figure: composedFigures[place] };
  return place === 'matte' || need === 'sovn' ? setting : { ...setting, scene: room.scene };
}

type Kind = Pick<Session, 'id' | 'kind' | 'isQuiet'>;

function settingOf({ id, kind, isQuiet }: Kind): Setting {
  if (settings[id]) return settings[id];
  if (isQuiet) return night;
  return kind === 'yoga' ? meadow : sea;
}

/** Where a session happens. */
export function placeOf(session: Kind): SessionPlace {
  return { ...placeIn(settingOf(session)), waiting: waiting[session.id] ?? null };
}

/** How its page opens: there, at its first hour. */
export function openingOf(session: Kind): Opening {
  return openingIn(settingOf(session));
}

/** Where a session happens that was composed for a wish, and how its page opens. */
export function composedPlace(wish: Pick<Wish, 'need' | 'place'>): { place: SessionPlace; opening: Opening } {
  const setting = composedSetting(wish);
  return { place: placeIn(setting), opening: openingIn(setting) };
}

function placeIn({ scene, hours, figure }: Setting): SessionPlace {
  return { scene, figure, waiting: null, lights: hours.map((hour) => ({ hour, tone: openingOn(scene, hour).tone })) };
}

function openingIn({ scene, hours }: Setting): Opening {
  return openingOn(scene, hours[0]);
}
