import { wakeAudio } from '../player/wake.ts';

/** Everything that is heard comes together here. */
export interface SoundOutput {
  readonly context: AudioContext;
  readonly mix: AudioNode;
  play(): void;
  /** Silence once the last bell has rung out. */
  pause(): void;
  close(): void;
}

/** The longest bell, in milliseconds. */
const ringOutMs = 12_000;

/**
 * Goes through an audio element: a phone keeps that alive when it is locked, and shows its own buttons for it.
 * `onInterrupted` is called when the device takes the sound away: a call, headphones pulled out.
 */
export function openOutput(onInterrupted: () => void): SoundOutput {
  const context = wakeAudio();
  const mix = new GainNode(context);
  const stream = new MediaStreamAudioDestinationNode(context);
  mix.connect(stream);
  const element = new Audio();
  element.srcObject = stream.stream;
  let isWanted = false;
  let isDirect = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  element.addEventListener('pause', () => isWanted && onInterrupted());

  /** Past the element, where the browser will not let it play. */
  const direct = (wanted: boolean) => {
    if (wanted === isDirect) return;
    isDirect = wanted;
    if (wanted) mix.connect(context.destination);
    else mix.disconnect(context.destination);
  };

  return {
    context,
    mix,
    play() {
      isWanted = true;
      clearTimeout(silence);
      if (!element.paused) return;
      element.play().then(
        () => direct(false),
        () => direct(isWanted),
      );
    },
    pause() {
      if (!isWanted) return;
      isWanted = false;
      silence = setTimeout(() => element.pause(), ringOutMs);
    },
    close() {
      isWanted = false;
      clearTimeout(silence);
      element.pause();
      mix.disconnect();
    },
  };
}
