/**
 * `npm run -s trades -w packages/family-law [-- COUPLES]`: proposes another amount for random couples (default 1,000)
 * and calculates every offered move again from the answers. Exit code 1 when a move is off by more than its bound for
 * one of the two, or adds a finding or a blank.
 */

import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { findingsIn } from '@evenhand/family-law/findings/consistency-findings';
import { centsOf } from '@evenhand/family-law/money';
import { boundOf, equalMoves } from '@evenhand/family-law/proposals/equal-moves';
import { patched } from '@evenhand/family-law/proposals/patch';
import { netIncomesOf } from '@evenhand/family-law/terms/net-incomes';
import { agreedTerms, type Terms } from '@evenhand/family-law/terms/terms';
import fc from 'fast-check';
import { AS_OF, type CleanCouple, cleanCouples } from '../contradictions/clean-couples.ts';

const COUPLES = Number(process.argv[2] ?? 1_000);
const print = (text: string) => process.stdout.write(`${text}\n`);

/** A tenth more than now, of the amount at `turn` among those that are agreed. */
const askedOf = (record: IntakeRecord, turn: number): Patch | null => {
  const { agreedChildSupportAmount, spousalSupportAmount, spousalLumpSum, equalizationAmount, homePrice } = record;
  const amounts = { agreedChildSupportAmount, spousalSupportAmount, spousalLumpSum, equalizationAmount, homePrice };
  const open = Object.entries(amounts).flatMap(([field, amount]) => (amount ? [{ field, amount }] : []));
  const one = open.at(turn % Math.max(1, open.length));
  return one ? { [one.field]: centsOf(Math.round(one.amount / 100 + one.amount / 1_000) * 100) } : null;
};

/** Independent of the search: every month is counted separately, to 60 years. */
const worthOf = (terms: Terms): Record<Party, number> => {
  const { asOf, childSupport, spousalSupport } = terms;
  const { monthly, payor } = spousalSupport;
  const monthsTo = (day: string) => (Date.parse(day) - Date.parse(asOf)) / (86_400_000 * 30.436875);
  const net = (spousal: number, isChildPaid: boolean) =>
    netIncomesOf({
      ...terms,
      spousalSupport: {
        ...spousalSupport,
        monthly: monthly && { ...monthly, amount: { ...monthly.amount, value: centsOf(spousal) } },
      },
      childSupport:
        childSupport && !isChildPaid
          ? { ...childSupport, setOff: null, apart: [], monthly: { ...childSupport.monthly, value: centsOf(0) } }
          : childSupport,
    })?.value;
  const [none, both] = [net(0, false), net(monthly?.amount.value ?? 0, true)];
  const [spousal, child] = [net(monthly?.amount.value ?? 0, false), net(0, true)];
  const ends = (childSupport?.ends ?? []).flatMap(({ ofAgeOn: { value } }) => (value && value > asOf ? [value] : []));
  const born = payor.value && terms.people.persons[payor.value].born.value;
  const lastChild = ends.length > 0 ? monthsTo(ends.toSorted()[0] ?? asOf) : 0;
  const to65 = born ? `${Number(born.slice(0, 4)) + 65}${born.slice(4)}` : null;
  const lastSpousal = !monthly ? 0 : monthly.end.value ? monthsTo(monthly.end.value) : to65 ? monthsTo(to65) : 120;
  const of = (party: Party): number => {
    let total = 0;
    for (let month = 0; month < 720; month++) {
      const day = new Date(Date.UTC(Number(asOf.slice(0, 4)), Number(asOf.slice(5, 7)) + month, 1))
        .toISOString()
        .slice(0, 10);
      const isSpousal = monthly && day >= monthly.due.first && monthsTo(day) <= lastSpousal;
      const isChild = childSupport && day >= childSupport.due.first && monthsTo(day) <= lastChild;
      const position = isSpousal && isChild ? both : isSpousal ? spousal : isChild ? child : none;
      total += ((position?.[party] ?? Number.NaN) - (none?.[party] ?? 0)) * 1.02 ** (-month / 12);
    }
    const { home, equalization, net: settled } = terms.property;
    const paid = settled
      ? [[settled.payor.value, settled.amount.value, settled.by.value] as const]
      : [
          [equalization?.payor.value, equalization?.amount.value, equalization?.on.value] as const,
          ...(home?.plan === 'buy-out' ? [[home.keeper.value, home.price.value, home.by.value] as const] : []),
        ];
    for (const [by, amount, on] of paid)
      if (by && amount) total += (by === party ? -1 : 1) * amount * 1.02 ** (-Math.floor(on ? monthsTo(on) : 0) / 12);
    return total;
  };
  return { owner: of('owner'), partner: of('partner') };
};

const measured = ({ record, statements }: CleanCouple, patch: Patch) => {
  const [before, after] = [
    agreedTerms(record, AS_OF, statements),
    agreedTerms(patched(record, patch), AS_OF, statements),
  ];
  const known = new Set(findingsIn(before).map(({ id }) => id));
  const findings = findingsIn(after).filter(({ id }) => !known.has(id));
  const [was, is] = [worthOf(before.terms), worthOf(after.terms)];
  const missing = new Set(writeAgreement(before).missing.map(({ sentence }) => sentence));
  return {
    moved: { owner: is.owner - was.owner, partner: is.partner - was.partner },
    findings: findings.map(({ id }) => id),
    blanks: writeAgreement(after).missing.filter(({ sentence }) => !missing.has(sentence)).length,
  };
};

const counts = { asked: 0, offered: 0, without: 0, worst: 0 };
const times: number[] = [];
const reasons = new Map<string, number>();
const faults = fc.sample(cleanCouples, { numRuns: COUPLES, seed: 1 }).flatMap((couple, index) => {
  const asked = askedOf(couple.record, index);
  if (!asked) return [];
  const began = performance.now();
  const { moves, none } = equalMoves(couple.record, asked, { asOf: AS_OF, statements: couple.statements });
  times.push(performance.now() - began);
  counts.asked++;
  counts.offered += moves.length;
  if (none) reasons.set(none, (reasons.get(none) ?? 0) + 1);
  if (moves.length === 0) counts.without++;
  const target = measured(couple, asked);
  return moves.flatMap(({ patch }) => {
    const { moved, findings, blanks } = measured(couple, patch);
    const off = Math.max(...Party.options.map((party) => Math.abs(moved[party] - target.moved[party])));
    counts.worst = Math.max(counts.worst, off);
    const bound = boundOf({
      owner: centsOf(Math.round(target.moved.owner)),
      partner: centsOf(Math.round(target.moved.partner)),
    });
    const movesChild = 'agreedChildSupportAmount' in patch && !('agreedChildSupportAmount' in asked);
    const isFault = !(off <= bound + 100) || findings.length > 0 || blanks > 0 || movesChild;
    return isFault ? [`couple ${index + 1}: ${JSON.stringify({ asked, patch, off, findings, blanks })}`] : [];
  });
});

for (const fault of faults.slice(0, 40)) print(fault);
const { asked, offered, without, worst } = counts;
const [p50, p95] = [0.5, 0.95].map((part) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0),
);
print([...reasons].map(([why, count]) => `no move, ${why}: ${count}`).join('\n'));
print(`${asked} proposals as of ${AS_OF}: ${offered} moves offered, none for ${without}; ${faults.length} faults`);
print(`largest difference ${(worst / 100).toFixed(2)} in present value; search ${p50} ms (median), ${p95} ms (95 %)`);
if (faults.length > 0 || offered === 0) process.exitCode = 1;
