import type { AssetCategory } from '@evenhand/contracts/finance/assets';
import type { Cents } from '@evenhand/contracts/money';
import { money } from '@evenhand/family-law/agreement/print';
import { minus, NOTHING, plus } from '@evenhand/family-law/money';
import { partOf } from '@evenhand/family-law/property/holdings-of';
import { financialStatement as wording } from '@evenhand/wording/financial-statement';
import type { SnapshotContent } from '../frozen/snapshot-content.js';
import { Paper } from './paper.js';

type Asset = SnapshotContent['assets'][number];
type Debt = SnapshotContent['debts'][number];

const parts: readonly (readonly [keyof typeof wording.assetParts, readonly AssetCategory[]])[] = [
  ['land', ['real_estate']],
  ['household', ['vehicle', 'personal_property']],
  ['savings', ['bank_account', 'investment', 'retirement']],
  ['insurance', []],
  ['business', ['business']],
  ['owedToYou', []],
  ['other', ['other']],
];

const amountOf = (amount: Cents | null): string => (amount === null ? wording.untold : money(amount));

/**
 * The disclosing person's statement in the structure of Form 13.1 (with a property claim) or Form 13 (without one).
 * Joint items stand with this person's share of them. The same content gives the same figures as the page.
 */
export const financialStatementPdf = (content: SnapshotContent, sha256: string): Promise<Buffer> => {
  const hasPropertyClaim = content.relationshipType === 'Legally married';
  const title = hasPropertyClaim ? wording.title131 : wording.title13;
  const paper = new Paper(title, new Date(content.frozenAt));
  paper.heading('H1', title);
  paper.paragraph(wording.lead(content.disclosedBy ?? wording.unnamed, content.frozenAt.slice(0, 10)));
  paper.paragraph(wording.notTheForm);
  drawIncome(paper, content);
  paper.heading('H2', wording.parts.expenses);
  paper.paragraph(wording.byHand);
  paper.heading('H2', wording.parts.others);
  paper.paragraph(wording.byHand);
  drawAssets(paper, content, hasPropertyClaim);
  drawDebts(paper, content, hasPropertyClaim);
  if (hasPropertyClaim) drawProperty(paper, content);
  drawDocuments(paper, content);
  paper.paragraph(wording.hash(sha256));
  return paper.finish((page, pages) => wording.footer(page, pages, sha256.slice(0, 16)));
};

/** The papers that show an item, with the day of a statement. */
const proofOf = ({ documents }: SnapshotContent, id: string): string =>
  documents
    .flatMap(({ documentType, files }) =>
      files
        .filter(({ proves }) => proves.includes(id))
        .map(({ statementDate }) => [wording.documentName(documentType), statementDate].filter(Boolean).join(', ')),
    )
    .join('; ') || wording.noProof;

const drawIncome = (paper: Paper, content: SnapshotContent): void => {
  paper.heading('H2', wording.parts.income);
  const own = content.incomes.filter(({ whose }) => whose === 'party_a');
  if (own.length === 0) {
    paper.paragraph(wording.none);
    return;
  }
  const { year, line15000, employment, selfEmployment, investment, other, proof } = wording.columns;
  paper.table(
    [year, line15000, employment, selfEmployment, investment, other, proof],
    own.map((income) => [
      String(income.year),
      money(income.taxableIncome),
      amountOf(income.employmentIncome ?? NOTHING),
      amountOf(income.selfEmploymentIncome ?? NOTHING),
      amountOf(income.investmentIncome ?? NOTHING),
      amountOf(income.otherIncome ?? NOTHING),
      proofOf(content, income.id),
    ]),
    [0.7, 1.2, 1.2, 1.2, 1.2, 1.2, 1.6],
    [1, 2, 3, 4, 5],
  );
};

const isOwn = (whose: Asset['ownership']): boolean => whose !== 'party_b';

const ofAsset = ({ ownership, ownersShare }: Asset, amount: Cents | null): Cents | null =>
  amount === null ? null : partOf('owner', { whose: ownership, ownersShare }, amount);
const ofDebt = ({ responsibility, ownersShare }: Debt, amount: Cents | null): Cents | null =>
  amount === null ? null : partOf('owner', { whose: responsibility, ownersShare }, amount);

/** Form 13.1 asks for three dates, Form 13 for today alone. */
const valueColumns = (hasPropertyClaim: boolean): string[] => {
  const { marriage, valuation, today } = wording.columns;
  return hasPropertyClaim ? [marriage, valuation, today] : [today];
};
const layout = (columns: number): [number[], number[]] => [
  [2.4, 1, ...Array.from({ length: columns }, () => 1.2), 1.6],
  Array.from({ length: columns }, (_, index) => index + 2),
];

const drawAssets = (paper: Paper, content: SnapshotContent, hasPropertyClaim: boolean): void => {
  paper.heading('H2', wording.parts.assets);
  const { item, share, proof } = wording.columns;
  const dates = valueColumns(hasPropertyClaim);
  const amounts = (asset: Asset) => {
    const [marriage, valuation, today] = [asset.atMarriage, asset.atSeparation, asset.value].map((amount) =>
      ofAsset(asset, amount),
    );
    return hasPropertyClaim ? [marriage ?? null, valuation ?? null, today ?? null] : [today ?? null];
  };
  const own = content.assets.filter(({ ownership }) => isOwn(ownership));
  for (const [part, categories] of parts) {
    const rows = own.filter(({ category }) => categories.includes(category));
    paper.paragraph(wording.assetParts[part]);
    if (rows.length === 0) {
      paper.paragraph(wording.none);
      continue;
    }
    paper.table(
      [item, share, ...dates, proof],
      rows.map((asset) => [
        [asset.name, asset.location, asset.isMatrimonialHome ? wording.home : ''].filter(Boolean).join(', '),
        asset.ownership === 'joint' ? `${asset.ownersShare} %` : '100 %',
        ...amounts(asset).map(amountOf),
        proofOf(content, asset.id),
      ]),
      ...layout(dates.length),
    );
  }
  const totals = dates.map((_, index) => plus(NOTHING, ...own.map((asset) => amounts(asset)[index] ?? NOTHING)));
  paper.table([wording.totalAssets, '', ...totals.map(money), ''], [], ...layout(dates.length));
};

const drawDebts = (paper: Paper, content: SnapshotContent, hasPropertyClaim: boolean): void => {
  paper.heading('H2', wording.parts.debts);
  const { creditor, share, proof } = wording.columns;
  const dates = valueColumns(hasPropertyClaim);
  const own = content.debts.filter(({ responsibility }) => isOwn(responsibility));
  const amounts = (debt: Debt) => {
    const [marriage, valuation, today] = [debt.atMarriage, debt.atSeparation, debt.currentBalance].map((amount) =>
      ofDebt(debt, amount),
    );
    return hasPropertyClaim ? [marriage ?? null, valuation ?? null, today ?? null] : [today ?? null];
  };
  if (own.length === 0) {
    paper.paragraph(wording.none);
    return;
  }
  paper.table(
    [creditor, share, ...dates, proof],
    own.map((debt) => [
      debt.creditor,
      debt.responsibility === 'joint' ? `${debt.ownersShare} %` : '100 %',
      ...amounts(debt).map(amountOf),
      proofOf(content, debt.id),
    ]),
    ...layout(dates.length),
  );
  const totals = dates.map((_, index) => plus(NOTHING, ...own.map((debt) => amounts(debt)[index] ?? NOTHING)));
  paper.table([wording.totalDebts, '', ...totals.map(money), ''], [], ...layout(dates.length));
};

const drawProperty = (paper: Paper, content: SnapshotContent): void => {
  const own = content.assets.filter(({ ownership }) => isOwn(ownership));
  paper.heading('H2', wording.parts.atMarriage);
  paper.paragraph(wording.atMarriage);
  paper.heading('H2', wording.parts.excluded);
  const excluded = own.flatMap((asset) => (asset.exclusion ? [{ ...asset, exclusion: asset.exclusion }] : []));
  if (excluded.length === 0) paper.paragraph(wording.none);
  else {
    const { item, reason, amount } = wording.columns;
    paper.table(
      [item, reason, amount],
      excluded.map((asset) => [
        asset.name,
        [wording.grounds[asset.exclusion.ground], asset.exclusion.reason].filter(Boolean).join(': '),
        amountOf(ofAsset(asset, asset.exclusion.amount)),
      ]),
      [2, 3, 1.2],
      [2],
    );
  }
  paper.heading('H2', wording.parts.disposed);
  paper.paragraph(wording.byHand);
  paper.heading('H2', wording.parts.calculation);
  const { equalization, missing, refused } = content.division;
  if (!equalization) {
    paper.paragraph(refused ?? wording.missing(missing.length));
    return;
  }
  const { property, debts, marriageDeduction, excluded: left, amount } = equalization.netFamilyProperty.owner;
  const { step, amount: column } = wording.columns;
  paper.table(
    [step, column],
    [
      [wording.lines.property, money(property)],
      [wording.lines.debts, money(debts)],
      [wording.lines.net, money(minus(property, debts))],
      [wording.lines.marriageDeduction, money(marriageDeduction)],
      [wording.lines.excluded, money(left)],
      [wording.lines.amount, money(amount)],
    ],
    [4, 1.4],
    [1],
  );
};

const drawDocuments = (paper: Paper, content: SnapshotContent): void => {
  paper.heading('H2', wording.parts.documents);
  if (content.documents.length === 0) {
    paper.paragraph(wording.none);
    return;
  }
  paper.table(
    [wording.columns.document, wording.columns.files],
    content.documents.map(({ documentType, files, note }) => [
      wording.documentName(documentType),
      [...files.map(({ name }) => name), note].filter(Boolean).join('; '),
    ]),
    [2, 3],
    [],
  );
};
