/** The owner's settings: who runs the site, where it lies, where it can be reached. */
export interface SiteSettings {
  readonly name: string;
  /** Origin that canonical links point to, without a trailing slash. */
  readonly url: string;
  readonly email: string;
  /** Without the networks that the owner is not on. */
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** Where «Se timeplan» leads; `#` until the owner has a timetable. */
  readonly timetable: string;
  /** Address pattern of the image service, with `{id}` where the photo id goes. */
  readonly imageService: string;
}

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'yelp'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const socialNetworkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  yelp: 'Yelp',
};

/** The profiles that there are, in the order in which they are shown. */
export function profilesOf(social: SiteSettings['social']) {
  return socialNetworks.flatMap((network) => {
    const url = social[network];
    return url === undefined ? [] : [{ network, url, name: socialNetworkNames[network] }];
  });
}

/** What holds until the owner sets the variable of the same name (`SITE_NAME`, `SITE_EMAIL` …). */
export const siteDefaults = {
  name: 'Pusterom',
  email: 'kontakt@example.no',
  social: {
    facebook: 'https://www.facebook.com/example',
    instagram: 'https://www.instagram.com/example',
    linkedin: 'https://www.linkedin.com/company/example',
    yelp: 'https://www.yelp.com/biz/example',
  },
  timetable: '#',
  imageService: 'https://images.unsplash.com/photo-{id}?auto=format&fit=crop&w=1200&q=80',
} as const satisfies Omit<SiteSettings, 'url'>;
