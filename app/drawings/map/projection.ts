import type { Position } from '#app/studios/rules/index.ts';

/** Mean radius of the earth. */
const earthRadiusKm = 6371;

/** The meridian of UTM zone 33, which Norwegian maps of the whole country are drawn on. */
const centralMeridian = 15;

/**
 * Transverse Mercator on a sphere, in kilometres east of the central meridian and north of the equator.
 * Snyder, Map Projections: A Working Manual (USGS 1395), equations 8-1 to 8-3, with a scale of 1.
 */
export function projectKm({ latitude, longitude }: Position): readonly [east: number, north: number] {
  const phi = radians(latitude);
  const lambda = radians(longitude - centralMeridian);
  return [
    earthRadiusKm * Math.atanh(Math.cos(phi) * Math.sin(lambda)),
    earthRadiusKm * Math.atan2(Math.tan(phi), Math.cos(lambda)),
  ];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
