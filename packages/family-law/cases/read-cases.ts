import { z } from 'zod';
import { compareSetOff, compareVector, SetOff, Vector } from './child-support-cases.ts';
import type { Comparison } from './comparison.ts';
import { compareWithChild, compareWithoutChild, WithChildCase, WithoutChildCase } from './spousal-support-cases.ts';
import { parseWritten } from './written-number.ts';

/** A group of examples in ssag.json. */
const Group = z.object({ note: z.string().optional(), source: z.string().optional(), cases: z.array(z.unknown()) });

const PUBLISHED_CALCULATOR_ALLOWANCE = 1;

/** From `recomputed2025`, or a note with "tax year 2025"; default 2025. */
const taxYearOf = (name: string, { note = '' }: z.infer<typeof Group>): number =>
  Number(/20\d\d/.exec(name)?.[0] ?? /tax year (20\d\d)/.exec(note)?.[1] ?? 2025);

/** False for figures published without the Canada workers benefit. */
const hasWorkersBenefit = ({ note = '' }: z.infer<typeof Group>): boolean => !note.includes('CWB and OEPTC excluded');

const compareGroup = (name: string, group: z.infer<typeof Group>): Comparison[] => {
  const allowance = name.startsWith('published') ? PUBLISHED_CALCULATOR_ALLOWANCE : undefined;
  return group.cases.flatMap((given, index) => {
    const withChild = WithChildCase.safeParse(given);
    if (withChild.success)
      return compareWithChild(withChild.data, taxYearOf(name, group), hasWorkersBenefit(group), allowance);
    const withoutChild = WithoutChildCase.safeParse(given);
    if (withoutChild.success) return compareWithoutChild(withoutChild.data);
    return [notUnderstood(`${name}, example ${index + 1}`, withChild.error)];
  });
};

const compareList = <Shape extends z.ZodType>(
  list: unknown,
  name: string,
  shape: Shape,
  compare: (given: z.infer<Shape>) => Comparison[],
): Comparison[] =>
  z
    .array(z.unknown())
    .parse(list)
    .flatMap((given, index) => {
      const parsed = shape.safeParse(given);
      return parsed.success ? compare(parsed.data) : [notUnderstood(`${name}, example ${index + 1}`, parsed.error)];
    });

const notUnderstood = (name: string, error: z.ZodError): Comparison => ({
  name,
  figure: 'input',
  expected: 'an example in a known form',
  computed: z.prettifyError(error).replaceAll('\n', ' '),
  difference: '-',
  isWithin: false,
});

/**
 * Computes every example of a file shaped as child-support-vectors.json or ssag.json. An example of another shape is
 * reported as not understood; text rules are skipped.
 */
export const compareFile = (text: string): Comparison[] => {
  const file = z.record(z.string(), z.unknown()).parse(parseWritten(text));
  return Object.entries(file).flatMap(([name, part]) => {
    if (name === 'vectors') return compareList(part, name, Vector, compareVector);
    if (name === 'setOff') return compareList(part, name, SetOff, compareSetOff);
    const group = Group.safeParse(part);
    return group.success ? compareGroup(name, group.data) : [];
  });
};
