import type { MissingAnswer } from '@evenhand/contracts/agreement/document';
import { Notice } from '@evenhand/ui/notice';
import { agreementWording as wording } from '@evenhand/wording/agreement';
import { ChangeLink } from '../answers/change-link.js';
import { fieldIn, type PlaceOfChange } from '../answers/way-to-answer.js';

interface MissingAnswersProps {
  missing: MissingAnswer[];
  /** The page that a question returns to; without it the sentences are not links. */
  from?: PlaceOfChange;
}

const Missing = ({ missing: { answer, sentence }, from }: { missing: MissingAnswer; from?: PlaceOfChange }) => {
  const field = fieldIn(answer);
  if (!from || !field) return sentence;
  return (
    <ChangeLink field={field} from={from} at={`missing-${answer.replaceAll('/', '-')}`}>
      {sentence}
    </ChangeLink>
  );
};

export const MissingAnswers = ({ missing, from }: MissingAnswersProps) =>
  missing.length > 0 && (
    <Notice kind="attention" title={wording.missingTitle(missing.length)}>
      <p>{wording.missingHelp}</p>
      <ul>
        {missing.map((one) => (
          <li key={one.answer}>
            <Missing missing={one} from={from} />
          </li>
        ))}
      </ul>
    </Notice>
  );
