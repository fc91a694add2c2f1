import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { NegotiableField, type Patch } from '@evenhand/contracts/agreement/negotiable';
import type { OpenPoint } from '@evenhand/contracts/agreement/proposals';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { difference, type OfEach } from '@evenhand/family-law/proposals/one-time-payments';
import { patched } from '@evenhand/family-law/proposals/patch';
import { presentValueOf } from '@evenhand/family-law/proposals/present-value';
import { netIncomesOf } from '@evenhand/family-law/terms/net-incomes';
import type { Terms } from '@evenhand/family-law/terms/terms';

/** A waiting proposal. */
interface Waiting {
  readonly id: string;
  readonly author: Party;
  readonly to: Patch;
}

/** A reason that belongs to an amount is negotiated with it. */
const PART_OF: Partial<Record<NegotiableField, NegotiableField>> = { childSupportReason: 'agreedChildSupportAmount' };

const articleOf = ({ articles }: AgreementDocument, field: NegotiableField): OpenPoint['article'] => {
  const found = articles.find(({ answers }) => answers.includes(field));
  return found ? { id: found.id, number: found.number } : null;
};

/**
 * @param waiting newest first.
 * @param termsOf the terms of changed answers.
 */
export const openPoints = (
  record: IntakeRecord,
  waiting: readonly Waiting[],
  document: AgreementDocument,
  termsOf: (record: IntakeRecord) => Terms,
): OpenPoint[] => {
  const newest = (field: NegotiableField, author: Party) =>
    waiting.find((one) => one.author === author && field in one.to);
  const isOpen = (field: NegotiableField) => waiting.some(({ to }) => field in to);
  const open = NegotiableField.options.filter((field) => {
    const whole = PART_OF[field];
    return isOpen(field) && !(whole && isOpen(whole));
  });
  return open.map((field) => {
    const asked = { owner: newest(field, 'owner'), partner: newest(field, 'partner') };
    const wantedBy = (party: Party): Patch => ({ [field]: (asked[party]?.to ?? record)[field] ?? null });
    const wanted = { owner: wantedBy('owner'), partner: wantedBy('partner') };
    const [owners, partners] = [termsOf(patched(record, wanted.owner)), termsOf(patched(record, wanted.partner))];
    const moved = (count: (terms: Terms) => OfEach | null): OfEach | null => {
      const [to, from] = [count(partners), count(owners)];
      return to && from && difference(to, from);
    };
    return {
      field,
      article: articleOf(document, field),
      wanted,
      askedIn: { owner: asked.owner?.id ?? null, partner: asked.partner?.id ?? null },
      monthly: moved((terms) => netIncomesOf(terms)?.value ?? null),
      inAll: moved(presentValueOf),
    };
  });
};
