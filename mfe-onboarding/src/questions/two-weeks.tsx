import type { Party } from '@evenhand/contracts/identity';
import { chosenDays, MOST_WEEKS, type ScheduleDays } from '@evenhand/contracts/intake/parenting-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { FieldGroup, type FieldProps } from '@evenhand/ui/field';
import { SelectInput } from '@evenhand/ui/inputs';
import { PersonBadge } from '@evenhand/ui/person';
import { ShareBar } from '@evenhand/ui/share-bar';
import { intakeWording } from '@evenhand/wording/intake';
import styles from './two-weeks.module.css';

const wording = intakeWording.twoWeeks;
const NONE: ScheduleDays = Array.from({ length: 14 }, () => null);
const lengths = Array.from({ length: MOST_WEEKS }, (_, index) => index + 1);

/** Keeps the chosen days; added weeks are open. */
const resized = (days: ScheduleDays, weeks: number): ScheduleDays =>
  Array.from({ length: weeks * 7 }, (_, day) => days[day] ?? null);

interface TwoWeeksProps extends FieldProps {
  days: ScheduleDays | undefined;
  record: IntakeRecord;
  reader?: Party;
  onChange: (days: ScheduleDays) => void;
}

/** The weeks that repeat as buttons: each press gives the day to the other parent. */
export const TwoWeeks = ({ days = NONE, record, reader = 'owner', onChange, ...field }: TwoWeeksProps) => {
  const names: Record<Party, string> = {
    owner: reader === 'owner' ? wording.you : record.userName?.trim() || wording.partner,
    partner: reader === 'partner' ? wording.you : record.partnerName?.trim() || wording.partner,
  };
  const press = (day: number) =>
    onChange(days.map((whose, at) => (at === day ? (whose === 'owner' ? 'partner' : 'owner') : whose)));
  return (
    <FieldGroup {...field}>
      <SelectInput
        label={wording.repeats}
        value={String(days.length / 7)}
        options={lengths.map((weeks) => ({ value: String(weeks), label: wording.weeks(weeks) }))}
        onChange={(weeks) => onChange(resized(days, Number(weeks)))}
      />
      {Array.from({ length: days.length / 7 }, (_, week) => [week * 7, week] as const).map(([first, week]) => (
        <fieldset key={first} className={styles.week}>
          <legend>{wording.week(week + 1)}</legend>
          <div className={styles.days}>
            {wording.weekdays.map((weekday, index) => {
              const whose = days[first + index] ?? null;
              return (
                <button key={weekday} type="button" className={styles.day} onClick={() => press(first + index)}>
                  <span className="visually-hidden">{wording.day(week + 1, weekday, whose && names[whose])}</span>
                  <span aria-hidden="true">{weekday.slice(0, 2)}</span>
                  {whose ? (
                    <PersonBadge whose={whose === reader ? 'you' : 'partner'} name={names[whose]} quiet small />
                  ) : (
                    <span className={styles.open} aria-hidden="true" />
                  )}
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
      <div role="status">
        <CountedShare days={days} names={names} reader={reader} />
      </div>
    </FieldGroup>
  );
};

interface CountedShareProps {
  days: ScheduleDays;
  names: Record<Party, string>;
  reader: Party;
}

const CountedShare = ({ days, names, reader }: CountedShareProps) => {
  const chosen = chosenDays(days);
  if (!chosen) return <p>{wording.chosen(days.filter(Boolean).length, days.length)}</p>;
  const [owner, all] = [chosen.filter((party) => party === 'owner').length, chosen.length];
  return (
    <>
      <ShareBar
        shares={[
          {
            whose: reader === 'owner' ? 'you' : 'partner',
            label: wording.share(names.owner, owner, all),
            amount: owner,
          },
          {
            whose: reader === 'partner' ? 'you' : 'partner',
            label: wording.share(names.partner, all - owner, all),
            amount: all - owner,
          },
        ]}
      />
      <p>{Math.min(owner, all - owner) * 5 >= all * 2 ? wording.shared : wording.notShared}</p>
    </>
  );
};
