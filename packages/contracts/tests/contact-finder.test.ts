import { contactFinder } from '@evenhand/contracts/hidden/contact-finder';

const none = { addresses: [], phones: [], emails: [] };
const find = contactFinder({
  addresses: ['Apt 4, 12 Sample Street, Ottawa, Ontario K1A 0B1'],
  phones: ['613-555-0199'],
  emails: ['alex.sample@example.test'],
});
const findAddress = (address: string) => contactFinder({ ...none, addresses: [address] });

test.each([
  'Alex lives at 12 Sample Street.',
  '12, sample st',
  '12 SAMPLE STR.',
  '12SampleSt',
  'lease_12_sample_street.pdf',
  'Lease-12SampleSt.pdf',
  '12 Sámplé Street',
  '12 B Sample Street',
  '12B Sample',
  'Sample Street 12',
  'Sample St., no. 12',
  '12, at the corner of Sample Street',
  '4-12 Sample',
  'the flat in Sample Street',
  '１２ Sample Street',
  '1 2  S a m p l e  S t r e e t',
  'Chapter 3: 12 Sample Street',
  'K1A 0B1',
  'k1a0b1',
  'K1A-0B1',
  'K 1 A 0 B 1',
  'send it to K1A  0B1, Canada',
])('a hidden address is found in %j', (text) => {
  expect(find(text)).toBe('address');
});

test.each([
  '112 Sample Street',
  '121 Sample Street',
  'Sample Street 7',
  '12 Sampleton Road',
  'Ottawa, Ontario',
  'Alex and Sam met 12 times in Ottawa, and took a sample.',
  'K1A 0B2',
  'XK1A 0B11',
  '',
])('no hidden address is found in %j', (text) => {
  expect(find(text)).toBeNull();
});

test.each([
  ['12 King Street West, Toronto', 'the house, 12 King St. W.'],
  ['250 St. Clair Avenue W, Toronto', '250 St Clair Ave'],
  ['250 St. Clair Avenue W, Toronto', '250 Saint Clair'],
  ['12, rue Saint-Denis, Gatineau', '12 rue St-Denis'],
  ['1234 Highway 7, Perth', 'at 1234 Hwy 7'],
  ['12 5th Avenue, Ottawa', '12 Fifth Ave.'],
  ['55 The Esplanade Toronto', '55 the esplanade'],
  ['12 North Shore Road, Barrie', '12 N. Shore Rd'],
  ['PO Box 123, Sudbury', 'P.O. Box 123'],
  ['Box 123, Sudbury', 'Write to PO Box 123.'],
  ['RR 2, Bancroft', 'behind the school on R.R. #2'],
  ['The Old Mill\nSudbury', 'at the old mill'],
  ['8 Élm Crescent', '8 elm cres'],
  ['12 McDonald Road', '12 mcdonald rd.'],
])('%j is found in %j', (address, text) => {
  expect(findAddress(address)(text)).toBe('address');
});

test.each([
  '613-555-0199',
  '(613) 555-0199',
  '+1 613 555 0199',
  '1.613.555.0199',
  '6135550199',
  '613 then 555 then 0199',
  '613/555/0199 ext. 12',
  '５５５ ０１９９',
  'call 555-0199',
  '555 0199',
])('a hidden telephone number is found in %j', (text) => {
  expect(find(text)).toBe('phone');
});

test.each(['613-555-0198', '$5,550,199', '15550199', '2026-11-23'])(
  'no hidden telephone number is found in %j',
  (text) => {
    expect(find(text)).toBeNull();
  },
);

test.each([
  'alex.sample@example.test',
  'Alex.Sample@Example.TEST',
  'alex.sample+home@example.test',
  'alexsample @ example . test',
  'alex dot sample (at) example dot test',
  'alex.sample[at]example.test',
  'mailto:alex.sample@example.test?subject=x',
])('a hidden mail address is found in %j', (text) => {
  expect(find(text)).toBe('email');
});

test.each(['sam@example.test', 'Alex Sample', 'malex.sample@example.test'])(
  'no hidden mail address is found in %j',
  (text) => {
    expect(find(text)).toBeNull();
  },
);

test('the search finds nothing when nothing is hidden', () => {
  expect(
    contactFinder({ addresses: ['', 'Ottawa', '1'], phones: ['12', ''], emails: ['', 'no address'] })('x 1'),
  ).toBeNull();
});

test.each([
  ['digits', '6135550199'.slice(0, 9).repeat(2_000)],
  ['spaces', `12${' '.repeat(20_000)}Sample`],
  ['numbers', '12 '.repeat(7_000)],
  ['streets', 'Sample Street '.repeat(1_500)],
  ['tags', '+a'.repeat(10_000)],
  ['marks', 'e\u0301'.repeat(10_000)],
])('20,000 characters of %s are searched within two seconds', (_what, text) => {
  const start = performance.now();
  find(text);
  expect(performance.now() - start).toBeLessThan(2_000);
});
