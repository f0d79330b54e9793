import { useState } from 'react';
import { Lobby } from './lobby.tsx';
import { fetchPlayer, RunningSession } from './player/running-session.tsx';
import { SettingsPanel } from './player/settings-panel.tsx';
import { useGuidance } from './player/use-guidance.ts';
import { wakeSound } from './player/wake.ts';
import type { Session } from './script/session.ts';

interface GuidedSessionProps {
  session: Session;
  /** Shows the poses in the lobby; false where the page lists them already. */
  showsFigures?: boolean;
  /** Where to go when the session is left; without it the lobby comes back. */
  leavesTo?: string;
}

/** A session with what comes before it. The player is fetched at the first touch of the start button. */
export default function GuidedSession({ session, showsFigures = true, leavesTo }: GuidedSessionProps) {
  const guidance = useGuidance();
  /** The session as it was at its start: a list that is changed meanwhile changes the next one. */
  const [started, setStarted] = useState<Session | null>(null);
  const start = () => {
    wakeSound();
    setStarted(session);
  };
  const leave = () => {
    if (leavesTo === undefined) setStarted(null);
    else location.assign(leavesTo);
  };
  if (started) return <RunningSession session={started} guidance={guidance} onClose={leave} />;
  return (
    <Lobby session={session} showsFigures={showsFigures} onTouch={fetchPlayer} onStart={start}>
      <SettingsPanel {...guidance} />
    </Lobby>
  );
}
