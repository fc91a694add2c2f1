import type { AgreementVersion, Comparison } from '@evenhand/contracts/agreement/versions';
import { longDay } from '@evenhand/contracts/toronto';
import { Card } from '@evenhand/ui/card';
import { SelectInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { Loaded } from '@evenhand/web-kit/loaded';
import { agreementWording } from '@evenhand/wording/agreement';
import { versionsWording as wording } from '@evenhand/wording/versions';
import { RedlineTexts } from '../../agreement/redline.js';
import { approvedBefore, useComparison, usePair } from './use-versions.js';
import { VersionCard } from './version-card.js';
import styles from './versions.module.css';

interface ComparedProps {
  /** At least two, newest first. */
  versions: AgreementVersion[];
  partner: string;
}

export const Compared = ({ versions, partner }: ComparedProps) => {
  const { from, to, choose } = usePair(versions);
  const comparison = useComparison(from?.version, to?.version);
  const options = versions.map(({ version, createdAt }) => ({
    value: String(version),
    label: wording.option(version, longDay(createdAt)),
  }));
  const approved = approvedBefore(versions);
  const [newest] = versions;
  const chooser = (name: 'from' | 'to', chosen: AgreementVersion | undefined) => (
    <SelectInput
      label={wording[name]}
      options={options}
      value={String(chosen?.version)}
      onChange={(version) => choose(name, version)}
    />
  );
  return (
    <Page
      kind="reading"
      title={wording.title}
      aside={from && to && <VersionCard from={from} to={to} partner={partner} />}
    >
      <div className={styles.pair}>
        {chooser('from', from)}
        {chooser('to', to)}
      </div>
      {approved && newest && !newest.approvedBy.includes('owner') && (
        <Notice kind="attention" title={agreementWording.versions.approveAgain(approved.version, newest.version)}>
          <p>{agreementWording.versions.approveAgainWhy}</p>
        </Notice>
      )}
      <Loaded query={comparison} words={wording}>
        {(compared) => <Changes {...compared} />}
      </Loaded>
    </Page>
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
