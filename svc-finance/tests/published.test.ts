import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { articlesWording } from '@evenhand/wording/articles';
import { articleTexts } from '@evenhand/wording/articles/texts';
import { terms } from '@evenhand/wording/glossary';
import { figures, TAX_YEAR } from '../published/figures.js';
import { sampleAgreement } from '../published/sample-agreement.js';

const PUBLISHED = 'mfe-marketing/src/published';
const published = (name: string) => JSON.parse(readFileSync(`${PUBLISHED}/${name}`, 'utf8'));
const texts = Object.entries(articleTexts);
const allText = (id: string) =>
  (articleTexts[id]?.sections ?? []).flatMap(({ title, text }) => [title, ...text.flat()]);

const figuresIn = (id: string): string[] =>
  [
    ...new Set(
      [
        ...allText(id)
          .join('\n')
          .matchAll(/\{(\w+)\}/g),
      ].map(([, name = '']) => name),
    ),
  ].sort();

/** An editor confirms by this digest that the article was checked against these figures. */
const digestOf = (names: string[], of: Record<string, string>): string =>
  createHash('sha256')
    .update(names.map((name) => `${name}=${of[name]}`).join('\n'))
    .digest('hex')
    .slice(0, 12);

describe('the published figures and the sample agreement', () => {
  test('equal what the engine computes today (npm run publish -w svc-finance)', () => {
    expect(published('figures.json')).toEqual(figures());
    expect(published('sample-agreement.json')).toEqual(JSON.parse(JSON.stringify(sampleAgreement())));
  });

  test.each(texts)(
    'article %s was reviewed with the figures that it prints (after a change review it, then sign it)',
    (id, text) => {
      const names = figuresIn(id);
      for (const name of names) expect(figures()).toHaveProperty(name);
      expect(text.readWith).toBe(digestOf(names, figures()));
    },
  );

  test('every computed figure is used by an article', () => {
    const used = new Set(texts.flatMap(([id]) => figuresIn(id)));
    expect(Object.keys(figures()).filter((name) => !used.has(name))).toEqual([]);
  });

  test('the sample agreement has no missing answer', () => {
    expect(sampleAgreement().missing).toEqual([]);
  });
});

describe('the articles', () => {
  test('are nine, over all six categories, each with a text of 600 to 1,200 words and sources', () => {
    expect(articlesWording.articles.map(({ id }) => id)).toEqual(Object.keys(articleTexts));
    expect(new Set(articlesWording.articles.map(({ category }) => category)).size).toBe(6);
    for (const { id, minutes } of articlesWording.articles) {
      const words = allText(id).join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(1_200);
      expect(minutes).toBe(Math.ceil(words / 200));
      expect(articleTexts[id]?.sources.length).toBeGreaterThan(0);
    }
  });

  test('define shared custody as at least 40 percent of the time', () => {
    expect(allText('3').join(' ')).toMatch(/Shared custody.*at least 40 percent of the time over the course of a year/);
  });

  test('open the calculator with the tax year of their figures', () => {
    const examples = texts.flatMap(
      ([id]) =>
        allText(id)
          .join('\n')
          .match(/\(\/calculators\/spousal-support#[^)]*/g) ?? [],
    );
    expect(examples).toEqual([expect.stringMatching(new RegExp(`&taxYear=${TAX_YEAR}(&|$)`))]);
  });

  test('link to pages that exist', () => {
    const links = texts.flatMap(([id]) =>
      [
        ...allText(id)
          .join('\n')
          .matchAll(/\]\((\/[^)?#]*)/g),
      ].map(([, to]) => to),
    );
    const { evenhand } = JSON.parse(readFileSync('mfe-marketing/package.json', 'utf8'));
    const pages = [
      ...evenhand.paths,
      ...terms.map(({ id }) => `/glossary/${id}`),
      ...articlesWording.articles.map(({ id }) => `/blog/${id}`),
    ];
    expect(links.filter((to) => !pages.includes(to))).toEqual([]);
  });
});

test('every word of the glossary names words and an article that exist', () => {
  const ids: string[] = terms.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { related, article } of terms) {
    for (const id of related) expect(ids).toContain(id);
    if (article) expect(Object.keys(articleTexts)).toContain(article);
  }
});
