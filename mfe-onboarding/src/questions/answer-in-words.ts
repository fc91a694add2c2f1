import type { Party } from '@evenhand/contracts/identity';
import { chosenDays } from '@evenhand/contracts/intake/parenting-facts';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { inDollars } from '@evenhand/web-kit/amount';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { cellsOf, type ListKind, type PlainKind } from './kinds.js';
import { childHomeOptions, partyOptions, provinceOptions } from './options.js';
import { questionKinds } from './question-kinds.js';

const labelIn = (options: readonly { value: string; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label;

const daysInWords = ({ scheduleDays, userName, partnerName }: IntakeRecord, reader: Party): string | null => {
  const { you, partner, share } = wording.twoWeeks;
  const chosen = chosenDays(scheduleDays);
  const own = chosen?.filter((party) => party === reader).length ?? 0;
  const other = (reader === 'owner' ? partnerName : userName)?.trim() || partner;
  return chosen && `${share(you, own, chosen.length)}, ${share(other, chosen.length - own, chosen.length)}`;
};

/** An answer as text; null without one. */
const valueInWords = (kind: PlainKind, value: unknown, record: IntakeRecord, reader: Party): string | null => {
  if (kind.kind === 'yes') return value ? wording.check.yes : wording.check.no;
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (kind.kind === 'amount') return inDollars(cents(Number(value)));
  if (kind.kind === 'date') return longDate(String(value));
  if (kind.kind === 'party') return labelIn(partyOptions(record, reader), value) ?? null;
  if (kind.kind === 'two-weeks') return daysInWords(record, reader);
  if (kind.kind === 'rewordings') return record.rewordings?.map(({ words }) => words).join('\n') ?? null;
  if (kind.kind === 'province') return labelIn(provinceOptions, value) ?? null;
  if (kind.kind === 'child-home') return labelIn(childHomeOptions(reader), value) ?? null;
  return Array.isArray(value) ? value.join('\n') : String(value);
};

/** A list row as one line: ticked questions by their label, other answers by their value. */
const rowInWords = (list: ListKind, row: object, record: IntakeRecord, reader: Party): string =>
  cellsOf(list, row, record)
    .map(({ kind, label, value }) => {
      if (kind.kind === 'yes') return value ? label : null;
      return valueInWords(kind, value, record, reader);
    })
    .filter(Boolean)
    .join(', ') || wording.check.unanswered;

/** The answer to a question as text, a row of a list as a line; null without one. */
export const inWords = (field: IntakeField, record: IntakeRecord, reader: Party = 'owner'): string | null => {
  const kind = questionKinds[field];
  if (kind.kind !== 'list') return valueInWords(kind, record[field], record, reader);
  const value: unknown = record[field];
  const rows: object[] = Array.isArray(value) ? value : [];
  return rows.length > 0 ? rows.map((row) => rowInWords(kind, row, record, reader)).join('\n') : null;
};
