import { isEasyToGuess } from '../src/password/easy-to-guess.js';
import { passwordProblem } from '../src/password/new-password.js';
import { hashPassword, isOutdated, matchesPassword } from '../src/password/password-hash.js';

const wrongWith = (password: string) =>
  passwordProblem(password, { email: 'robin.maple@example.ca', firstName: 'Robin', lastName: 'Maple' });

test.each([
  ['short', 'Password needs: At least 8 characters, One uppercase letter, One number, One special character'],
  ['alllowercase1!', 'Password needs: One uppercase letter'],
  ['ALLUPPERCASE1!', 'Password needs: One lowercase letter'],
  ['NoNumberHere!', 'Password needs: One number'],
  ['NoSpecial123', 'Password needs: One special character'],
])('the password %s is refused with a list of what it lacks', async (password, sentence) => {
  expect(await wrongWith(password)).toBe(sentence);
});

test.each(['Password1!', 'P@ssw0rd', 'Qwerty123!', '!!Dragon2024!!', 'M0nkey-99', 'Robin.Maple1!', 'Evenhand2026!'])(
  'the password %s is refused: common, or close to the person',
  (password) => {
    expect(isEasyToGuess(password, ['robin.maple@example.ca', 'robin.maple', 'Robin', 'Maple'])).toBe(true);
  },
);

test.each(['correct-Horse7-battery', 'Tq9#vLm2!xZ', 'Été à Montréal 1976!', '密码Aa1!北京天气很好'])(
  'the password %s is accepted',
  async (password) => {
    expect(await wrongWith(password)).toBeNull();
  },
);

test('passwords of 64 and of 200 characters are accepted', async () => {
  expect(await wrongWith(`${'pine cone lantern '.repeat(4).slice(0, 61)}A1!`)).toBeNull();
  expect(await wrongWith(`${'pine cone lantern '.repeat(12).slice(0, 197)}A1!`)).toBeNull();
});

test('a hash is argon2id, salted, and matches only its own password', async () => {
  const [one, other] = await Promise.all([hashPassword('Tq9#vLm2!xZ'), hashPassword('Tq9#vLm2!xZ')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,(t=2,p=1|p=1,t=2)\$/);
  expect(one).not.toBe(other);
  expect(await matchesPassword(one, 'Tq9#vLm2!xZ')).toBe(true);
  expect(await matchesPassword(one, 'Tq9#vLm2!xz')).toBe(false);
  expect(isOutdated(one)).toBe(false);
});

test('composed and decomposed letters are the same password', async () => {
  const hash = await hashPassword('Été-1976'.normalize('NFC'));
  expect(await matchesPassword(hash, 'Été-1976'.normalize('NFD'))).toBe(true);
});

test('a missing hash matches no password and takes as long as a wrong one', async () => {
  const hash = await hashPassword('Tq9#vLm2!xZ');
  const timed = async (stored: string | null) => {
    const started = performance.now();
    expect(await matchesPassword(stored, 'wrong')).toBe(false);
    return performance.now() - started;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    known.push(await timed(hash));
    unknown.push(await timed(null));
  }
  // Minimum of several runs, against noise of the machine.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 4);
});
