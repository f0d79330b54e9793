import type { ReactNode } from 'react';
import { colour } from '../../colours.ts';
import { PoseFigure } from '../../figure/pose-figure.tsx';
import { Drawing } from '../../landscape/drawing.tsx';
import { hours, type TextTone } from '../../landscape/hours.ts';
import { heroSheet } from '../../landscape/landscape.tsx';
import { colourOf } from '../../landscape/paint.ts';
import { pictureSheet } from '../../landscape/picture.tsx';
import { pictures } from '../../landscape/pictures.ts';
import type { Scene, Sheet } from '../../landscape/scene.ts';
import { scenes } from '../../landscape/scenes.ts';
import { previewSize } from '../../preview-size.ts';
import { fitText, type Room } from './fit-text.ts';
import type { Preview } from './preview.ts';
import { sans, serif } from './typeface.ts';

/** Of the title, by the tone of the sky that it stands on. */
const skyTones: Readonly<Record<TextTone, string>> = { ink: colour('sky-ink'), snow: colour('sky-snow') };
const { width, height } = previewSize;
const margin = 72;
/** Where the drawing begins that stands beside a text, and not under it. */
const panelWidth = 600;

/** On a sky, as wide as the drawing leaves it calm. */
const skyRoom: Room = {
  width: 820,
  sizes: [
    { size: 92, lines: 1 },
    { size: 80, lines: 2 },
    { size: 62, lines: 3 },
    { size: 50, lines: 4 },
  ],
};
/** Beside a drawing. */
const panelRoom: Room = {
  width: panelWidth - margin - 36,
  sizes: [
    { size: 76, lines: 2 },
    { size: 64, lines: 3 },
    { size: 52, lines: 5 },
    { size: 42, lines: 6 },
  ],
};

/** The picture of a shared link: the page's drawing, its title and the site's name, all as shapes. */
export function PreviewDrawing({ preview, siteName }: { preview: Preview; siteName: string }) {
  const { drawing } = preview;
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      xmlnsXlink="http://www.w3.org/1999/xlink"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {'scene' in drawing && <OnLandscape scene={scenes[drawing.scene]} preview={preview} siteName={siteName} />}
      {'picture' in drawing && (
        <BesideText preview={preview} siteName={siteName}>
          <Window x={panelWidth} width={width - panelWidth} sheet={pictureSheet} scene={pictures[drawing.picture]} />
        </BesideText>
      )}
      {'figure' in drawing && (
        <BesideText preview={preview} siteName={siteName}>
          <path d={`M0 500H${width}V${height}H0Z`} fill={colour('paper-2')} />
          <svg aria-hidden="true" x={panelWidth - 70} y={24} width={640} height={560}>
            <PoseFigure id={drawing.figure} />
          </svg>
        </BesideText>
      )}
    </svg>
  );
}

/** The landscape fills the picture, its interest at the lower right; the title stands on the sky. */
function OnLandscape({ scene, preview, siteName }: { scene: Scene; preview: Preview; siteName: string }) {
  const tone: TextTone = hours[scene.hour].heading;
  return (
    <>
      <Window x={0} width={width} sheet={heroSheet} scene={scene} />
      <Brand name={siteName} y={92} tone={skyTones[tone]} />
      <Title preview={preview} room={skyRoom} top={132} tone={skyTones[tone]} quiet={skyTones[tone]} />
    </>
  );
}

function BesideText({ preview, siteName, children }: { preview: Preview; siteName: string; children: ReactNode }) {
  return (
    <>
      <path d={`M0 0H${width}V${height}H0Z`} fill={colour('paper')} />
      {children}
      <Brand name={siteName} y={92} tone={colour('ink')} />
      <Title preview={preview} room={panelRoom} top={150} tone={colour('ink')} quiet={colour('ink-2')} />
    </>
  );
}

/** A drawing in a window as high as the picture: cut at its sides, the lower right kept. */
function Window({ x, width: wide, sheet, scene }: { x: number; width: number; sheet: Sheet; scene: Scene }) {
  const hour = hours[scene.hour];
  return (
    <svg
      aria-hidden="true"
      x={x}
      width={wide}
      height={height}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio={sheet === heroSheet ? 'xMaxYMax slice' : 'xMidYMax slice'}
    >
      <Drawing scene={scene} sheet={sheet} ink={(paint) => colourOf(paint, hour, scene.season)} name="d" />
    </svg>
  );
}

function Brand({ name, y, tone }: { name: string; y: number; tone: string }) {
  return (
    <>
      <svg aria-hidden="true" x={margin} y={y - 36} width={44} height={44} viewBox="0 0 24 24" fill="none">
        <path d="M5.5 14a6.5 6.5 0 0 1 13 0z" fill={colour('dawn')} />
        <path d="M2 14.25h20M6 18h12M9.5 21.5h5" stroke={tone} strokeWidth="2" strokeLinecap="round" />
      </svg>
      <path d={serif.pathOf(name, margin + 58, y, 36)} fill={tone} />
    </>
  );
}

interface TitleProps {
  preview: Preview;
  room: Room;
  /** Where the first line begins, in pixels. */
  top: number;
  tone: string;
  quiet: string;
}

function Title({ preview: { title, subtitle, drawing }, room, top, tone, quiet }: TitleProps) {
  const { size, lines } = fitText(title, room, serif);
  const lineHeight = Math.round(size * 1.12);
  const first = top + size;
  const end = first + (lines.length - 1) * lineHeight;
  // The sans has no letters for Sanskrit.
  const [face, underSize] = 'figure' in drawing ? [serif, 36] : [sans, 30];
  const under = fitText(subtitle, { width: room.width, sizes: [{ size: underSize, lines: 1 }] }, face);
  return (
    <>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never change places
        <path key={index} d={serif.pathOf(line, margin, first + index * lineHeight, size)} fill={tone} />
      ))}
      {under.lines.map((line) => (
        <path key={line} d={face.pathOf(line, margin, end + 60, underSize)} fill={quiet} />
      ))}
    </>
  );
}
