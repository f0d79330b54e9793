/** Meditations as a kind of content: their cards, addresses and data. */

export { default as meditationKind } from '../meditation-kind.ts';
