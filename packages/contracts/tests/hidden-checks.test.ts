import { textsIn } from '@evenhand/contracts/hidden/texts-in';
import { intakeProblems } from '@evenhand/contracts/intake/checks';
import { noteHiddenContacts } from '@evenhand/contracts/intake/hidden-contacts';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { z } from 'zod';

const hidden: IntakeRecord = {
  userAddress: '12 Sample Street, Ottawa, Ontario K1A 0B1',
  userAddressHidden: true,
  phoneNumber: '613-555-0199',
  userEmail: 'alex@example.test',
  livingSituation: 'We own jointly',
};
const noted = (record: IntakeRecord) =>
  intakeProblems({ ...hidden, ...record }, '2026-11-23').map(({ pointer, code }) => `${pointer} ${code}`);

test.each<[string, IntakeRecord]>([
  ['/homeDivisionDescription holds-hidden-address', { homeDivisionDescription: 'Alex stays at 12 sample st.' }],
  ['/homeDivisionDescription holds-hidden-phone', { homeDivisionDescription: 'Call +1 (613) 555 0199.' }],
  ['/userOccupation holds-hidden-email', { userOccupation: 'Painter, ALEX@example.test' }],
  [
    '/children/0/schedule holds-hidden-address',
    {
      hasChildren: true,
      children: [
        { name: 'Robin', birthdate: '2015-03-04', schedule: 'Picked up near K1A 0B1' },
        { name: 'Kim', birthdate: '2017-03-04' },
      ],
    },
  ],
  ['/partnerAddress holds-hidden-address', { partnerAddress: '12 Sample St, Ottawa' }],
])('an answer that contains a hidden contact is reported as %s', (problem, record) => {
  expect(noted(record)).toEqual([problem]);
});

test('an answer is not reported when the address is visible, the question is not asked, or only the city matches', () => {
  const words = { homeDivisionDescription: 'Alex stays at 12 Sample Street.' };
  expect(noted({ ...words, userAddressHidden: false })).toEqual([]);
  expect(noted({ ...words, livingSituation: 'We rent' })).toEqual([]);
  expect(noted({ homeDivisionDescription: 'Alex stays in Ottawa.' })).toEqual([]);
});

const pick = (schema: z.core.$ZodType): unknown => {
  if (schema instanceof z.ZodOptional) return pick(schema.unwrap());
  if (schema instanceof z.ZodString && !(schema instanceof z.ZodISODate)) return 'The flat in Sample Street';
  if (schema instanceof z.ZodArray) return pick(schema.element) === undefined ? undefined : [pick(schema.element)];
  if (!(schema instanceof z.ZodObject)) return undefined;
  return Object.fromEntries(Object.entries(schema.shape).map(([field, inner]) => [field, pick(inner)]));
};

/** The fields for contact data itself. */
const contactFields = ['userEmail', 'partnerEmail', 'phoneNumber', 'userAddress', 'partnerAddress'];

test('a hidden address is noted in every text of the answers, whatever its field', () => {
  const fields = IntakeRecord.keyof().options.filter((field) => !contactFields.includes(field));
  const written = IntakeRecord.parse(
    Object.fromEntries(fields.map((field) => [field, pick(IntakeRecord.shape[field])])),
  );
  const expected = textsIn(written).map(({ pointer }) => pointer);
  const found: string[] = [];
  noteHiddenContacts({ ...written, userAddress: hidden.userAddress, userAddressHidden: true }, (_, _code, pointer) =>
    found.push(pointer ?? ''),
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect(expected).toEqual(
    expect.arrayContaining(['/releaseHardship', '/animals/0/visits', '/holidays/0/called', '/pensions/0/plan']),
  );
});
