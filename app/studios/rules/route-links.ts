import type { Studio } from './studio.ts';

export interface RouteLink {
  readonly label: string;
  readonly href: string;
}

/** The way to a studio in the visitor's own choice of map: by its position where that is known, else by its address. */
export function routeLinks({
  name,
  address,
  position,
}: Pick<Studio, 'name' | 'address' | 'position'>): readonly RouteLink[] {
  const isHouse = position?.level === 'house';
  if (!isHouse && address === '') return [];
  const at = isHouse ? `${position.latitude},${position.longitude}` : `${name}, ${address}`;
  const goal = encodeURIComponent(at);
  return [
    { label: 'Apple Kart', href: `https://maps.apple.com/?daddr=${goal}` },
    { label: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${goal}` },
    {
      label: 'OpenStreetMap',
      href: isHouse
        ? `https://www.openstreetmap.org/directions?to=${goal}`
        : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
    },
    ...(isHouse ? [{ label: 'Kartappen på telefonen', href: `geo:${at}?q=${goal}` }] : []),
  ];
}
