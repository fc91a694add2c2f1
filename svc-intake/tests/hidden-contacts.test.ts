import { submitIntake } from '@evenhand/contracts/intake/intake';
import type { WrittenRecord } from '@evenhand/contracts/intake/written';
import type { Couple } from './support/couple.js';
import { completeRecord } from './support/record.js';
import { codeOf, pointersOf, withCouple } from './support/with-couple.js';

let couple: Couple;
withCouple((given) => {
  couple = given.couple;
});

const hidden = { userAddress: '17 Quiet Lane, Sudbury, P3A 1B2', userAddressHidden: true } as const;

test.each<[string, string, Partial<WrittenRecord>]>([
  ['address', '/homeDivisionDescription', { homeDivisionDescription: 'Amélie stays at 17 quiet ln.' }],
  ['postal code', '/debtDivisionDescription', { debtDivisionDescription: 'Bills go to p3a1b2.' }],
  ['telephone number', '/assetDivisionDescription', { assetDivisionDescription: 'Call (416) 555 0134 first.' }],
])(
  'attacker waits for a hidden %s in free text, product refuses the answers and names the field',
  async (_, at, words) => {
    const answer = await couple.owner.call(submitIntake, { body: completeRecord({ ...hidden, ...words }) });
    expect(codeOf(answer)).toBe('invalid-input');
    expect(pointersOf(answer)).toEqual([at]);
  },
);
