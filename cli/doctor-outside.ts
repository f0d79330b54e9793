import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { oneLine } from '#app/.server/database/index.ts';
import { isLoopback } from '#app/.server/index.ts';
import type { Env } from '#app/start/.server/env.ts';
import { type Finding, fine, note, wrong } from './doctor-finding.ts';

const program = fileURLToPath(new URL('..', import.meta.url));
const patienceMs = 10_000;
const dayMs = 86_400_000;
const minCertificateDays = 14;
/** HTTP tells the time to the second, and an answer takes some. */
const maxClockSeconds = 60;

/** What a visitor meets at the public address, and whether the mail server takes us. */
export async function examineOutside(env: Env, now: Date): Promise<Finding[]> {
  return (await Promise.all([site(env, now), certificate(env, now), mail(env)])).flat();
}

async function site({ siteUrl }: Env, now: Date): Promise<Finding[]> {
  try {
    const answer = await fetch(`${siteUrl}/sw.js`, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    const served = await answer.text();
    if (answer.status !== 200)
      return [
        wrong('site', `${siteUrl}/sw.js answers ${answer.status}: SITE_URL must be where the site itself answers`),
      ];
    return [sameBuild(siteUrl, served), clock(answer.headers.get('date'), now)];
  } catch (error) {
    return [
      wrong(
        'site',
        `${siteUrl} does not answer (${causeOf(error)}): start the site, and look at proxy and name server`,
      ),
    ];
  }
}

function sameBuild(siteUrl: string, served: string): Finding {
  const own = join(program, 'build/client/sw.js');
  if (!existsSync(own)) return note('site', `${siteUrl} answers; there is no build here to compare it with`);
  return readFileSync(own, 'utf8') === served
    ? fine('site', `${siteUrl} answers, with the build of this folder`)
    : wrong(
        'site',
        `${siteUrl} answers with another build than this folder’s: wrong SITE_URL, or the site wants a restart`,
      );
}

/** A proxy’s clock may be another machine’s; this one’s own tells nothing. */
function clock(date: string | null, now: Date): Finding {
  const apartSeconds = Math.abs(now.getTime() - Date.parse(date ?? '')) / 1000;
  return apartSeconds > maxClockSeconds
    ? wrong('clock outside', `this machine and ${date} are ${Math.round(apartSeconds)} s apart: set the clock`)
    : fine('clock outside', 'agrees');
}

async function certificate({ siteUrl }: Env, now: Date): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return [];
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: patienceMs });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patienceMs) });
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now.getTime()) / dayMs);
    return [
      days < minCertificateDays
        ? wrong('certificate', `ends in ${days} days: see why it was not renewed`)
        : fine('certificate', `${days} days left`),
    ];
  } catch (error) {
    return [wrong('certificate', `is not good (${causeOf(error)}): get one, see docs/deploy.md`)];
  } finally {
    socket.destroy();
  }
}

async function mail({ mail: settings }: Env): Promise<Finding[]> {
  if (settings === null) return [];
  const { createTransport } = await import('nodemailer');
  const { hostname, searchParams } = new URL(settings.smtpUrl);
  const transport = createTransport({
    url: settings.smtpUrl,
    requireTLS: !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true',
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  });
  try {
    await transport.verify();
    return [fine('mail', `${hostname} takes our mail`)];
  } catch (error) {
    return [wrong('mail', `${hostname} does not take our mail (${causeOf(error)}): see SMTP_URL`)];
  } finally {
    transport.close();
  }
}

function causeOf(error: unknown): string {
  return oneLine(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
