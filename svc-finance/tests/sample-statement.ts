import { cents } from '@evenhand/contracts/money';
import { SnapshotContent } from '../src/frozen/snapshot-content.js';

/** A name in each script beyond Latin that the fonts cover. */
export const names = {
  Chinese: '歐陽曉明',
  Hindi: 'प्रिया शर्मा',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Tamil: 'கார்த்திகேயன்',
  Bengali: 'অনন্যা চট্টোপাধ্যায়',
  Gujarati: 'પ્રિયંકા પટેલ',
  Korean: '김민준',
  Thai: 'สมชาย ใจดี',
  Hebrew: 'נועה לוי',
  Arabic: 'محمد الخطيب',
};

const MILLIONS = cents(12_345_678_90);

/** An asset, a debt and an income per name; property of $12,345,678.90 in every column. */
export const sampleStatement = (relationshipType: 'Legally married' | 'Common-law'): SnapshotContent => {
  const all = Object.values(names);
  const amounts = (index: number) => {
    const amount = index === 0 ? MILLIONS : 0;
    return { value: amount, currentBalance: amount, atSeparation: amount, atMarriage: amount, monthlyPayment: amount };
  };
  const id = (kind: number, index: number) =>
    `00000000-0000-4000-8000-00000000${kind}0${String(index).padStart(2, '0')}`;
  const side = {
    property: MILLIONS,
    debts: MILLIONS,
    marriageDeduction: 0,
    excluded: 0,
    net: 0,
    amount: 0,
  };
  return SnapshotContent.parse({
    frozenAt: '2026-11-21T15:00:00.000Z',
    disclosedBy: all.join(', '),
    partner: 'Sam Sample',
    relationshipType,
    assets: all.map((name, index) => ({
      id: id(1, index),
      version: 1,
      category: 'bank_account',
      name,
      ownership: 'party_a',
      valuationDate: '2026-11-21T15:00:00.000Z',
      ...amounts(index),
      exclusion: { ground: 'gift-or-inheritance', amount: amounts(index).value, reason: `From ${name}` },
    })),
    debts: all.map((creditor, index) => ({
      id: id(2, index),
      version: 1,
      category: 'credit_card',
      creditor,
      responsibility: 'party_a',
      ...amounts(index),
    })),
    incomes: [2023, 2024, 2025].map((year, index) => ({
      id: id(3, index),
      version: 1,
      year,
      taxableIncome: MILLIONS,
      employmentIncome: MILLIONS,
      selfEmploymentIncome: null,
      investmentIncome: null,
      otherIncome: null,
      whose: 'party_a',
    })),
    documents: [
      {
        documentType: 'bank_statement',
        note: '',
        files: all.map((name, index) => ({ name: `${name}.pdf`, statementDate: '2026-10-21', proves: [id(1, index)] })),
      },
    ],
    division: {
      relationship: relationshipType === 'Legally married' ? 'married' : 'common-law',
      marriageDate: '2010-06-05',
      separationDate: '2025-03-01',
      missing: [],
      refused: null,
      partnerDisclosed: false,
      equalization: {
        steps: [],
        notices: [],
        ruleVersion: '2026-11-01',
        netFamilyProperty: { owner: side, partner: side },
        payor: null,
        payment: 0,
        afterwards: { owner: 0, partner: 0 },
        claimUntil: '2031-03-01',
      },
      commonLaw: null,
    },
  });
};
