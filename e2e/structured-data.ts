import { z } from 'zod';

const Thing = z.object({ '@type': z.string() });
const Organization = z.object({ '@type': z.literal('Organization'), name: z.string().min(1), url: z.url() });

/** Required fields of each kind of structured data on public pages, as search engines demand. */
const StructuredData = z.discriminatedUnion('@type', [
  Organization.extend({ '@context': z.literal('https://schema.org'), logo: z.url() }),
  z.object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('Article'),
    headline: z.string().min(1).max(110),
    description: z.string().min(1),
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    image: z.url(),
    author: Organization,
    publisher: Organization,
    mainEntityOfPage: z.url(),
  }),
  z.object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: z.string().min(1),
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: z.string().min(1) }),
        }),
      )
      .min(1),
  }),
  z.object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), name: z.string(), item: z.url() }),
      )
      .min(2),
  }),
  z.object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('DefinedTerm'),
    name: z.string().min(1),
    description: z.string().min(1),
    url: z.url(),
    inDefinedTermSet: Thing,
  }),
]);

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The structured data of a page; throws when it is invalid. */
export const structuredDataIn = (html: string) =>
  [...html.matchAll(SCRIPT)].map(([, text = '']) => StructuredData.parse(JSON.parse(text)));
