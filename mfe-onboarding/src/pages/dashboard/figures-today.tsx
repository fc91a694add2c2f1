import type {
  CaseOverview,
  ChildSupportFigure,
  ParentingTimeFigure,
  SpousalSupportFigure,
} from '@evenhand/contracts/dashboard/overview';
import { hasListedProperty, type PropertyDivision } from '@evenhand/contracts/finance/property';
import type { Party } from '@evenhand/contracts/identity';
import { Card } from '@evenhand/ui/card';
import { Figure, Figures } from '@evenhand/ui/figure';
import { inDollars } from '@evenhand/web-kit/amount';
import { dashboardWording } from '@evenhand/wording/dashboard';
import { Link } from 'react-router-dom';
import { ChangeLink } from '../../answers/change-link.js';
import { inPercent } from '../../percent.js';
import styles from './dashboard.module.css';
import { FigureDrawer, type People, type WorkedFigure } from './figure-drawer.js';
import { workedChildSupport, workedEqualization, workedParentingTime, workedSpousalSupport } from './worked-figures.js';

const wording = dashboardWording.figures;

type AnyFigure = NonNullable<CaseOverview['childSupport' | 'spousalSupport' | 'parentingTime']>;

interface Shown {
  value: string;
  note: string | null;
  figure: WorkedFigure;
}

const fromTo = (payor: Party, partner: string): string =>
  payor === 'owner' ? wording.youPay(partner) : wording.youReceive(partner);

const percent = (hundredths: number): string => wording.percent(inPercent(hundredths));

interface RowProps {
  label: string;
  of: AnyFigure;
  shown: Shown | null;
  people: People;
}

const WorkedNote = ({ label, note, figure, people }: Omit<Shown, 'value'> & { label: string; people: People }) => (
  <span className={styles.worked}>
    <span>{note}</span>
    <FigureDrawer label={label} figure={figure} people={people} />
  </span>
);

const Row = ({ label, of, shown, people }: RowProps) => {
  if (of.kind === 'unknown' || !shown) {
    const waits = of.kind === 'unknown' ? (of.because ?? wording.waitsFor(of.missing.length)) : null;
    const [first] = of.kind === 'unknown' ? of.missing : [];
    const note = first ? (
      <ChangeLink field={first} from="dashboard" at={`figure-${first}`}>
        {waits}
      </ChangeLink>
    ) : (
      waits
    );
    return <Figure label={label} value={wording.open} note={note} />;
  }
  return (
    <Figure
      label={label}
      value={shown.value}
      note={<WorkedNote label={label} note={shown.note} figure={shown.figure} people={people} />}
    />
  );
};

const childSupportShown = (of: ChildSupportFigure, partner: string): Shown | null =>
  of.kind === 'unknown'
    ? null
    : {
        value: wording.monthly(inDollars(of.monthly)),
        note: of.payor ? fromTo(of.payor, partner) : wording.neitherPays,
        figure: workedChildSupport(of, partner),
      };

const spousalSupportShown = (of: SpousalSupportFigure, partner: string): Shown | null =>
  of.kind === 'unknown'
    ? null
    : {
        value: of.high > 0 ? wording.range(inDollars(of.low), inDollars(of.high)) : wording.noAmount,
        note: of.high > 0 ? fromTo(of.payor, partner) : null,
        figure: workedSpousalSupport(of, partner),
      };

const parentingTimeShown = (of: ParentingTimeFigure, partner: string): Shown | null =>
  of.kind === 'unknown'
    ? null
    : {
        value: percent(of.owner),
        note: wording.partnersShare(partner, percent(of.partner)),
        figure: workedParentingTime(of, partner),
      };

const EqualizationRow = ({ division, people }: { division: PropertyDivision; people: People }) => {
  const { partner } = people;
  const { equalization, relationship, missing } = division;
  if (relationship !== 'married' && !equalization) return null;
  if (!equalization) {
    const note = <Link to="/financial-tracker">{wording.waitsForFinances(missing.length)}</Link>;
    return <Figure label={wording.equalization} value={wording.open} note={note} />;
  }
  const { payor, payment } = equalization;
  if (!hasListedProperty(equalization)) {
    const note = <Link to="/financial-tracker">{wording.nothingListed}</Link>;
    return <Figure label={wording.equalization} value={wording.open} note={note} />;
  }
  return (
    <Figure
      label={wording.equalization}
      value={inDollars(payment)}
      note={
        <WorkedNote
          label={wording.equalization}
          note={payor ? fromTo(payor, partner) : wording.neitherPays}
          figure={workedEqualization(equalization, partner)}
          people={people}
        />
      }
    />
  );
};

interface FiguresTodayProps {
  /** The reader's. */
  name: string;
  overview: CaseOverview;
  division: PropertyDivision | undefined;
}

export const FiguresToday = ({ name, overview, division }: FiguresTodayProps) => {
  const { childSupport, spousalSupport, parentingTime, people } = overview;
  const partner = people.partner ?? wording.yourPartner;
  const names = { you: name, partner };
  return (
    <Card title={wording.title}>
      <Figures>
        {childSupport && (
          <Row
            label={wording.childSupport}
            of={childSupport}
            shown={childSupportShown(childSupport, partner)}
            people={names}
          />
        )}
        <Row
          label={wording.spousalSupport}
          of={spousalSupport}
          shown={spousalSupportShown(spousalSupport, partner)}
          people={names}
        />
        {division && <EqualizationRow division={division} people={names} />}
        {parentingTime && (
          <Row
            label={wording.parentingTime}
            of={parentingTime}
            shown={parentingTimeShown(parentingTime, partner)}
            people={names}
          />
        )}
      </Figures>
    </Card>
  );
};
