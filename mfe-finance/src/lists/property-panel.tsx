import { hasListedProperty, type MissingFact, type PropertyDivision } from '@evenhand/contracts/finance/property';
import type { Party } from '@evenhand/contracts/identity';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { Link } from 'react-router-dom';
import styles from './lists.module.css';
import { TableHead } from './table-head.js';

const wording = financeWording.property;
type Worked = NonNullable<PropertyDivision['equalization']> | NonNullable<PropertyDivision['commonLaw']>;

const WORKING = 'working';

/** Opens and scrolls to the working, where the page shows it. */
export const openWorking = () => {
  const working = document.getElementById(WORKING);
  working?.setAttribute('open', '');
  working?.querySelector('summary')?.focus();
};

const lines = ['property', 'debts', 'marriageDeduction', 'excluded', 'amount'] as const;

const sentenceOf = (fact: MissingFact): string =>
  'name' in fact ? wording.facts[fact.what](fact.name) : wording.facts[fact.what];

interface PropertyPanelProps {
  division: PropertyDivision;
  /** The reader. */
  you?: Party;
  /** The sealed agreement has its own figures. */
  isSealed?: boolean;
}

/** Equalization, or what each keeps, with every step; or the answers that are missing. */
export const PropertyPanel = ({ division, you = 'owner', isSealed = false }: PropertyPanelProps) => {
  const { relationship, equalization, commonLaw, missing, refused, partnerDisclosed } = division;
  const isListed = equalization !== null && hasListedProperty(equalization);
  const isCommonLaw = relationship === 'common-law';
  const open = isCommonLaw ? wording.common : wording.heading;
  const sealed = isCommonLaw ? wording.sealedCommon : wording.sealedHeading;
  return (
    <Card title={isSealed ? sealed : open}>
      {refused && <Notice kind="attention">{refused}</Notice>}
      {relationship === 'other' && <p>{wording.other}</p>}
      {missing.length > 0 && <Missing facts={missing} answersHere={you === 'owner'} />}
      {equalization && !isListed && <p>{wording.nothingListed}</p>}
      {isListed && <Equalization division={equalization} you={you} />}
      {commonLaw && <CommonLaw division={commonLaw} you={you} />}
      {(isListed || commonLaw) && !partnerDisclosed && <p className={styles.about}>{wording.partnerSilent}</p>}
    </Card>
  );
};

/** A partner with a link has no intake to link to. */
const Missing = ({ facts, answersHere }: { facts: MissingFact[]; answersHere: boolean }) => (
  <>
    <p>{wording.missing}</p>
    <ul>
      {facts.map((fact) => (
        <li key={sentenceOf(fact)}>
          <bdi>{sentenceOf(fact)}</bdi>
        </li>
      ))}
    </ul>
    {answersHere && facts.some(({ what }) => what === 'relationship' || what === 'separationDate') && (
      <p>
        <Link to="/intake">{wording.answers}</Link>
      </p>
    )}
  </>
);

const inOrder = (you: Party): readonly [Party, Party] =>
  you === 'owner' ? ['owner', 'partner'] : ['partner', 'owner'];

interface OfReader<Division> {
  division: NonNullable<Division>;
  you: Party;
}

const Equalization = ({ division, you }: OfReader<PropertyDivision['equalization']>) => {
  const { payor, payment, netFamilyProperty } = division;
  return (
    <>
      {/* The owner reads it among the cards at the top of the page. */}
      {you === 'partner' && (
        <p className={styles.payment}>
          <strong>{inDollars(payment)}</strong>{' '}
          {payor ? wording.pays[payor === you ? 'owner' : 'partner'] : wording.nobody}
        </p>
      )}
      <div className={styles.stacked}>
        <table className={styles.table}>
          <caption className="visually-hidden">{wording.lines.amount}</caption>
          <TableHead words={['']} amounts={[wording.you, wording.partner]} />
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                <th scope="row">{wording.lines[line]}</th>
                {inOrder(you).map((party) => (
                  <td key={party} className={styles.amount} data-column={party === you ? wording.you : wording.partner}>
                    {inDollars(netFamilyProperty[party][line])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Steps worked={division} />
    </>
  );
};

const CommonLaw = ({ division, you }: OfReader<PropertyDivision['commonLaw']>) => (
  <>
    <dl className={styles.keeps}>
      {inOrder(you).map((party) => (
        <div key={party}>
          <dt>
            {party === you ? wording.you : wording.partner}: {wording.keeps}
          </dt>
          <dd>{inDollars(division.keeps[party])}</dd>
        </div>
      ))}
    </dl>
    <Steps worked={division} />
  </>
);

const Steps = ({ worked: { steps, notices } }: { worked: Worked }) => (
  <details className={styles.working} id={WORKING}>
    <summary>{wording.working}</summary>
    <table className={styles.table}>
      <TableHead words={[wording.label]} amounts={[wording.value]}>
        <th scope="col">{wording.rule}</th>
      </TableHead>
      <tbody>
        {steps.map(({ label, amount, citation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps can be identical
          <tr key={index}>
            <th scope="row">{label}</th>
            <td className={styles.amount}>{amount}</td>
            <td>{citation}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {notices.map(({ code, sentence }) => (
      <p key={code} className={styles.about}>
        {sentence}
      </p>
    ))}
  </details>
);
