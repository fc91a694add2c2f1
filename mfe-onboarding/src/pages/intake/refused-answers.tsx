import { Notice } from '@evenhand/ui/notice';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { ChangeLink } from '../../answers/change-link.js';
import type { AnswerProblem } from './problems-in.js';

export const RefusedAnswers = ({ problems }: { problems: readonly AnswerProblem[] }) =>
  problems.length > 0 && (
    <Notice kind="danger" title={wording.check.problems}>
      <ul>
        {problems.map(({ pointer, detail, field }) => (
          <li key={pointer}>
            {field && (
              <ChangeLink field={field} from="check" at={`refused-${field}`}>
                {wording.fields[field].label}
              </ChangeLink>
            )}{' '}
            {detail}
          </li>
        ))}
      </ul>
    </Notice>
  );
