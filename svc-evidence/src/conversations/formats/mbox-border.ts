/** "From ann@example.ca Mon Jan 15 21:41:03 2024", with the zone before or behind the year, as some write it. */
const BORDER =
  /^From (?:.* )?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) +(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) +\d{1,2} +\d{1,2}:\d{2}(?::\d{2})?(?: +(?:[+-]\d{4}|[A-Z]{1,5}))? +\d{4}(?: +[+-]\d{4})?(?: remote from \S+)?\s*$/;

const HEADER = /^[!-9;-~]+[ \t]*:/;

/** No line of a border is longer. */
export const LONGEST_LINE = 1_000;

const [NEWLINE, RETURN] = [10, 13];

const lineAt = (data: Buffer, from: number): { line: string; end: number } => {
  const newline = data.indexOf(NEWLINE, from);
  const end = newline < 0 ? data.length : newline;
  return { line: end - from > LONGEST_LINE ? '' : data.toString('latin1', from, end), end };
};

/**
 * Where the mail begins whose border stands at a place of a mailbox; undefined when what stands there is no border, but
 * a line of text that begins with "From ". Every exporter names day, hour and year in it, and headers follow.
 */
export const behindBorder = (data: Buffer, at: number): number | undefined => {
  const { line, end } = lineAt(data, at);
  if (!BORDER.test(line)) return undefined;
  return HEADER.test(data.toString('latin1', end + 1, end + 1 + LONGEST_LINE)) ? end + 1 : undefined;
};

/** Whether a line begins there, with an empty one before it. */
export const isBelowEmptyLine = (data: Buffer, at: number): boolean => {
  const before = data[at - 2] === RETURN ? at - 3 : at - 2;
  return data[at - 1] === NEWLINE && data[before] === NEWLINE;
};
