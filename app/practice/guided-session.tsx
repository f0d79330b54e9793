import { useEffect, useState } from 'react';
import { Lobby } from './lobby.tsx';
import { fetchPlayer, RunningSession } from './running-session.tsx';
import type { Session } from './session.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { useGuidance } from './use-guidance.ts';
import { wakeAudio, wakeVoice } from './wake.ts';

interface GuidedSessionProps {
  session: Session;
  /** Where to go when the session is left; without it the lobby comes back. */
  onClose?: () => void;
}

/** A session with what comes before it. The player is fetched at the first touch of the start button. */
export function GuidedSession({ session, onClose }: GuidedSessionProps) {
  const guidance = useGuidance();
  const [isReady, setReady] = useState(false);
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setReady(true), []);
  const start = () => {
    wakeAudio();
    wakeVoice();
    setStarted(true);
  };
  if (isStarted)
    return <RunningSession session={session} guidance={guidance} onClose={onClose ?? (() => setStarted(false))} />;
  return (
    <Lobby session={session} isReady={isReady} onTouch={fetchPlayer} onStart={start}>
      <SettingsPanel {...guidance} />
    </Lobby>
  );
}
