import type { SceneId } from '#app/drawings/ids.ts';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The town that a place's list opens on: that of its part of the country, or the one of all studios where it is unknown. */
export function townScene(position: Position | null): SceneId {
  if (!position) return 'studios';
  if (position.latitude > 65) return 'town-north';
  // West of the watershed: from Mandal to Kristiansund.
  return position.longitude < 8 + Math.max(0, position.latitude - 62) ? 'town-west' : 'town-east';
}
