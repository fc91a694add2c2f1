import { namesIn, queryTerms } from '../../src/search/query-terms.js';

test('a question is searched by its content words', () => {
  expect(queryTerms('When did one of us move out?')).not.toContain('us');
  expect(queryTerms('How much did anybody ever say about the bassoon?')).toEqual(['bassoon']);
});

test('a question of only question words is searched by those', () => {
  expect(queryTerms('Did somebody say something?').length).toBeGreaterThan(0);
});

test('names are the words of a question with a capital within a sentence, but for days and months', () => {
  expect(namesIn("When did Dana drive to Zoë's school in March? Did Robin know?")).toEqual(
    new Set(['dana', 'zoe', 'robin']),
  );
  expect(namesIn('when did dana drive there?')).toEqual(new Set());
});
