/** The backgrounds that are made in the browser. */
export const ambiences = ['sea', 'rain', 'wind', 'pad'] as const;
export type Ambience = (typeof ambiences)[number];

/** How a visitor wants to be guided. */
export interface Settings {
  readonly voice: boolean;
  /** Speed of the voice; 1 is its own. */
  readonly rate: number;
  /** Of voice and bells, 0 to 100. */
  readonly volume: number;
  readonly ambience: Ambience | null;
  readonly ambienceVolume: number;
}

export const defaultSettings: Settings = { voice: true, rate: 0.9, volume: 70, ambience: null, ambienceVolume: 25 };

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
  const ambience = ambiences.find((kind) => kind === values.get('ambience'));
  return {
    ...(typeof voice === 'boolean' && { voice }),
    ...(ambience && { ambience }),
    ...within('rate', 0.6, 1.3),
    ...within('volume', 0, 100),
    ...within('ambienceVolume', 1, 100),
  };
}
