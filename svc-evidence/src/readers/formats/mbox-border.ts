const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),?';
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const ZONE = String.raw`(?: +(?:[+-]\d{4}|\(?[A-Z]{1,5}\)?))`;

const dates = [
  // Mon Jan 15 21:41:03 2024, with the zone before or behind the year, as some write it
  String.raw`${DAY} +${MONTH} +\d{1,2} +${CLOCK}${ZONE}? +\d{4}${ZONE}?`,
  // Mon, 15 Jan 2024 21:41:03 -0500
  String.raw`${DAY} +\d{1,2} +${MONTH} +\d{4} +${CLOCK}${ZONE}{0,2}`,
].join('|');

const END = String.raw`(?:\r\n?|\n)`;

/** "From ann@example.ca", a date, and behind the line what a relay kept of another border. */
const BORDER = String.raw`^From (?:.* )?(?:${dates})(?: remote from \S+)?[ \t]*${END}(?=(?:>From .*${END})*`;
const HEADER = String.raw`[!-9;-~]+[ \t]*:`;

const belowEmptyLine = new RegExp(`${BORDER}${HEADER})`);

/** Below other text it takes headers with which programs begin a mail, and that go on. */
const belowText = new RegExp(
  String.raw`${BORDER}(?:From|Date|Received|Return-Path|Delivered-To|Message-ID|MIME-Version|X-[\w-]+):.*${END}(?:[ \t]+\S|${HEADER}))`,
  'i',
);

/** What tells of a border: the end of the line before it, then its own line and those below. */
export const [BEFORE, BEHIND] = [3, 2_000];

const [NEWLINE, RETURN] = [10, 13];

/** Whether a line begins there, with an empty one or nothing before it. */
const isBelowEmptyLine = (data: Buffer, at: number): boolean => {
  const before = data[at - 2] === RETURN ? at - 3 : at - 2;
  return at === 0 || data[before] === NEWLINE;
};

/**
 * Where the mail begins whose border stands at a line of a mailbox; undefined when what stands there is no border, but
 * a line of text that begins with "From ". Every exporter names day, hour and year in it, and headers follow.
 */
export const behindBorder = (data: Buffer, at: number): number | undefined => {
  const form = isBelowEmptyLine(data, at) ? belowEmptyLine : belowText;
  const border = form.exec(data.toString('latin1', at, at + BEHIND))?.[0];
  return border === undefined ? undefined : at + border.length;
};
