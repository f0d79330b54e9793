import { type Ambience, ambienceLoop } from './ambience.ts';
import { ring } from './bells.ts';
import type { Bell, BreathKind } from './session.ts';

/** The bells and the background of one player. Silent until `wake` is called by a visitor's own action. */
export interface Sound {
  /** Browsers let sound begin only by a visitor's own action: call it in every one. */
  wake(): void;
  ring(bell: Bell | BreathKind): void;
  /** 0 to 100. */
  setBellVolume(percent: number): void;
  setAmbience(ambience: Ambience | null): void;
  /** 0 to 100; one per cent is just above nothing. */
  setAmbienceVolume(percent: number): void;
  /** Holds the background while the session is paused. */
  setPlaying(isPlaying: boolean): void;
  close(): void;
}

export function createSound(): Sound {
  let parts: ReturnType<typeof openParts> | undefined;
  let bellPercent = 70;
  let ambiencePercent = 25;
  let wanted: Ambience | null = null;
  let isPlaying = false;
  let source: { readonly kind: Ambience; readonly node: AudioBufferSourceNode } | undefined;

  const update = () => {
    if (!parts) return;
    const { context, bells, background, element } = parts;
    const now = context.currentTime;
    bells.gain.setTargetAtTime(loudness(bellPercent), now, 0.05);
    background.gain.setTargetAtTime(isPlaying && wanted ? loudness(ambiencePercent) : 0, now, 0.4);
    if (wanted && wanted !== source?.kind) {
      source?.node.stop();
      const samples = ambienceLoop(wanted, context.sampleRate, Math.random);
      const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
      buffer.copyToChannel(samples, 0);
      const node = new AudioBufferSourceNode(context, { buffer, loop: true });
      node.connect(background);
      node.start();
      source = { kind: wanted, node };
    }
    if (wanted && isPlaying) element.play().catch(() => background.connect(context.destination));
    else element.pause();
  };

  return {
    wake() {
      parts ??= openParts();
      void parts.context.resume();
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
    setPlaying(playing) {
      isPlaying = playing;
      update();
    },
    close() {
      parts?.element.pause();
      void parts?.context.close();
      parts = undefined;
      source = undefined;
    },
  };
}

/** The background goes through an audio element: a phone keeps that alive when it is locked. */
function openParts() {
  const context = new AudioContext();
  const bells = new GainNode(context, { gain: 0 });
  bells.connect(context.destination);
  const background = new GainNode(context, { gain: 0 });
  const stream = new MediaStreamAudioDestinationNode(context);
  background.connect(stream);
  const element = new Audio();
  element.srcObject = stream.stream;
  return { context, bells, background, element };
}

/** Ears hear ratios: half-way on the scale is far less than half the power. */
function loudness(percent: number): number {
  return (percent / 100) ** 2.2;
}
