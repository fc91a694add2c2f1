import { existsSync, readFileSync } from 'node:fs';
import { evidenceExtensions, isUnread } from '@evenhand/contracts/evidence/files';
import { facts, IntakeRecord } from '@evenhand/contracts/intake/record';
import { homeWording } from '@evenhand/wording/home';

interface Claim {
  claim: string;
  file: string;
  proof: string;
}

const rows: Claim[] = readFileSync('docs/claims.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| claim'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, claim = '', file = '', proof = '']) => ({ claim, file, proof }));

/** Phrases that make a claim. Each occurrence on a public page has a row with its proof in docs/claims.md. */
const PROMISES = [/\d+-\d+ (minutes|days|weeks)/g, /\d+\+ (formats|months)/g, /\b\d+-(day|year)\b[^'"]*/g];
const PUBLIC = [
  ...['home', 'how-it-works', 'pricing', 'faq', 'support', 'plans'].map((name) => `packages/wording/src/${name}.ts`),
  'mfe-marketing/src/published/plans.json',
];

describe('the claims of public pages', () => {
  test.each(rows)('"$claim" is on the page named by docs/claims.md, with its proof', ({ claim, file, proof }) => {
    expect(readFileSync(file, 'utf8')).toContain(claim);
    const [kind, rest = ''] = proof.split(/: (.*)/s);
    if (kind === 'source') return expect(rest).toMatch(/^(https:\/\/|packages\/)/);
    const [test = '', title = ''] = rest.split(' › ');
    expect(existsSync(test)).toBe(true);
    return expect(readFileSync(test, 'utf8')).toContain(title);
  });

  test('every promise in figures is listed in docs/claims.md', () => {
    const stated = rows.map(({ claim }) => claim).join('\n');
    const promised = PUBLIC.flatMap((file) => {
      const words = readFileSync(file, 'utf8');
      return PROMISES.flatMap((promise) => words.match(promise) ?? []);
    });
    expect(promised.length).toBeGreaterThan(5);
    expect(promised.filter((words) => !stated.includes(words))).toEqual([]);
  });

  test('the intake asks at most 46 questions, without the children and the optional facts', () => {
    const needed = Object.keys(IntakeRecord.shape).filter((field) => !(field in facts));
    expect(needed.length).toBeLessThanOrEqual(46);
  });

  test('the example of what drafting costs adds up', () => {
    for (const [price, saved] of [
      [199, '$4,500'],
      [499, '$4,200'],
    ] as const) {
      const text = homeWording.facts.items(price).find(({ figure }) => figure === saved)?.text;
      expect(text).toContain(`13.5 hours at $350 an hour and you pay $${price} here`);
    }
  });

  test('more than fifteen formats of evidence are read', () => {
    const files = evidenceExtensions.filter((extension) => extension !== 'zip' && !isUnread(`.${extension}`));
    const text = homeWording.facts.items(199).find(({ figure }) => figure === '15+ formats')?.text ?? '';
    const exports = ['WhatsApp', 'Facebook', 'Instagram', 'Telegram', 'Signal', 'iMessage'];
    expect(files).toHaveLength(29);
    for (const name of exports) expect(text).toContain(name);
    expect(files.length + exports.length).toBeGreaterThan(15);
  });
});
