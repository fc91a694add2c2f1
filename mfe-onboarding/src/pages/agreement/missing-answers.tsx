import type { MissingAnswer } from '@evenhand/contracts/agreement/document';
import { Notice } from '@evenhand/ui/notice';
import { agreementWording as wording } from '@evenhand/wording/agreement';

/** What the text still leaves blank. */
export const MissingAnswers = ({ missing }: { missing: MissingAnswer[] }) =>
  missing.length > 0 && (
    <Notice kind="attention" title={wording.missingTitle(missing.length)}>
      <p>{wording.missingHelp}</p>
      <ul>
        {missing.map(({ answer, sentence }) => (
          <li key={answer}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
