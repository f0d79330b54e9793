import type { ReactNode } from 'react';
import type { FigureId } from '#app/drawings/ids.ts';
import { defaultSeed, FigurePicture, Landscape } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { Breadcrumb, type Page } from '#app/site/index.ts';
import type { SessionPlace } from './place.ts';
import { BreathForm } from './player/breath-form.tsx';
import type { Session } from './script/session.ts';
import styles from './session-opening.module.css';

/** What a file shows of its landscape: the core of the sheet, with two heights of sky more. */
const tallView = '#svgView(viewBox(1080,-1280,360,1920))';

/** The places with a window, low in the wall. */
const rooms: ReadonlySet<string> = new Set(['stue', 'vinternatt']);

interface SessionOpeningProps {
  page: Page;
  session: Session;
  place: SessionPlace;
  /** The landscape is a file of its own, where the page has much else to send. */
  isFile?: boolean;
  /** What it is, where the page has not said so elsewhere. */
  lead?: string;
  /** What to fetch before it. */
  atHand?: string | null;
  /** What stands under the name. */
  children: ReactNode;
}

/** How a session's page opens: its place fills the window, as it will when it runs, with its name and the lobby there. */
export function SessionOpening({ page, session, place, isFile = false, lead, atHand, children }: SessionOpeningProps) {
  const { opening } = page;
  return (
    <div className={styles.place} data-tone={opening?.tone} data-room={rooms.has(place.scene)}>
      <div className={styles.layer}>
        {opening && !isFile && <Landscape scene={opening.scene} hour={opening.hour} className={styles.landscape} />}
        {opening && isFile && (
          <img
            src={`${paths.landscape(`${opening.scene}.${opening.hour}`)}${tallView}`}
            alt=""
            className={`${styles.landscape} ${styles.file}`}
          />
        )}
        {place.figure ? (
          <Waiting session={session} figure={place.figure} waiting={place.waiting} />
        ) : (
          <BreathForm breath={null} isRunning={false} />
        )}
      </div>
      <div className={styles.before}>
        <Breadcrumb trail={page.trail} />
        <h1>{session.title}</h1>
        {lead && (
          <p className={styles.lead}>
            {lead} {atHand && <span>Ha klart: {atHand}.</span>}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

interface WaitingProps extends Pick<SessionPlace, 'waiting'> {
  session: Session;
  figure: FigureId;
}

/** Who is there already: in the pose that tells what the session is for, in its first one, or who rests in its place. */
function Waiting({ session: { steps }, figure, waiting }: WaitingProps) {
  const first = steps.find(({ figure }) => figure !== null);
  const pose = first?.figure ?? figure;
  return (
    <FigurePicture
      id={waiting ?? first?.drawn?.[0] ?? pose}
      body={defaultSeed(pose)}
      isInPlace
      className={waiting ? `${styles.waiting} ${styles.wide}` : styles.waiting}
    />
  );
}
