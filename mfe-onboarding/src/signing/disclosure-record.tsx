import type { Party } from '@evenhand/contracts/identity';
import type { Disclosures } from '@evenhand/contracts/signing/signing';
import { longDate } from '@evenhand/contracts/toronto';
import { Notice } from '@evenhand/ui/notice';
import { signingWording } from '@evenhand/wording/signing';
import { Link } from 'react-router-dom';
import styles from './signing.module.css';

const wording = signingWording.disclosure;

type Disclosure = Disclosures[Party];

const received = ({ given, openedOn }: Disclosure, name: string): string => {
  if (openedOn) return wording.youOpened(name, longDate(openedOn));
  return given ? wording.youDidNotOpen(name) : wording.notGiven(name);
};

const sent = ({ given, openedOn }: Disclosure, name: string): string => {
  if (openedOn) return wording.theyOpened(name, longDate(openedOn));
  return given ? wording.theyDidNotOpen(name) : wording.youDidNotGive(name);
};

interface DisclosureRecordProps {
  disclosures: Disclosures | null;
  reader: Party;
  /** The other party. */
  name: string;
}

/** Whether each opened the other's disclosure, by its receipts. */
export const DisclosureRecord = ({ disclosures, reader, name }: DisclosureRecordProps) => {
  if (!disclosures) return null;
  const [own, other] =
    reader === 'owner'
      ? ([disclosures.owner, disclosures.partner] as const)
      : ([disclosures.partner, disclosures.owner] as const);
  const text = `${received(other, name)} ${sent(own, name)}`;
  return (
    <section>
      <h3>
        {wording.title} <span className={styles.quiet}>{wording.source}</span>
      </h3>
      {own.openedOn && other.openedOn ? (
        <p>{text}</p>
      ) : (
        <Notice kind="attention">
          <p>{text}</p>
          <p>
            {wording.consequence} {reader === 'owner' && <Link to="/financial-tracker">{wording.toFinances}</Link>}
          </p>
        </Notice>
      )}
    </section>
  );
};
