import { Comparisons } from '../../src/verification/comparisons.js';

const [uploaded, sealed] = [Buffer.from('%PDF-1.4 one'), Buffer.from('%PDF-1.4 two')];
const differs = [{ kind: 'other', page: null }];

test('attacker hands in a second file while one is compared, product has one place per address and refuses at once', async () => {
  const comparisons = new Comparisons();
  const first = comparisons.changesOf(uploaded, sealed, '203.0.113.1');
  expect(() => comparisons.requirePlaceFor('203.0.113.1')).toThrow();
  await expect(comparisons.changesOf(uploaded, sealed, '203.0.113.1')).rejects.toMatchObject({
    code: 'too-many-requests',
  });
  const elsewhere = comparisons.changesOf(uploaded, sealed, '203.0.113.2');
  expect([await first, await elsewhere]).toEqual([differs, differs]);
  expect(() => comparisons.requirePlaceFor('203.0.113.1')).not.toThrow();
});

test('attacker hands in files from many addresses, product keeps the queue short and refuses early', async () => {
  const comparisons = new Comparisons();
  const queued = Array.from({ length: 8 }, (_, index) => comparisons.changesOf(uploaded, sealed, `203.0.113.${index}`));
  expect(() => comparisons.requirePlaceFor('203.0.113.99')).toThrow();
  await Promise.all(queued);
  expect(() => comparisons.requirePlaceFor('203.0.113.99')).not.toThrow();
});
