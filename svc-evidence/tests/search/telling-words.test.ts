import { tellingWords } from '../../src/search/telling-words.js';

test('a question is searched by its content words', () => {
  expect(tellingWords('When did one of us move out?')).not.toContain('us');
  expect(tellingWords('How much did anybody ever say about the bassoon?')).toEqual(['bassoon']);
});

test('a question of only question words is searched by those', () => {
  expect(tellingWords('Did somebody say something?').length).toBeGreaterThan(0);
});
