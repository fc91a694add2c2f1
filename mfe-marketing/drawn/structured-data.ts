import { ORIGIN_MARK } from '@evenhand/contracts/drawn-site';
import { articlesWording } from '@evenhand/wording/articles';
import { descriptions, organizationName } from '@evenhand/wording/descriptions';
import { faqWording } from '@evenhand/wording/faq';
import { glossaryWording } from '@evenhand/wording/glossary';
import { howItWorksWording } from '@evenhand/wording/how-it-works';
import { pricingWording } from '@evenhand/wording/pricing';
import type { PublicPage } from './public-pages';

const CONTEXT = 'https://schema.org';

const organization = {
  '@type': 'Organization',
  '@id': `${ORIGIN_MARK}/#organization`,
  name: organizationName,
  url: `${ORIGIN_MARK}/`,
  logo: `${ORIGIN_MARK}/favicon.svg`,
};

const questions = (items: readonly { question: string; answer: string }[]) => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const article = ({ path, title, description, picture, date }: PublicPage) => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: title,
  description,
  datePublished: date,
  dateModified: date,
  inLanguage: 'en-CA',
  image: `${ORIGIN_MARK}/${picture}`,
  author: { '@type': 'Organization', name: articlesWording.author, url: `${ORIGIN_MARK}/` },
  publisher: organization,
  mainEntityOfPage: `${ORIGIN_MARK}${path}`,
});

const term = ({ path, name, description }: PublicPage) => ({
  '@context': CONTEXT,
  '@type': 'DefinedTerm',
  name,
  description,
  url: `${ORIGIN_MARK}${path}`,
  inDefinedTermSet: { '@type': 'DefinedTermSet', name: glossaryWording.title, url: `${ORIGIN_MARK}/glossary` },
});

const breadcrumbs = ({ path, title, name = title }: PublicPage) => {
  const above = path.split('/').slice(1, -1);
  const folders = above.map((_, index) => `/${above.slice(0, index + 1).join('/')}`);
  const steps = [
    { name: articlesWording.home, item: '/' },
    ...folders.map((folder) => ({ name: descriptions[folder]?.title ?? folder, item: folder })),
    { name, item: path },
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${ORIGIN_MARK}${item}`,
    })),
  };
};

const asked: Record<string, readonly { question: string; answer: string }[]> = {
  '/faq': faqWording.items,
  '/pricing': pricingWording.faq,
  '/how-it-works': faqWording.items.slice(0, howItWorksWording.shownQuestions),
};

/** JSON-LD (schema.org). */
export const structuredData = (page: PublicPage): object[] => {
  if (page.path === '/') return [{ '@context': CONTEXT, ...organization }];
  const faq = asked[page.path];
  return [
    breadcrumbs(page),
    ...(page.kind === 'article' ? [article(page)] : []),
    ...(page.kind === 'term' ? [term(page)] : []),
    ...(faq ? [questions(faq)] : []),
  ];
};
