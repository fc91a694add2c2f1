import type { AgreementDocument, Article, Block } from '@evenhand/contracts/agreement/document';

export const hebrewName = 'נועה בן־דוד לוי';
export const arabicName = 'محمد عبد الله الخطيب';
export const accentedName = 'Zoë Ångström-Łukaszewicz d’Évêque';
export const vietnameseName = 'Nguyễn Thị Hồng Nhung';
export const chineseName = '歐陽曉明';
export const koreanName = '김민준';
export const emojiName = 'Sam 👩‍👧‍👦🌻 O’Neil';
export const hindiName = 'प्रिया शर्मा';
export const tamilName = 'கார்த்திகேயன்';
export const punjabiName = 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ';
export const syllabicsName = 'ᐊᓪᓚᕆᐊᓗᒃ';
export const thaiName = 'สมชาย ใจดี';
export const markupName = '<b>Bobby</b> & "Tables"; DROP';
export const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5);

export const names = {
  accentedName,
  vietnameseName,
  hebrewName,
  arabicName,
  chineseName,
  koreanName,
  emojiName,
  hindiName,
  tamilName,
  punjabiName,
  syllabicsName,
  thaiName,
  markupName,
};

const headings = [
  'Parties',
  'Background',
  'Living separate and apart',
  'Decision-making responsibility',
  'Parenting time',
  'Child support',
  'Special and extraordinary expenses',
  'Spousal support',
  'The matrimonial home',
  'Property and equalization of net family property',
  'Debts, pensions and insurance',
  'Settlement of later differences, changes and general terms',
];

const sentence =
  'Each of us acknowledges that the other has disclosed significant assets, debts and liabilities that existed when this agreement was made, and that this clause is to be read with the schedules, which form part of this agreement. ';

function blocksOf(number: number): Block[] {
  const clause = (index: number): Block => ({
    kind: 'paragraph',
    number: `${number}.${index}`,
    text: sentence.repeat(1 + ((number + index) % 3)).trim(),
  });
  return [clause(1), clause(2), ...extraOf(number), clause(3), clause(4), clause(5)];
}

function extraOf(number: number): Block[] {
  if (number === 1)
    return Object.values(names).map((name, index) => ({
      kind: 'paragraph',
      number: `1.${index + 10}`,
      text: `The agreement is made with ${name} and with nobody else.`,
    }));
  if (number === 5)
    return [
      {
        kind: 'list',
        items: [
          'Alternate weekends from Friday 6 p.m. to Sunday 6 p.m.',
          'Wednesday evenings from school to 7:30 p.m.',
          'One half of the school holidays.',
        ],
      },
    ];
  if (number === 6) {
    return [
      {
        kind: 'working',
        caption: 'How the monthly amount was reached',
        steps: [
          { label: 'Guideline income', amount: '$85,000.00', citation: 'Guidelines, s. 16', inForce: null },
          {
            label: 'Table amount for two children in Ontario',
            amount: '$1,279.00',
            citation: 'Guidelines, Schedule I',
            inForce: '2025-10-01',
          },
        ],
      },
    ];
  }
  return [];
}

const articles = headings.map(
  (heading, index): Article => ({
    id: `article-${index + 1}`,
    number: index + 1,
    heading,
    blocks: blocksOf(index + 1),
    basis: ['Family Law Act, R.S.O. 1990, c. F.3, s. 54', 'Divorce Act, s. 16.1'],
    note: 'What this means in plain words.',
    answers: ['children'],
  }),
);

const rows = Array.from({ length: 60 }, (_, index) => [
  index === 7 ? `Account of ${hebrewName} at the Caisse populaire` : `Savings account number ${index + 1}`,
  index % 2 === 0 ? 'Joint' : accentedName,
  `$${(index * 1234.56 + 1).toLocaleString('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
]);

/** Twelve articles, two schedules with tables over several pages, and names in fourteen scripts. */
export const sampleAgreement: AgreementDocument = {
  title: 'Separation Agreement',
  ruleVersion: '2026-11-01',
  asOf: '2026-11-21',
  parties: { owner: hebrewName, partner: emojiName },
  articles,
  schedules: [
    {
      letter: 'A',
      heading: 'Assets and debts on the valuation date',
      blocks: [{ kind: 'table', header: ['Item', 'Owner', 'Value'], rows }],
    },
    {
      letter: 'B',
      heading: 'Names',
      blocks: [{ kind: 'table', header: ['Script', 'Name'], rows: Object.entries({ ...names, longName }) }],
    },
  ],
  missing: [{ answer: 'children', article: 'article-5', sentence: 'The birth date of the second child.' }],
};
