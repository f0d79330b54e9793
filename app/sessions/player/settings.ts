/** The backgrounds that are made in the browser. */
export const ambiences = ['sea', 'rain', 'wind', 'pad'] as const;
export type Ambience = (typeof ambiences)[number];

/** How a visitor wants to be guided. */
export interface Settings {
  /** A screen reader says the lines: no voice of ours talks over it. */
  readonly reader: boolean;
  readonly voice: boolean;
  /** Speed of the voice; 1 is its own. */
  readonly rate: number;
  /** Of voice and bells, 0 to 100. */
  readonly volume: number;
  readonly ambience: Ambience | null;
  readonly ambienceVolume: number;
  /** How long the background goes on after a session for the night. */
  readonly afterMinutes: number;
  /** Of quiet between the press and the first word: for the next session alone, never remembered. */
  readonly quietMinutes: number;
  /** The device shakes a little when the breath turns, where it can. */
  readonly vibration: boolean;
}

/** What one can choose of. */
export const afterMinutesChoices = [0, 15, 30, 60] as const;
export const quietMinutesChoices = [0, 1, 3, 5, 10] as const;

/** Voice and a quiet background are on until they are turned off, as the page of a meditation says. */
export const defaultSettings: Settings = {
  reader: false,
  voice: true,
  rate: 0.9,
  volume: 70,
  ambience: 'pad',
  ambienceVolume: 25,
  afterMinutes: 15,
  quietMinutes: 0,
  vibration: true,
};

const key = 'okt-valg';

/** What the visitor has asked the device to remember; null when nothing was. */
export function rememberedSettings(storage: Pick<Storage, 'getItem'>): Settings | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...defaultSettings, ...valid(stored) } : null;
  } catch {
    return null;
  }
}

export function remember(storage: Pick<Storage, 'setItem' | 'removeItem'>, settings: Settings | null): void {
  if (settings) storage.setItem(key, JSON.stringify(settings));
  else storage.removeItem(key);
}

/** Of stored values, those that the settings know. */
function valid(stored: object): Partial<Settings> {
  const values = new Map<string, unknown>(Object.entries(stored));
  const within = (name: string, low: number, high: number) => {
    const value = values.get(name);
    return typeof value === 'number' && value >= low && value <= high ? { [name]: value } : {};
  };
  const voice = values.get('voice');
  const vibration = values.get('vibration');
  const reader = values.get('reader');
  const afterMinutes = afterMinutesChoices.find((minutes) => minutes === values.get('afterMinutes'));
  // Null is a choice: no background.
  const ambience = [...ambiences, null].find((kind) => kind === values.get('ambience'));
  return {
    ...(typeof voice === 'boolean' && { voice }),
    ...(typeof vibration === 'boolean' && { vibration }),
    ...(typeof reader === 'boolean' && { reader }),
    ...(ambience !== undefined && { ambience }),
    ...(afterMinutes !== undefined && { afterMinutes }),
    ...within('rate', 0.6, 1.3),
    ...within('volume', 0, 100),
    ...within('ambienceVolume', 1, 100),
  };
}
