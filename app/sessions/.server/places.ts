import { type HourId, type Opening, openingOn, type SceneId } from '#app/drawings/index.ts';
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
const night: Setting = { scene: 'vinternatt', hours: ['dusk', 'blue', 'night'], figure: 'savasana' };
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

type Kind = Pick<Session, 'id' | 'kind' | 'isQuiet'>;

function settingOf({ id, kind, isQuiet }: Kind): Setting {
  if (settings[id]) return settings[id];
  if (isQuiet) return night;
  return kind === 'yoga' ? meadow : sea;
}

/** Where a session happens. */
export function placeOf(session: Kind): SessionPlace {
  const { scene, hours, figure } = settingOf(session);
  return { scene, figure, lights: hours.map((hour) => ({ hour, tone: openingOn(scene, hour).tone })) };
}

/** How its page opens: there, at its first hour. */
export function openingOf(session: Kind): Opening {
  const { scene, hours } = settingOf(session);
  return openingOn(scene, hours[0]);
}
