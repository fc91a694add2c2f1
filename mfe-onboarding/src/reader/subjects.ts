import type { Article } from '@evenhand/contracts/agreement/document';
import type { agreementWording } from '@evenhand/wording/agreement';

type Subject = keyof typeof agreementWording.reader.subjects;

/** The first article of each subject, in the order of the agreement; the articles after it belong to it. */
const first: Readonly<Record<string, Subject>> = {
  parties: 'people',
  'decision-making': 'children',
  'parenting-time': 'children',
  'child-support': 'support',
  'spousal-support': 'support',
  home: 'property',
  equalization: 'property',
  'property-common-law': 'property',
  'other-assets': 'property',
  estates: 'terms',
  incapacity: 'terms',
  'financial-disclosure': 'terms',
};

interface SubjectGroup {
  subject: Subject;
  articles: Article[];
}

export const bySubject = (articles: readonly Article[]): SubjectGroup[] => {
  const groups: SubjectGroup[] = [];
  for (const article of articles) {
    const last = groups.at(-1);
    const subject = first[article.id] ?? last?.subject ?? 'people';
    if (last?.subject === subject) last.articles.push(article);
    else groups.push({ subject, articles: [article] });
  }
  return groups;
};
