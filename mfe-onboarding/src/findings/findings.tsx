import type { Finding } from '@evenhand/contracts/agreement/findings';
import { Notice } from '@evenhand/ui/notice';
import { agreementWording } from '@evenhand/wording/agreement';
import { intakeWording } from '@evenhand/wording/intake';
import { Link } from 'react-router-dom';
import { ChangeLink } from '../answers/change-link.js';
import { type PlaceOfChange, stepOf } from '../answers/way-to-answer.js';
import styles from './findings.module.css';

const wording = agreementWording.findings;

/** Findings about what a disclosure lists, which no answer of the intake changes. */
const aboutDisclosure = [
  'equalization-without-disclosure',
  'joint-items-differ',
  'recipients-differ',
  'home-in-one-statement',
];

/** Links to the first answer of a finding, or to the finances. */
const WayToAnswer = ({ finding: { id, answers }, from }: { finding: Finding; from: PlaceOfChange }) => {
  const [first] = answers;
  if (aboutDisclosure.includes(id)) return <Link to="/financial-tracker">{wording.finances}</Link>;
  return (
    first && (
      <ChangeLink field={first} from={from} at={id}>
        {wording.change(intakeWording.steps[stepOf(first)].name)}
      </ChangeLink>
    )
  );
};

interface ListProps {
  findings: Finding[];
  from: PlaceOfChange;
}

const List = ({ findings, from }: ListProps) => (
  <ul className={styles.findings}>
    {findings.map((finding) => (
      <li key={finding.id}>
        <bdi>{finding.sentence}</bdi> <WayToAnswer finding={finding} from={from} />
        <small className={styles.why}>{finding.why}</small>
      </li>
    ))}
  </ul>
);

export const Findings = ({ findings, from }: ListProps) => {
  if (findings.length === 0)
    return (
      <Notice kind="good">
        <p>{wording.none}</p>
      </Notice>
    );
  const blocking = findings.filter(({ severity }) => severity === 'blocking');
  const others = findings.filter(({ severity }) => severity !== 'blocking');
  const isUrgent = others.some(({ severity }) => severity === 'attention');
  return (
    <>
      {blocking.length > 0 && (
        <Notice kind="danger" title={wording.blocking(blocking.length)}>
          <p>{wording.blockingLead}</p>
          <List findings={blocking} from={from} />
        </Notice>
      )}
      {others.length > 0 && (
        <Notice kind={isUrgent ? 'attention' : 'info'} title={wording.title(others.length)}>
          <p>{wording.lead}</p>
          <List findings={others} from={from} />
        </Notice>
      )}
    </>
  );
};
