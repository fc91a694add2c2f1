const RULER = /^_{10,}$/;
/** "-----Original Message-----"; Yahoo appends the headers, "----- Forwarded Message ----- From: …". */
const RULED =
  /^[- ]{2,}(?:(?:original|forwarded) message|message d.origine|(?:message|mail) (?:original|transféré|transmis))[- ]{2,}(?:$|(?:From|De)\s?:)/i;
const FORWARDED = /^Begin forwarded message\s?:$/;
const FROM = /^\*?(?:From|De)\s?:/;
const BELOW_FROM = /^\*?(?:Sent|Envoyé|Subject|Objet)\s?:/;
const LINES_OF_HEADERS = 5;
const ON = /^(?:On|Le) .*\d/;
const WROTE = /\b(?:wrote|writes|a écrit)\s?:$/;
/** In lines: "On … wrote:" may wrap. */
const LINES_OF_ON = 3;
/** In characters. */
const LONGEST = 300;

/** Every introduction contains one of these; checked first for speed. */
const SIGNS = ['--', 'wrote', 'writes', 'écrit', 'From:', 'De :', 'De\u00a0:', 'De:', 'forwarded message:'];

export const mayIntroduce = (text: string): boolean => SIGNS.some((sign) => text.includes(sign));

/** A ruler, or the first word of an introduction, or its last sign; checked first for speed. */
const MAY_BEGIN = /^\s*[-_*BDFLO]|:\s*$/;

const short = (line = ''): string => (line.length > LONGEST ? '' : line.trim());
const beginningOf = (line = ''): string => line.slice(0, LONGEST).trim();

const isHeader = (lines: string[], from: number): boolean =>
  lines.slice(from + 1, from + LINES_OF_HEADERS).some((line) => BELOW_FROM.test(short(line)));

/** A person may write "On … wrote:" too: a program adds the address or marks the quote. */
const wroteIn = (lines: string[], from: number, isMarkedBelow: (line: number) => boolean): number | undefined => {
  const isOn = ON.test(short(lines[from]));
  let isAddressed = false;
  for (let at = from; at < from + (isOn ? LINES_OF_ON : 1); at += 1) {
    const line = short(lines[at]);
    isAddressed ||= line.includes('@');
    if (line.endsWith(':') && WROTE.test(line))
      return (isOn && isAddressed) || isMarkedBelow(at + 1) ? at + 1 : undefined;
  }
  return undefined;
};

export const introductionIn = (
  lines: string[],
  above: number,
  isMarkedBelow: (line: number) => boolean,
): number | undefined => {
  if (!MAY_BEGIN.test(lines[above] ?? '')) return undefined;
  const from = RULER.test(short(lines[above])) ? above + 1 : above;
  const first = short(lines[from]);
  if (FORWARDED.test(first) || RULED.test(beginningOf(lines[from]))) return from + 1;
  if (first === '') return undefined;
  if (FROM.test(first)) return isHeader(lines, from) ? from + 1 : undefined;
  return wroteIn(lines, from, isMarkedBelow);
};
