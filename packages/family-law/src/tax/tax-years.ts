import type { IsoDate } from '@evenhand/contracts/dates';
import { tax2024 } from '../data/tax/2024.js';
import { tax2025 } from '../data/tax/2025.js';
import { tax2026 } from '../data/tax/2026.js';
import { addedYears } from '../data/tax/added-years.js';
import type { Doubt, FigureName, TaxYear } from '../data/tax/tax-year.js';
import { LawProblem } from '../law-problem.js';
import type { Notice } from '../notice.js';
import type { Authority } from '../working.js';
import { addedTaxYears } from './added-tax-years.js';

/** Later years are data. */
const years: readonly TaxYear[] = [tax2024, tax2025, tax2026, ...addedTaxYears(addedYears, tax2026)];

/** Of the newest year held. */
export const newestTaxYear: TaxYear = years.at(-1) ?? tax2026;

/** Oldest first. */
export const heldTaxYears: readonly number[] = years.map(({ year }) => year);

/**
 * @throws LawProblem `missing`, or `tax-year-unknown` for a year that is not held; another year is never substituted.
 */
export const taxYearOf = (year: number | null | undefined): TaxYear => {
  if (year === undefined || year === null) throw new LawProblem('missing', 'The tax year is missing.', 'taxYear');
  const held = years.find((candidate) => candidate.year === year);
  if (held) return held;
  throw new LawProblem(
    'tax-year-unknown',
    `The tax figures of ${year} are not known here; known are those of ${heldTaxYears.join(', ')}.`,
    'taxYear',
  );
};

/** The year of the day, or the last known one. */
export const lastKnownTaxYear = (on: IsoDate): number => {
  const wanted = Number(on.slice(0, 4));
  return heldTaxYears.includes(wanted) ? wanted : Math.min(wanted, heldTaxYears.at(-1) ?? wanted);
};

const doubtsAbout = ({ doubts }: TaxYear, figure: FigureName): readonly Doubt[] =>
  doubts.filter((doubt) => doubt.figure === figure);

const benefitFigures: readonly FigureName[] = [
  'Canada child benefit',
  'Ontario child benefit',
  'GST/HST credit',
  'GST/HST credit supplement',
  'Ontario sales tax credit',
  'Ontario energy and property tax credit',
];

/** A citation with its year, marked where a figure is doubtful. */
export const taxAuthority = (year: TaxYear, citation: string, figure: FigureName): Authority => ({
  citation: [
    `${citation}, ${year.year}`,
    ...doubtsAbout(year, figure).map(({ standing }) =>
      standing === 'inferred' ? 'inferred figure' : 'figure from a single source',
    ),
  ].join('; '),
  inForce: benefitFigures.includes(figure) ? year.benefitsInForce : year.inForce,
});

export const doubtNotices = ({ year, doubts }: TaxYear): Notice[] => {
  const listed = (standing: Doubt['standing']): string =>
    doubts
      .filter((doubt) => doubt.standing === standing)
      .map(({ figure, basis }) => `${figure} (${basis})`)
      .join('; ');
  const singleSource = listed('single-source');
  const inferred = listed('inferred');
  const notices: Notice[] = [];
  if (singleSource)
    notices.push({ code: 'single-source-figures', sentence: `Figures of ${year} from one source: ${singleSource}.` });
  if (inferred)
    notices.push({ code: 'inferred-figures', sentence: `Figures of ${year} that were inferred: ${inferred}.` });
  return notices;
};
