import { problemsWording } from '@evenhand/wording/problems';
import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const tooSmall = (issue: Issue & { code: 'too_small' }): string => {
  if (issue.origin === 'string') return Number(issue.minimum) <= 1 ? fields.missing : fields.tooShort(issue.minimum);
  if (issue.origin === 'array') return fields.tooFew(issue.minimum);
  return fields.tooLow(issue.minimum);
};

const tooBig = (issue: Issue & { code: 'too_big' }): string => {
  if (issue.origin === 'string') return fields.tooLong(issue.maximum);
  if (issue.origin === 'array') return fields.tooMany(issue.maximum);
  return fields.tooHigh(issue.maximum);
};

const { fields } = problemsWording;

/** The sentence for a zod issue whose schema has no message. */
export const sentenceFor = (issue: Issue): string => {
  if (issue.input === undefined || issue.input === null) return fields.missing;
  if (issue.code === 'custom' && issue.params?.wants === 'name') return fields.personName;
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'not_multiple_of') return fields.decimals;
  if (issue.code === 'invalid_value') return fields.notAChoice;
  if (issue.code === 'invalid_type') return fields.wrongKind;
  if (issue.code === 'invalid_format' && issue.format === 'email') return fields.email;
  if (issue.code === 'invalid_format' && issue.format === 'date') return fields.date;
  return fields.other;
};

/** Replaces zod's default messages in this process. A schema's own message takes precedence. */
export const useOwnSentences = (): void => {
  z.config({ customError: sentenceFor });
};
