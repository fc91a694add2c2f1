import { PathOfThisSite } from '../src/auth/return-to.js';

test.each(['/', '/dashboard', '/flow/evidence/', '/a.b/c', '/checkout?plan=full&back=//x', '/faq#/a//b', '/a/../b'])(
  'a person returns to %s after signing in',
  (path) => {
    expect(PathOfThisSite.safeParse(path).success).toBe(true);
  },
);

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '/a/..//elsewhere.example',
  '/a//../..//elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example',
  'elsewhere.example',
  '',
])('attacker names %j as the page to return to after signing in, product refuses it', (path) => {
  expect(PathOfThisSite.safeParse(path).success).toBe(false);
});
