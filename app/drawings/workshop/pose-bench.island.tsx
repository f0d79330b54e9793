import { useState } from 'react';
import { bodies, bodyOf } from '../figure/body.ts';
import { figureIds } from '../figure/figure-ids.ts';
import { PoseDrawing } from '../figure/pose-drawing.tsx';
import { poses } from '../figure/poses/poses.ts';
import type { Pose } from '../figure/skeleton.ts';
import { Choice, Slider } from './controls.tsx';
import { type Dial, dialsOf } from './dials.ts';
import { Sheet } from './sheet.tsx';
import styles from './workshop.module.css';

const bodyNames = bodies.map((body) => body.name);

/** One figure, and a slider for each of its joints. */
export default function PoseBench() {
  const [id, setId] = useState<(typeof figureIds)[number]>('utthita-trikonasana');
  const [pose, setPose] = useState<Pose>(poses[id]);
  const [bodyName, setBodyName] = useState(bodies[0]?.name ?? '');
  const start = (next: typeof id) => {
    setId(next);
    setPose(poses[next]);
  };
  return (
    <Sheet id="joints" heading="One figure, joint by joint">
      <div className={styles.bench}>
        <div>
          <PoseDrawing pose={pose} body={bodyOf(bodyNames.indexOf(bodyName))} />
          <Choice label="Pose" values={figureIds} value={id} onChoose={start} />
          <Choice label="Body" values={bodyNames} value={bodyName} onChoose={setBodyName} />
          <button type="button" onClick={() => start(id)}>
            Start again
          </button>
        </div>
        <div className={styles.dials}>
          {dialsOf(pose).map((dial) => (
            <DialSlider key={dial.name} dial={dial} onTurn={setPose} />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function DialSlider({ dial, onTurn }: { dial: Dial; onTurn: (pose: Pose) => void }) {
  const { name, value, least, most, step } = dial;
  return (
    <Slider label={name} value={value} least={least} most={most} step={step} onMove={(to) => onTurn(dial.turned(to))} />
  );
}
