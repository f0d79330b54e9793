import { isLoopback } from '#app/.server/index.ts';
import { siteDefaults } from '#app/site/settings.ts';
import type { Env } from '#app/start/.server/env.ts';
import { type Finding, fine, note, wrong } from './doctor-finding.ts';

/** What the settings alone tell. */
export function examineSettings(env: Env): Finding[] {
  return [address(env), email(env), controller(env), social(env), timetable(env), proxies(env), ...messages(env)];
}

function address({ siteUrl }: Env): Finding {
  const { protocol, hostname } = new URL(siteUrl);
  if (isLoopback(hostname)) return wrong('address', `SITE_URL is ${siteUrl}: set it to the public address of the site`);
  if (protocol !== 'https:') return wrong('address', `SITE_URL is ${siteUrl}: visitors must be served with https`);
  if (/(?:^|\.)example(?:\.|$)/u.test(hostname)) return wrong('address', `SITE_URL is ${siteUrl}, an example: set it`);
  return fine('address', siteUrl);
}

function email({ site }: Env): Finding {
  const isExample = /@(?:.*\.)?example\.[a-z]+$/u.test(site.email);
  return isExample
    ? wrong('e-mail', `the pages show ${site.email}, an example: set SITE_EMAIL`)
    : fine('e-mail', site.email);
}

function controller({ controller: owner }: Env): Finding {
  if (owner === null)
    return wrong(
      'controller',
      'the privacy page names nobody: set SITE_OWNER, SITE_OWNER_NUMBER and SITE_OWNER_ADDRESS',
    );
  if (owner.address === null || owner.number === null)
    return note(
      'controller',
      `${owner.name}, without ${owner.number === null ? 'number (SITE_OWNER_NUMBER)' : 'address (SITE_OWNER_ADDRESS)'}`,
    );
  return fine('controller', owner.name);
}

function social({ site }: Env): Finding {
  const examples = Object.entries(site.social).filter(([network, url]) => {
    return Object.entries(siteDefaults.social).some(([other, preset]) => other === network && preset === url);
  });
  if (examples.length === 0) return fine('social profiles', 'set');
  const names = examples.map(([network]) => `SITE_${network.toUpperCase()}`).join(', ');
  return wrong(
    'social profiles',
    `the footer links to example profiles: set ${names}, each to its address or to "#" for none`,
  );
}

function timetable({ site }: Env): Finding {
  return site.timetable === '#'
    ? note('timetable', '«Se timeplan» leads nowhere yet: set SITE_TIMETABLE')
    : fine('timetable', site.timetable);
}

/** Behind a proxy that is not named all visitors are one address, and the form soon refuses them all. */
function proxies({ trustedProxies }: Env): Finding {
  return trustedProxies.length === 0
    ? note('proxy', 'TRUSTED_PROXIES is not set: right only where visitors reach the site without a proxy')
    : fine('proxy', trustedProxies.join(', '));
}

function messages({ mail, contactRetentionDays, contactRate, database }: Env): Finding[] {
  return [
    mail === null
      ? note('notices', 'nobody is told of new messages: set SMTP_URL and CONTACT_TO, or look at `contact list`')
      : fine('notices', `to ${mail.to}`),
    contactRetentionDays === null
      ? note(
          'deletion',
          `nothing deletes old messages (${database.kind}): see docs/studios.md, then set CONTACT_RETENTION_DAYS`,
        )
      : fine('deletion', `after ${contactRetentionDays} days`),
    contactRate === 0
      ? wrong('limit', 'CONTACT_RATE is 0: anyone can flood the form')
      : fine('limit', `${contactRate} in ten minutes`),
  ];
}
