import { terms } from '@evenhand/wording/glossary';
import { intakeTerms } from '@evenhand/wording/intake-terms';

test('the glossary has a page for each word of the law that the intake links', () => {
  const known = terms.map(({ id }) => id);
  const linked = Object.values(intakeTerms.of).flatMap((of) => of.map(({ id }) => id));
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.filter((id) => !known.includes(id))).toEqual([]);
});
