import type { HelpLineId } from '#app/site/help-lines.ts';
import type { ConditionId } from '#app/yoga/conditions.ts';

/** A complaint or a state, how people write it, and what they are told before any practice. */
export interface CareTopic {
  readonly id: string;
  /** Each is enough by itself; as by `compilePhrases`. */
  readonly phrases: readonly string[];
  /** Parts of the body: they count beside a word of pain, or as the first half of one, as in «kneskade». */
  readonly parts?: readonly string[];
  /** What the answers are held against. */
  readonly conditions: readonly ConditionId[];
  readonly heading: string;
  /** Whom to ask, and when. */
  readonly text: string;
  /** Signs that cannot wait, with the number to call. */
  readonly redFlags?: string;
  readonly helpLines?: readonly HelpLineId[];
  /** The gentlest session that fits, as an address; none where nothing of ours fits. */
  readonly session?: string;
  /** Cannot wait: nothing of the site's own is shown. */
  readonly isAcute?: boolean;
}

/** How most of the texts end. */
export const askFirst =
  'Spør lege eller fysioterapeut hvis det ikke gir seg i løpet av noen uker, eller hvis du er usikker.';
