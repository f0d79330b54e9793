import type { WriteStream } from 'node:tty';

const barWidth = 30;
const redrawMs = 100;

/** A bar on the last line of a terminal. Where there is no terminal, only what is said above it is written. */
export function createProgressBar(stream: NodeJS.WriteStream | WriteStream) {
  let shown = '';
  let drawnAt = 0;

  function clear(): void {
    if (shown !== '') stream.write(`\r${' '.repeat(shown.length)}\r`);
    shown = '';
  }

  return {
    clear,
    show: (share: number) => {
      if (!stream.isTTY || Date.now() - drawnAt < redrawMs) return;
      drawnAt = Date.now();
      const filled = Math.round(Math.min(share, 1) * barWidth);
      shown = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${Math.floor(Math.min(share, 1) * 100)} %`;
      stream.write(`\r${shown}`);
    },
    /** A line in the bar's place, for work of unknown length. */
    say: (text: string) => {
      if (!stream.isTTY || Date.now() - drawnAt < redrawMs) return;
      drawnAt = Date.now();
      clear();
      shown = text;
      stream.write(`\r${shown}`);
    },
    above: (text: string) => {
      clear();
      console.log(text);
    },
  };
}
