import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { getSealedPdf } from '@evenhand/contracts/signing/signing';
import { textOf } from '@evenhand/paper/testing/poppler';
import { Couple } from './support/couple.js';
import { sealed } from './support/sealed.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
beforeAll(async () => {
  service = await startIntake();
});
afterAll(() => service.stop());

/** Home, pension, two children of whom one studies and is of age, equalization and release. */
const answers = {
  children: [
    { name: 'Robin', birthdate: '2015-03-04' },
    { name: 'Jo', birthdate: '2006-10-12', dependency: 'Studies full time' as const },
  ],
  residentialParent: 'partner' as const,
  childSupportPayer: 'owner' as const,
  agreedChildSupportAmount: undefined,
  childSupportReason: undefined,
  userIncome: 82_000,
  partnerIncome: 70_000,
  assetTypes: ['Bank accounts' as const, 'Pension' as const],
  assetDivisionDescription: 'Amélie keeps the pension and pays Noah $41,300.00 for it by 30 June 2027.',
};

test('a couple with a home, a pension, a student of age, equalization and a release gets a sealed file without contradictions', async () => {
  const couple = await Couple.of(service);
  const { giveLast } = await couple.allButOneSigned(answers);
  const { document } = await couple.owner.get(getAgreement);
  const { checklist } = await couple.owner.get(getAgreementFindings);
  expect(document.missing).toEqual([]);
  expect(checklist[0]).toMatchObject({ id: 'in-writing', state: 'done' });

  await giveLast();
  await sealed(couple);
  const text = textOf((await couple.owner.call(getSealedPdf)).bytes).replace(/\s+/g, ' ');
  for (const sentence of [
    'Amélie Example pays Noah Sample child support of $1,251.00 a month',
    'worked out for two children',
    'We count Jo in the table amount as if under age',
    'Amélie keeps the pension and pays Noah $41,300.00',
    'settles every claim that either of us has to an equalization of net family properties',
    'each of us gives up the right to claim it under the Divorce Act, the Family Law Act or any other law',
    'financial disclosure, as far as Schedule H applies, on 20 November 2026',
    'I sign it without that advice by my own choice',
  ])
    expect(text).toContain(sentence);
  expect(new Set(text.match(/child support of \$[\d,.]+\d/g))).toEqual(new Set(['child support of $1,251.00']));
  expect(new Set(text.match(/beginning on \d+ \w+ \d{4}/g)).size).toBe(1);
  expect(text).not.toMatch(/_{3}|\[the |spousal support of \$|Schedule G/);
}, 120_000);
