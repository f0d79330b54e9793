import { useCallback, useEffect, useRef, useState } from 'react';
import { wakeAudio } from '../player/wake.ts';
import { ring } from '../sound/bells.ts';
import { openOutput, type SoundOutput } from '../sound/sound-output.ts';
import { type TimerWish, timerBells } from './timer-wish.ts';

type Status = 'ready' | 'running' | 'paused' | 'finished';

export interface Timer {
  readonly status: Status;
  readonly remainingSeconds: number;
  start(): void;
  pause(): void;
  reset(): void;
}

/** How often the numerals are looked at; the bells do not wait for that. */
const tickMs = 250;

/** Counts down by the device's clock; its bells are told to the device's sound ahead, and ring while the page sleeps. */
export function useTimer(wish: TimerWish): Timer {
  const whole = wish.minutes * 60;
  const [status, setStatus] = useState<Status>('ready');
  const [elapsed, setElapsed] = useState(0);
  const startedAtMs = useRef(0);
  const output = useRef<SoundOutput>(null);

  const silence = useCallback(() => {
    output.current?.close();
    output.current = null;
  }, []);
  const stop = useCallback(() => {
    silence();
    setStatus('paused');
  }, [silence]);
  useEffect(() => silence, [silence]);
  useEffect(() => {
    if (status !== 'running') return;
    const tick = () => {
      const seconds = (Date.now() - startedAtMs.current) / 1000;
      setElapsed(Math.min(seconds, whole));
      if (seconds >= whole) setStatus('finished');
    };
    const timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [status, whole]);

  return {
    status,
    remainingSeconds: whole - elapsed,
    start() {
      const from = status === 'finished' ? 0 : elapsed;
      startedAtMs.current = Date.now() - from * 1000;
      silence();
      wakeAudio();
      output.current = openOutput(stop);
      const { context, mix } = output.current;
      for (const { atSeconds, bell } of timerBells(wish))
        if (atSeconds >= from && (atSeconds > 0 || from === 0)) ring(context, mix, bell, atSeconds - from);
      output.current.play();
      setElapsed(from);
      setStatus('running');
    },
    pause: stop,
    reset() {
      silence();
      setElapsed(0);
      setStatus('ready');
    },
  };
}
