import { useEffect, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { counted } from '#app/text/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Callout, Facts } from '#app/ui/index.ts';
import { DayHuts } from './day-huts.tsx';
import { download } from './download.ts';
import { PracticeLists } from './practice-lists.tsx';
import { useMemory } from './use-memory.ts';
import { daysBefore } from './weeks.ts';

const quiet = `${buttonStyles.button} ${buttonStyles.quiet}`;
const strong = `${buttonStyles.button} ${buttonStyles.strong}`;

/** What this device remembers: turned on, shown, taken along and deleted. */
export default function MyPractice() {
  const { stored, memory, change, turnOn, delete: deleteAll } = useMemory();
  const [isSure, setSure] = useState(false);
  const [news, setNews] = useState('');
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone: the focus goes to what has changed.
  useEffect(() => {
    if (news) place.current?.focus();
  }, [news]);
  const forget = () => {
    if (!isSure) return setSure(true);
    deleteAll();
    setSure(false);
    setNews('Alt er slettet, og ingenting huskes lenger.');
  };
  return (
    <div ref={place} tabIndex={-1}>
      <p role="status">{news}</p>
      {stored?.state !== 'broken' && (
        <DayHuts daysBefore={daysBefore(memory?.done ?? [], Date.now())}>
          {stored?.state !== 'on' && (
            <button
              type="button"
              className={strong}
              data-needs-script
              onClick={() => {
                turnOn();
                setNews('Fra nå av husker denne enheten øktene dine.');
              }}
            >
              Husk øktene mine på denne enheten
            </button>
          )}
        </DayHuts>
      )}
      {stored?.state === 'broken' && (
        <Callout kind="info" heading="Kan ikke leses">
          <p>Det som er lagret på denne enheten, kan ikke leses. Slett det for å begynne på nytt.</p>
        </Callout>
      )}
      {memory && <PracticeLists memory={memory} change={change} />}
      <Facts>
        {memory && (
          <button
            type="button"
            className={quiet}
            onClick={() => download('min-praksis.json', 'application/json', JSON.stringify(memory, null, 2))}
          >
            Last ned alt
          </button>
        )}
        {stored && stored.state !== 'off' && (
          <button type="button" className={quiet} onClick={forget}>
            {isSure ? 'Ja, slett alt for godt' : 'Slett alt og slå av'}
          </button>
        )}
      </Facts>
      {memory && memory.done.length === 0 && memory.favourites.length === 0 && (
        <p>
          {counted(0, 'økt', 'økter')} så langt. <a href={paths.sessions}>Finn en økt</a>
        </p>
      )}
    </div>
  );
}
