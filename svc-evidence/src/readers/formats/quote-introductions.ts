const RULER = /^_{10,}$/;

/** Of headers in English, French, German, Spanish, Portuguese, Italian, Dutch, Polish and Chinese. */
const SENDER = '(?:From|De|Von|Da|Van|Od|发件人|寄件者|寄件人)';
const SENT_OR_SUBJECT = [
  'Sent|Subject|Envoyée?|Objet|Gesendet|Betreff|Enviado(?: el)?|Enviada em|Asunto|Assunto|Inviato|Oggetto',
  'Verzonden|Onderwerp|Wysłano|Wysłane|Temat|发送时间|发件时间|主题|寄件日期|傳送時間|主旨',
].join('|');

const ORIGINAL = [
  '(?:original|forwarded) message|message d.origine|(?:message|mail) (?:original|transféré|transmis)',
  '(?:ursprüngliche|weitergeleitete) nachricht|mensaje (?:original|reenviado)|mensagem (?:original|encaminhada)',
  'messaggio (?:originale|inoltrato)|(?:oorspronkelijk|doorgestuurd) bericht|wiadomość oryginalna',
  '(?:oryginalna|przekazana) wiadomość|原始邮件|转发的邮件|原始郵件|轉寄的郵件',
].join('|');

/** "-----Original Message-----"; Yahoo appends the headers, "----- Forwarded Message ----- From: …". */
const RULED = new RegExp(`^[- ]{2,}(?:${ORIGINAL})[- ]{2,}(?:$|${SENDER}\\s?[:：])`, 'i');
const FORWARDED = /^Begin forwarded message\s?:$/;
const FROM = new RegExp(`^\\*?${SENDER}\\s?[:：]`);
const BELOW_FROM = new RegExp(`^\\*?(?:${SENT_OR_SUBJECT})\\s?[:：]`);
const HEADER = /^\*?[\p{L} ]{1,20}[:：]/u;
/** Lines that may have any words; those below are headers, or recipients that were wrapped. */
const LINES_OF_HEADERS = 5;
const MOST_LINES_OF_HEADERS = 40;
const ON = /^(?:On|Le|Am|El|Em|Il|Op|W dniu|Dnia) .*\d|^(?:pon|wt|śr|czw|pt|sob|niedz)\.?, \d|[于於] ?\d{4}年/;
const WROTE = /(?:wrote|writes|a écrit|escribió|escreveu|ha scritto|napisał(?:a|\(a\))?|pisze|写道|寫道)\s?[:：]$/;
/** In German and Dutch the name follows. */
const WROTE_BEFORE_NAME = /\b(?:schrieb|schreef)\b/;
/** In lines: "On … wrote:" may wrap. */
const LINES_OF_ON = 3;
/** In characters. */
const LONGEST = 300;

/** Every introduction contains one of these; checked first for speed. */
const SIGNS = [
  '--',
  ...['wrote', 'writes', 'écrit', 'schrieb', 'schreef', 'escribió', 'escreveu', 'ha scritto', 'napisał', 'pisze'],
  ...['写道', '寫道', '发件人', '寄件者', '寄件人'],
  ...['From:', 'De :', 'De\u00a0:', 'De:', 'Von:', 'Da:', 'Van:', 'Od:'],
  'forwarded message:',
];

export const mayIntroduce = (text: string): boolean => SIGNS.some((sign) => text.includes(sign));

/** A ruler, or the first word of an introduction, or its last sign; checked first for speed. */
const MAY_BEGIN = /^\s*[-_*ABDEFILOVW发寄]|[:：]\s*$|^\s*(?:pon|wt|śr|czw|pt|sob|niedz)\.?, \d|[于於] ?\d{4}年/;

const short = (line = ''): string => (line.length > LONGEST ? '' : line.trim());
const beginningOf = (line = ''): string => line.slice(0, LONGEST).trim();

const isWrapped = (line: string, above: string): boolean =>
  HEADER.test(line) || /[@;]/.test(line) || /[,;]$/.test(above);

const isHeader = (lines: string[], from: number): boolean => {
  for (let at = from + 1; at < from + MOST_LINES_OF_HEADERS; at += 1) {
    const line = beginningOf(lines[at]);
    if (BELOW_FROM.test(line)) return true;
    if (at >= from + LINES_OF_HEADERS - 1 && !isWrapped(line, (lines[at - 1] ?? '').trimEnd())) return false;
  }
  return false;
};

const isIntroduction = (text: string): boolean =>
  WROTE.test(text) || (text.endsWith(':') && WROTE_BEFORE_NAME.test(text));

/** A person may write "On … wrote:" too: a program adds the address or marks the quote. */
const wroteIn = (lines: string[], from: number, isMarkedBelow: (line: number) => boolean): number | undefined => {
  const isOn = ON.test(short(lines[from]));
  let text = '';
  for (let at = from; at < from + (isOn ? LINES_OF_ON : 1); at += 1) {
    text = `${text} ${short(lines[at])}`.trim();
    if (isIntroduction(text)) return (isOn && text.includes('@')) || isMarkedBelow(at + 1) ? at + 1 : undefined;
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
