import { FigurePicture } from '#app/drawings/index.ts';
import type { SequencePose } from '../script/from-sequence.ts';
import { lengthInWords } from '../script/words.ts';
import { amountInWords } from './amount-words.ts';
import { isSection } from './blocks.ts';
import styles from './printed-sequence.module.css';
import type { ChosenPose } from './sequence.ts';
import { SequenceCode } from './sequence-code.tsx';
import { nameIn } from './sequence-row.tsx';

/** More than this many, and the figures stand closer. */
const roomyPoses = 12;

interface PrintedSequenceProps {
  chosen: readonly ChosenPose[];
  poses: readonly SequencePose[];
  seconds: number;
  /** The address of the code that opens it. */
  code: string;
}

/** The list on one sheet to lay beside the mat, for paper alone: figures with number, name, time, sides and note. */
export function PrintedSequence({ chosen, poses, seconds, code }: PrintedSequenceProps) {
  return (
    <div className={styles.sheet} data-size={chosen.length > roomyPoses ? 'small' : 'roomy'}>
      <SequenceCode address={code} />
      <p>{`${lengthInWords(seconds)} i alt`}</p>
      <ol role="list">
        {chosen.map((choice, index) => {
          const pose = poses.find((known) => known.id === choice.id);
          if (!pose) return null;
          const number = chosen.slice(0, index + 1).filter((one) => !isSection(one)).length;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pose may come twice, and the place is its number
            <li key={`${choice.id} ${index}`} className={isSection(choice) ? styles.part : undefined}>
              {isSection(choice) ? (
                <p>
                  <strong>{nameIn(choice, pose)}</strong>
                  {choice.amount > 1 && `, ${amountInWords(choice)}`}
                </p>
              ) : (
                <Part number={number} pose={pose} choice={choice} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Part({ number, pose, choice }: { number: number; pose: SequencePose; choice: ChosenPose }) {
  return (
    <>
      <FigurePicture id={pose.drawn?.[0] ?? pose.figure} />
      <p>
        <strong>{`${number}. ${pose.name}`}</strong>
      </p>
      <p>
        {amountInWords(choice)}
        {pose.bothSides && ' på hver side'}
      </p>
      {choice.note && <p>{choice.note}</p>}
    </>
  );
}
