import { plainLetters } from './letters.js';

export type Side = 'out' | 'in';

const OUT = new Set(
  `debit debits dr d db - withdrawal withdrawals retrait retraits out sortie sorties purchase purchases achat achats fee fees
  frais spend sent interest_charge interest_charges cash_advance avance_de_fonds money_out`
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ')),
);
const IN = new Set(
  `credit credits cr c + deposit deposits depot depots in entree entrees refund refunds remboursement remboursements
  return received recu money_in`
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ')),
);

/** Money out or in, by a word of a column; null for any other word. */
export const sideOf = (cell: string): Side | null => {
  const word = plainLetters(cell).replace(/\.$/, '');
  if (OUT.has(word)) return 'out';
  return IN.has(word) ? 'in' : null;
};

const RECEIVED = /thank you|received|from|merci|recu/;

/** A payment that the issuer of a card received: money in. */
const isReceivedPayment = (description: string): boolean => {
  const words = plainLetters(description);
  return (words.includes('payment') || words.includes('paiement')) && RECEIVED.test(words);
};

interface Signed {
  readonly cents: number;
  readonly side: Side | null;
  readonly description: string;
}

/** The sign that most amounts have; 0 without any. */
const signOf = (rows: readonly Signed[]): number =>
  Math.sign(rows.reduce((sum, { cents }) => sum + Math.sign(cents), 0));

/** Of single amounts without a direction: whether money out is written without a minus. */
export const isPositiveOut = (rows: readonly Signed[]): boolean => {
  const received = rows.filter(({ description }) => isReceivedPayment(description));
  const others = rows.filter(({ description }) => !isReceivedPayment(description));
  return received.length > 0 && received.every(({ cents }) => cents < 0) && others.some(({ cents }) => cents > 0);
};

/**
 * The factors that give each side its sign. `unknown` is null where the amounts of the file have no sign, so that a row
 * without a side cannot be counted.
 */
export interface Factors {
  readonly out: 1 | -1;
  readonly in: 1 | -1;
  readonly unknown: 1 | -1 | null;
}

/** By how debits and credits are written: both positive, one of them with a minus, or the other. */
export const factorsOf = (rows: readonly Signed[]): Factors => {
  const [out, into, unknown] = [
    signOf(rows.filter(({ side }) => side === 'out')),
    signOf(rows.filter(({ side }) => side === 'in')),
    rows.filter(({ side }) => side === null),
  ];
  const isUnsigned = out > 0 && into >= 0 && unknown.every(({ cents }) => cents >= 0);
  const factors = { out: out > 0 ? -1 : 1, in: into < 0 ? -1 : 1 } as const;
  if (isUnsigned) return { ...factors, unknown: null };
  return { ...factors, unknown: out > 0 || into < 0 ? -1 : 1 };
};
