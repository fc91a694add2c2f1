/**
 * `npm run -s trades -w packages/family-law [-- COUPLES]`: proposes another amount for random couples (default 1,000)
 * and calculates every offered move again from the answers. Exit code 1 when a move is off by more than its bound for
 * one of the two, or adds a finding or a blank.
 */

import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { centsOf } from '@evenhand/family-law/money';
import { effectsOf, MONTHS_OF_SPREAD } from '@evenhand/family-law/proposals/effects';
import { EQUAL_WITHIN, equalMoves, withReason } from '@evenhand/family-law/proposals/equal-moves';
import { patched } from '@evenhand/family-law/proposals/patch';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
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

const measured = ({ record, statements }: CleanCouple, patch: Patch) => {
  const [before, after] = [
    agreedTerms(record, AS_OF, statements),
    agreedTerms(patched(record, withReason(record, patch)), AS_OF, statements),
  ];
  const { monthly, once, findings } = effectsOf(before, after);
  const missing = new Set(writeAgreement(before).missing.map(({ sentence }) => sentence));
  const a = (party: Party) =>
    monthly ? monthly.after[party] - monthly.before[party] + once[party] / MONTHS_OF_SPREAD : Number.NaN;
  return {
    moved: { owner: a('owner'), partner: a('partner') },
    findings: findings.map(({ id }) => id),
    blanks: writeAgreement(after).missing.filter(({ sentence }) => !missing.has(sentence)).length,
  };
};

const counts = { asked: 0, offered: 0, without: 0, worst: 0 };
const times: number[] = [];
const faults = fc.sample(cleanCouples, { numRuns: COUPLES, seed: 1 }).flatMap((couple, index) => {
  const asked = askedOf(couple.record, index);
  if (!asked) return [];
  const began = performance.now();
  const moves = equalMoves(couple.record, asked, { asOf: AS_OF, statements: couple.statements });
  times.push(performance.now() - began);
  counts.asked++;
  counts.offered += moves.length;
  if (moves.length === 0) counts.without++;
  const target = measured(couple, asked);
  return moves.flatMap(({ patch }) => {
    const { moved, findings, blanks } = measured(couple, patch);
    const off = Math.max(...Party.options.map((party) => Math.abs(moved[party] - target.moved[party])));
    counts.worst = Math.max(counts.worst, off);
    const isFault = !(off <= EQUAL_WITHIN + 1) || findings.length > 0 || blanks > 0;
    return isFault ? [`couple ${index + 1}: ${JSON.stringify({ asked, patch, off, findings, blanks })}`] : [];
  });
});

for (const fault of faults.slice(0, 40)) print(fault);
const { asked, offered, without, worst } = counts;
const [p50, p95] = [0.5, 0.95].map((part) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0),
);
print(`${asked} proposals as of ${AS_OF}: ${offered} moves offered, none for ${without}; ${faults.length} faults`);
print(`largest difference ${(worst / 100).toFixed(2)} a month; search ${p50} ms (median), ${p95} ms (95 %)`);
if (faults.length > 0 || offered === 0) process.exitCode = 1;
