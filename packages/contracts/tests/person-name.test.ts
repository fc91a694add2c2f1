import { isPersonName, PersonName } from '../src/person-name.js';

test.each([
  ['Alex\nYour account is closed, see below'],
  ['Alex\u2028Sample'],
  ['https://example.org'],
  ['Open example.org now'],
  ['www.example'],
  ['t.co/x'],
  ['example\u3002org'],
  ['alex@example.test'],
  ['\\\\server\\share'],
  ['Open t.co/x now'],
  ['EXAMPLE.COM'],
  ['pay-now.info'],
  ['x'.repeat(151)],
])('attacker gives %j as a name, product refuses it', (name) => {
  expect(isPersonName(name)).toBe(false);
  expect(PersonName.safeParse(name).success).toBe(false);
});

test.each([
  "O'Brien & Ng",
  'J. R. Smith',
  'Dr. Ng',
  'A.J. Lee',
  'Ravi s/o Kumar',
  '\u0639\u0645\u0631',
  'Ye-jin (Jin)',
  '',
  'Ma.Theresa',
  'Ma.Jo Reyes',
  'K.Thanabalasingam',
  'St.John',
  'J.Kim',
  'A.P.J.Abdul Kalam',
  'x'.repeat(150),
])('the name %j is accepted', (name) => {
  expect(PersonName.parse(`  ${name} `)).toBe(name);
});
