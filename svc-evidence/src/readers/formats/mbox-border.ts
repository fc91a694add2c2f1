const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),?';
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const ZONE = String.raw`(?: +(?:[+-]\d{4}|\(?[A-Z]{1,5}\)?))`;

const dates = [
  // Mon Jan 15 21:41:03 2024, with a zone before or after the year
  String.raw`${DAY} +${MONTH} +\d{1,2} +${CLOCK}${ZONE}? +\d{4}${ZONE}?`,
  // Mon, 15 Jan 2024 21:41:03 -0500
  String.raw`${DAY} +\d{1,2} +${MONTH} +\d{4} +${CLOCK}${ZONE}{0,2}`,
].join('|');

const END = String.raw`(?:\r\n?|\n)`;

/** "From ann@example.ca", a date, and the remains of another border that a relay kept. */
const BORDER = String.raw`^From (?:.* )?(?:${dates})(?: remote from \S+)?[ \t]*${END}(?=(?:>From .*${END})*`;
const HEADER = String.raw`[!-9;-~]+[ \t]*:`;

const MAIL_HEADERS = String.raw`(?:From|To|Subject|Date|Received|Return-Path|Delivered-To|Message-ID|MIME-Version|X-[\w-]+):.*${END}(?:[ \t]+\S|${HEADER})`;

/** "From " alone, or with an address or a dash: without a date, valid mail headers must follow. */
const BARE = String.raw`^From (?:-|[^\s@]{1,200}@[^\s@]{1,200})?[ \t]*${END}(?=${MAIL_HEADERS})`;

const belowEmptyLine = new RegExp(`${BORDER}${HEADER})|${BARE}`, 'i');

/** Directly below text, a border counts only when valid mail headers follow. */
const belowText = new RegExp(`${BORDER}${MAIL_HEADERS})`, 'i');

/** Bytes around a border that identify it. */
export const [BEFORE, BEHIND] = [3, 2_000];

const [NEWLINE, RETURN] = [10, 13];

const isBelowEmptyLine = (data: Buffer, at: number): boolean => {
  const before = data[at - 2] === RETURN ? at - 3 : at - 2;
  return at === 0 || data[before] === NEWLINE;
};

/**
 * Offset of the mail after a border at this line; undefined for a text line that begins with "From ". Nearly every
 * exporter writes weekday, time and year, and headers follow.
 */
export const behindBorder = (data: Buffer, at: number): number | undefined => {
  const form = isBelowEmptyLine(data, at) ? belowEmptyLine : belowText;
  const border = form.exec(data.toString('latin1', at, at + BEHIND))?.[0];
  return border === undefined ? undefined : at + border.length;
};
