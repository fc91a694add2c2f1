import type { AgreementVersion, Comparison } from '@evenhand/contracts/agreement/versions';
import type { Party } from '@evenhand/contracts/identity';
import { longDay } from '@evenhand/contracts/toronto';
import { Card } from '@evenhand/ui/card';
import { SelectInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Loaded } from '@evenhand/web-kit/loaded';
import { agreementWording } from '@evenhand/wording/agreement';
import { versionsWording as wording } from '@evenhand/wording/versions';
import type { ReactNode } from 'react';
import { RedlineTexts } from '../agreement/redline.js';
import { approvedBefore, useComparison, usePair } from './use-versions.js';
import styles from './versions.module.css';

export interface Pair {
  from: AgreementVersion;
  to: AgreementVersion;
}

interface ComparedProps {
  /** At least two, newest first. */
  versions: AgreementVersion[];
  party: Party;
  children: (pair: Pair, compared: ReactNode) => ReactNode;
}

/** Chooses two versions and shows the words that differ. */
export const Compared = ({ versions, party, children }: ComparedProps) => {
  const { from, to, choose } = usePair(versions, party);
  const comparison = useComparison(party, from?.version, to?.version);
  const options = versions.map(({ version, createdAt }) => ({
    value: String(version),
    label: wording.option(version, longDay(createdAt)),
  }));
  const approved = approvedBefore(versions, party);
  const [newest] = versions;
  if (!from || !to) return null;
  const chooser = (name: 'from' | 'to', chosen: AgreementVersion) => (
    <SelectInput
      label={wording[name]}
      options={options}
      value={String(chosen.version)}
      onChange={(version) => choose(name, version)}
    />
  );
  return children(
    { from, to },
    <>
      <div className={styles.pair}>
        {chooser('from', from)}
        {chooser('to', to)}
      </div>
      {approved && newest && !newest.approvedBy.includes(party) && (
        <Notice kind="attention" title={agreementWording.versions.approveAgain(approved.version, newest.version)}>
          <p>{agreementWording.versions.approveAgainWhy}</p>
        </Notice>
      )}
      <Loaded query={comparison} words={wording}>
        {(compared) => <Changes {...compared} />}
      </Loaded>
    </>,
  );
};

const idOf = (index: number): string => `change-${index + 1}`;

const Changes = ({ redlines, unchanged }: Comparison) =>
  redlines.length === 0 ? (
    <p>{wording.theSame}</p>
  ) : (
    <>
      <Card title={wording.changed(redlines.length)}>
        <p>{unchanged > 0 ? wording.unchanged(unchanged) : wording.allChanged}</p>
        <ul className={styles.list}>
          {redlines.map(({ title }, index) => (
            <li key={title}>
              <a href={`#${idOf(index)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Card>
      <h2 className={styles.heading}>{wording.sentences}</h2>
      {redlines.map(({ title, texts }, index) => (
        <section key={title} id={idOf(index)} className={styles.change} aria-labelledby={`${idOf(index)}-title`}>
          <h3 id={`${idOf(index)}-title`}>{title}</h3>
          <RedlineTexts texts={texts} />
        </section>
      ))}
    </>
  );
