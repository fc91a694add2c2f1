import type { Finding } from '@evenhand/contracts/agreement/findings';
import { intakeSteps } from '@evenhand/contracts/intake/steps';
import { Notice } from '@evenhand/ui/notice';
import { agreementWording } from '@evenhand/wording/agreement';
import { intakeWording } from '@evenhand/wording/intake';
import { Link } from 'react-router-dom';
import styles from './findings.module.css';

const wording = agreementWording.findings;

/** Where the first of the answers stands: the one to look at. */
const stepOf = ({ answers: [first] }: Finding) =>
  intakeSteps.find(({ fields }) => fields.some((field) => field === first))?.step;

const WayToAnswer = ({ finding }: { finding: Finding }) => {
  const step = stepOf(finding);
  return step && <Link to={`/intake?step=${step}`}>{wording.change(intakeWording.steps[step].name)}</Link>;
};

/** What does not fit together in the answers: each finding with the reason why it matters and the way to its answer. */
export const Findings = ({ findings }: { findings: Finding[] }) => {
  if (findings.length === 0) return <Notice kind="good">{<p>{wording.none}</p>}</Notice>;
  const isUrgent = findings.some(({ severity }) => severity === 'attention');
  return (
    <Notice kind={isUrgent ? 'attention' : 'info'} title={wording.title(findings.length)}>
      <p>{wording.lead}</p>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <bdi>{finding.sentence}</bdi> <WayToAnswer finding={finding} />
            <small className={styles.why}>{finding.why}</small>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
