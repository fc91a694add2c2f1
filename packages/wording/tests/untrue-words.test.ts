import { globSync, readFileSync } from 'node:fs';
import { cookiesWording, privacyWording } from '@evenhand/wording/legal';

/** Promises that the product does not keep, and terms of storage and search that no reader knows. */
const GONE = [
  /open beside the form/i,
  /PDF at any time/i,
  /tell me what you would like/i,
  /one-click deletion of everything/i,
  /write-ahead/i,
  /travels? behind the #/i,
  /rules of 20\d\d-/i,
  /stored under/i,
  /strong match/i,
  /(?<!Update )knowledge base/i,
  /does not carry a seal/i,
  /the witnesses see the agreement/i,
  /invite them to read\. Not your account/i,
];

test('the privacy page names every cookie that a service sets, and no other', () => {
  const sources = globSync(['{gateway,svc-*}/src/**/*.ts', 'packages/{contracts,service-kit}/src/**/*.ts']).map(
    (file) => readFileSync(file, 'utf8'),
  );
  const text = sources.join('\n');
  const set = [...text.matchAll(/\.cookie\(\s*(\w+)/g)].map(([, constant]) => {
    const [, name] = new RegExp(`const ${constant} = '([^']+)'`).exec(text) ?? [];
    return name ?? constant;
  });
  expect(text).not.toMatch(/Set-Cookie/i);
  expect([...new Set(set)].sort()).toEqual(Object.keys(cookiesWording).sort());
  const section = privacyWording.sections.find(({ title }) => title === 'Cookies and your browser');
  for (const sentence of Object.values(cookiesWording)) expect(section?.text).toContain(sentence);
});

test('no sentence makes a promise that is not kept, or names storage, rule versions or ranks of a search', () => {
  const files = globSync('packages/wording/src/**/*.ts');
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return GONE.flatMap((words) => words.exec(text)?.[0] ?? []).map((words) => `${file}: ${words}`);
  });
  expect(found).toEqual([]);
});
