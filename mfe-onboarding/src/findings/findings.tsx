import type { Finding } from '@evenhand/contracts/agreement/findings';
import { Notice } from '@evenhand/ui/notice';
import { agreementWording } from '@evenhand/wording/agreement';
import { intakeWording } from '@evenhand/wording/intake';
import { ChangeLink } from '../answers/change-link.js';
import { type PlaceOfChange, stepOf } from '../answers/way-to-answer.js';
import styles from './findings.module.css';

const wording = agreementWording.findings;

/** Links to the first answer of a finding. */
const WayToAnswer = ({ finding: { id, answers }, from }: { finding: Finding; from: PlaceOfChange }) => {
  const [first] = answers;
  return (
    first && (
      <ChangeLink field={first} from={from} at={id}>
        {wording.change(intakeWording.steps[stepOf(first)].name)}
      </ChangeLink>
    )
  );
};

export const Findings = ({ findings, from }: { findings: Finding[]; from: PlaceOfChange }) => {
  if (findings.length === 0)
    return (
      <Notice kind="good">
        <p>{wording.none}</p>
      </Notice>
    );
  const isUrgent = findings.some(({ severity }) => severity !== 'note');
  return (
    <Notice kind={isUrgent ? 'attention' : 'info'} title={wording.title(findings.length)}>
      <p>{wording.lead}</p>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <bdi>{finding.sentence}</bdi> <WayToAnswer finding={finding} from={from} />
            <small className={styles.why}>{finding.why}</small>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
