import { EmbeddingCache } from '../../src/embeddings/embedding-cache.js';

const aModel = () => {
  const given: string[][] = [];
  const embed = async (texts: string[]) => {
    given.push(texts);
    return texts.map((text) => Buffer.from(text));
  };
  return { given, embed };
};

const written = (embeddings: Buffer[]) => embeddings.map(String);

test('a text is embedded once when a case contains it several times', async () => {
  const [known, { given, embed }] = [new EmbeddingCache(), aModel()];
  expect(written(await known.of('ann', ['rent', 'school', 'rent'], embed))).toEqual(['rent', 'school', 'rent']);
  expect(written(await known.of('ann', ['house', 'school'], embed))).toEqual(['house', 'school']);
  expect(given).toEqual([['rent', 'school'], ['house']]);
});

test('a cached text matches when only case and line breaks differ', async () => {
  const [known, { given, embed }] = [new EmbeddingCache(), aModel()];
  await known.of('ann', ['Ann: He paid\nthe rent.'], embed);
  await known.of('ann', ['ann: he paid the Rent.', 'Bob: he paid the rent.'], embed);
  expect(given).toEqual([['Ann: He paid\nthe rent.'], ['Bob: he paid the rent.']]);
});

test('a text is embedded again in another case', async () => {
  const [known, { given, embed }] = [new EmbeddingCache(), aModel()];
  for (const caseId of ['ann', 'bob', 'ann']) await known.of(caseId, ['rent'], embed);
  expect(given).toEqual([['rent'], ['rent'], ['rent']]);
});

test('a text is given to the model again when the model failed', async () => {
  const [known, { given, embed }] = [new EmbeddingCache(), aModel()];
  const fail = () => Promise.reject(new Error('no model'));
  await expect(known.of('ann', ['rent'], fail)).rejects.toThrow('no model');
  expect(written(await known.of('ann', ['rent'], embed))).toEqual(['rent']);
  expect(given).toEqual([['rent']]);
});
