import { z } from 'zod';
import { IntakeRecord } from '../src/intake/record.js';
import { inDollars, ShownRecord, WrittenRecord } from '../src/intake/written.js';
import { Dollars, EnteredCents, EnteredDollars } from '../src/money.js';

/** Paths of the amounts of one kind in a schema. */
const placesOf = (schema: unknown, money: z.ZodType, place = ''): string[] => {
  if (schema === money) return [place];
  if (schema instanceof z.ZodOptional) return placesOf(schema.unwrap(), money, place);
  if (schema instanceof z.ZodArray) return placesOf(schema.element, money, place);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) => placesOf(field, money, `${place}/${key}`));
};
const places = placesOf(IntakeRecord, EnteredCents).toSorted();

test('every amount of the record is dollars in calls and answers', () => {
  expect(places).toContain('/userIncome');
  expect(places).toContain('/children/ownSupport');
  expect(placesOf(WrittenRecord, EnteredDollars).toSorted()).toEqual(places);
  expect(placesOf(WrittenRecord, EnteredCents)).toEqual([]);
  expect(placesOf(ShownRecord, Dollars).toSorted()).toEqual(places);
  expect(placesOf(ShownRecord, EnteredCents)).toEqual([]);
});

test.each(places)(
  'the amount at %s that a page holds in cents is sent in dollars, and comes back the same',
  (place) => {
    const [, field = '', within] = place.split('/');
    const record = IntakeRecord.parse({ [field]: within ? [{ [within]: 123_457 }] : 123_457 });
    expect(inDollars(record)).toEqual({ [field]: within ? [{ [within]: 1_234.57 }] : 1_234.57 });
    expect(WrittenRecord.parse(inDollars(record))).toEqual(record);
    expect(z.encode(ShownRecord, ShownRecord.parse(record))).toEqual(record);
  },
);
