import type { AgreementDocument, Block } from '@evenhand/contracts/agreement/document';

const block = (content: Block): string => {
  switch (content.kind) {
    case 'paragraph':
      return `${content.number} ${content.text}`.trimStart();
    case 'list':
      return content.items.map((item) => `    - ${item}`).join('\n');
    case 'table':
      return [content.header, ...content.rows].map((row) => `    ${row.join(' | ')}`).join('\n');
    case 'working':
      return [
        `    ${content.caption}`,
        ...content.steps.map(
          ({ label, amount, citation, inForce }) =>
            `    ${label}: ${amount} (${citation}${inForce ? `, in force ${inForce}` : ''})`,
        ),
      ].join('\n');
  }
};

/** For golden files and reviews of the clause library. */
export const plainText = ({ title, asOf, ruleVersion, articles, schedules, missing }: AgreementDocument): string =>
  [
    `${title}\nas of ${asOf}, rules ${ruleVersion}`,
    ...articles.map(({ number, heading, blocks, basis }) =>
      [`${number}. ${heading}`, ...blocks.map(block), `    Stands on: ${basis.join('; ')}`].join('\n'),
    ),
    ...schedules.map(({ letter, heading, blocks }) =>
      [`Schedule ${letter}: ${heading}`, ...blocks.map(block)].join('\n'),
    ),
    missing.length === 0
      ? 'Nothing is missing.'
      : ['Missing:', ...missing.map(({ article, sentence }) => `- ${sentence} (${article})`)].join('\n'),
  ].join('\n\n');
