import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { Spinner } from '#app/ui/index.ts';
import styles from './finder-answer.module.css';
import { NearMe, type Nearness } from './near-me.tsx';
import type { NearbyStudio } from './nearby.ts';
import { distanceFrom, nearest, type Position, writeKm } from './rules/distance.ts';
import { type ClockTime, osloClock } from './rules/oslo-time.ts';
import { nowInWords } from './rules/today.ts';

interface NearStudiosProps {
  /** The parameters of the list that is to be put in order. */
  query: string;
  /** The id of a form whose choices stand instead. */
  formId?: string | undefined;
}

const maxShown = 10;

/** The studios nearest to the visitor. They come as a list without any position; what is nearest is found out here. */
export default function NearStudios({ query, formId }: NearStudiosProps) {
  const [nearness, setNearness] = useState<Nearness>({ state: 'off' });
  const [studios, setStudios] = useState<readonly NearbyStudio[] | null>(null);
  const locate = async (next: Nearness) => {
    setNearness(next);
    setStudios(null);
    if (next.state !== 'found') return;
    try {
      setStudios(await fetchStudios(formId === undefined ? query : choicesOf(formId)));
    } catch {
      setNearness({ state: 'offline' });
    }
  };
  return (
    <>
      <NearMe nearness={nearness} onChange={locate} />
      {(nearness.state === 'locating' || (nearness.state === 'found' && studios === null)) && (
        <Spinner label="Laster studioer" />
      )}
      {nearness.state === 'found' && studios && <Nearest studios={studios} from={nearness.position} />}
    </>
  );
}

async function fetchStudios(query: string): Promise<NearbyStudio[]> {
  const response = await fetch(`${paths.studioMatches}?${query}`);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** What is chosen in a form of the page; what is typed in it is a place, and here the visitor's own counts. */
function choicesOf(formId: string): string {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return '';
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    name !== 'q' && typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(chosen).toString();
}

function Nearest({ studios, from }: { studios: readonly NearbyStudio[]; from: Position }) {
  const clock = osloClock(new Date());
  if (studios.length === 0) return <p>Ingen yogastudioer passer med det du har valgt.</p>;
  return (
    <div ref={showInFull} className={styles.answer}>
      <ul role="list" aria-label="Nærmest deg">
        {nearest(studios, from, maxShown).map((studio) => (
          <li key={studio.slug}>
            <a href={paths.studio(studio.slug)}>
              <span>
                {studio.name}
                <br />
                <small>{detailOf(studio, clock)}</small>
              </span>
              <span>{distanceOf(studio, from)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was asked for is seen without a further touch, however low the button stands. */
function showInFull(answer: HTMLElement | null): void {
  answer?.scrollIntoView({ block: 'nearest' });
}

function detailOf({ hours, week, holidays, city, styles }: NearbyStudio, clock: ClockTime): string {
  return [hours ?? (week && nowInWords(week, clock, holidays)), city, ...styles].filter(Boolean).join(' · ');
}

function distanceOf({ position, isRough }: NearbyStudio, from: Position): string {
  const km = distanceFrom(from, { position }) ?? 0;
  return isRough ? `ca. ${writeKm(Math.round(km))}` : writeKm(km);
}
