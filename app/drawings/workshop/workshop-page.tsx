import { Island } from '#app/islands/index.ts';
import { BodySheet, FigureSheets } from './figure-sheets.tsx';
import PlaceBench from './place-bench.island.tsx';
import PoseBench from './pose-bench.island.tsx';
import { SmallSheet } from './small-sheet.tsx';
import styles from './workshop.module.css';

/** All drawn matter on one page. Open in development alone (`npm run dev`, `/verksted`): no build carries it. */
export function loader() {
  const path = '/verksted';
  const page = {
    title: 'Verksted',
    description: 'Alt som er tegnet for Pusterom, på ett ark.',
    path,
    trail: [{ name: 'Verksted', path }],
    noindex: true,
  };
  return { page };
}

export default function WorkshopPage() {
  return (
    <div className={styles.workshop} lang="en">
      <h1>Workshop</h1>
      <Island of={PoseBench} props={{}} />
      <FigureSheets />
      <BodySheet />
      <Island of={PlaceBench} props={{}} />
      <SmallSheet />
    </div>
  );
}
