import type { Ambience } from '../player/settings.ts';
import { wakeAudio } from '../player/wake.ts';
import type { Bell, BreathKind } from '../script/session.ts';
import { ambienceLoop } from './ambience.ts';
import { ring } from './bells.ts';
import { openOutput, type SoundOutput } from './sound-output.ts';

/**
 * What the browser itself sounds in a player: the background, and the bells of a session whose sound track cannot be had.
 * Silent until `wake` is called by a visitor's own action.
 */
export interface Sound {
  /** Browsers let sound begin only by a visitor's own action: call it in every one. */
  wake(): void;
  ring(bell: Bell | BreathKind): void;
  /** 0 to 100. */
  setBellVolume(percent: number): void;
  setAmbience(ambience: Ambience | null): void;
  /** 0 to 100; one per cent is just above nothing. */
  setAmbienceVolume(percent: number): void;
  /** Holds the background while the session is paused; it is under way all the same, and the page must not fall asleep. */
  setPlaying(isPlaying: boolean, isUnderWay: boolean): void;
  close(): void;
}

type Parts = SoundOutput & { readonly bells: GainNode; readonly background: GainNode };

export function createSound(onInterrupted: () => void): Sound {
  let parts: Parts | undefined;
  let bellPercent = 70;
  let ambiencePercent = 25;
  let wanted: Ambience | null = null;
  let isPlaying = false;
  let isUnderWay = false;
  let source: { readonly kind: Ambience; readonly node: AudioBufferSourceNode } | undefined;

  const update = () => {
    if (!parts) return;
    const { context, bells, background } = parts;
    const now = context.currentTime;
    bells.gain.setTargetAtTime(loudness(bellPercent), now, 0.05);
    background.gain.setTargetAtTime(isPlaying && wanted ? loudness(ambiencePercent) : 0, now, 0.4);
    if (wanted && wanted !== source?.kind) {
      source?.node.stop();
      source = { kind: wanted, node: loopInto(background, wanted) };
    }
    if (isUnderWay) parts.play();
    else parts.pause();
  };

  return {
    wake() {
      parts ??= openParts(onInterrupted);
      wakeAudio();
      update();
    },
    ring(bell) {
      if (parts && bellPercent > 0) ring(parts.context, parts.bells, bell);
    },
    setBellVolume(percent) {
      bellPercent = percent;
      update();
    },
    setAmbience(ambience) {
      wanted = ambience;
      update();
    },
    setAmbienceVolume(percent) {
      ambiencePercent = percent;
      update();
    },
    setPlaying(playing, underWay) {
      isPlaying = playing;
      isUnderWay = underWay;
      update();
    },
    close() {
      source?.node.stop();
      parts?.close();
      parts = undefined;
      source = undefined;
    },
  };
}

function openParts(onInterrupted: () => void): Parts {
  const output = openOutput(onInterrupted);
  const bells = new GainNode(output.context, { gain: 0 });
  const background = new GainNode(output.context, { gain: 0 });
  bells.connect(output.mix);
  keepAwake(output);
  background.connect(output.mix);
  return { ...output, bells, background };
}

/**
 * A tone that nobody hears. A paused page that makes no sound at all is frozen by some browsers, and then the button of a
 * headset cannot let it go on: https://github.com/readest/readest/pull/5567
 */
function keepAwake({ context, mix }: SoundOutput): void {
  const tone = new OscillatorNode(context, { frequency: 40 });
  tone.connect(new GainNode(context, { gain: inaudible })).connect(mix);
  tone.start();
}

/** -60 dBFS: as soft as that of the sound track, and loud enough to count as sound. */
const inaudible = 0.001;

export function loopInto(background: GainNode, kind: Ambience): AudioBufferSourceNode {
  const { context } = background;
  const samples = ambienceLoop(kind, context.sampleRate, Math.random);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
  buffer.copyToChannel(samples, 0);
  const node = new AudioBufferSourceNode(context, { buffer, loop: true });
  node.connect(background);
  node.start();
  return node;
}

/** Ears hear ratios: half-way on the scale is far less than half the power. */
export function loudness(percent: number): number {
  return (percent / 100) ** 2.2;
}
