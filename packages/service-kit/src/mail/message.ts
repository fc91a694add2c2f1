import { mailFrame } from '@evenhand/wording/mail-frame';
import type { MailToSend } from './mail-to-send.js';

/**
 * The HTML part of a mail, made from its text, for light and dark. It loads no remote resource. A link becomes a
 * button only on a separate line and to `site`: a person's text cannot give our look to another address.
 * @param site the origin that links may lead to
 */
export function mailHtml(subject: string, text: string, site: string): string {
  const { origin } = new URL(site);
  return `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#fbfaf7">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:28px 28px 20px;background:#ffffff;border:1px solid #e4e1da;border-radius:6px">
<div class="text" style="padding-bottom:20px;color:#1b2430;font:600 20px/28px ${SERIF}">${MARK} ${mailFrame.name}</div>
${partsOf(text)
  .map((part) => drawn(part, origin))
  .join('\n')}
</div></body></html>`;
}

interface Part {
  readonly kind: 'words' | 'quote' | 'address' | 'code';
  readonly text: string;
}

const MARK_OF_QUOTES = '> ';

/** Blocks between blank lines; a person's text is quoted to its last line. */
function partsOf(text: string): Part[] {
  const lines = text.split('\n');
  const isQuoted = (line: string | undefined) => line?.startsWith(MARK_OF_QUOTES) ?? false;
  const first = lines.findIndex(isQuoted);
  if (first === -1) return blocksOf(lines);
  const rest = lines.slice(first);
  const length = rest.findIndex((line) => !isQuoted(line));
  const quote = length === -1 ? rest : rest.slice(0, length);
  const said = quote.map((line) => line.slice(MARK_OF_QUOTES.length)).join('\n');
  return [...blocksOf(lines.slice(0, first)), { kind: 'quote', text: said }, ...blocksOf(rest.slice(quote.length))];
}

function blocksOf(lines: readonly string[]): Part[] {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const text = block.trim();
      if (/^https?:\/\/\S+$/.test(text)) return { kind: 'address', text };
      if (/^ {4}[^\n]{1,20}$/.test(block)) return { kind: 'code', text };
      return { kind: 'words', text };
    });
}

const SERIF = "'Source Serif 4',Georgia,'Times New Roman',serif";
const SANS = "Inter,'Segoe UI',Helvetica,Arial,sans-serif";
const BODY = `margin:0 0 16px;color:#1b2430;font:16px/26px ${SANS};overflow-wrap:anywhere`;

const draw: Record<Part['kind'], (text: string) => string> = {
  words: (text) => `<p class="text" style="${BODY}">${withBreaks(text)}</p>`,
  quote: (text) =>
    `<blockquote class="text quote" style="${BODY};padding:2px 0 2px 16px;border-left:3px solid #265dab">${withBreaks(text)}</blockquote>`,
  code: (text) =>
    `<p class="text" style="margin:0 0 16px;color:#1b2430;font:600 28px/36px ${SANS};letter-spacing:2px">${escaped(text)}</p>`,
  address: (text) =>
    `<p style="margin:0 0 8px"><a class="button" href="${escaped(text)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#265dab;color:#ffffff;font:600 16px/24px ${SANS};text-decoration:none">${mailFrame.open}</a></p>
<p class="quiet" style="margin:0 0 16px;color:#59636f;font:14px/21px ${SANS};overflow-wrap:anywhere">${escaped(text)}</p>`,
};

function drawn({ kind, text }: Part, origin: string): string {
  const ours = kind !== 'address' || new URL(text).origin === origin;
  return draw[ours ? kind : 'words'](text);
}

const withBreaks = (text: string) => escaped(text).replaceAll('\n', '<br>\n');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Inline SVG. Mail clients that remove it still show the name. */
const MARK =
  '<svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true" style="vertical-align:-6px">' +
  '<rect class="you" x="3" y="7" width="20" height="9.6" rx="4.8" fill="#265DAB"/>' +
  '<rect class="partner" x="9" y="15.4" width="20" height="9.6" rx="4.8" fill="#7A3B82"/>' +
  '<rect class="both" x="9" y="13.4" width="14" height="5.2" rx="2.6" fill="#1F6B6A"/></svg>';

const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#12181f!important}.sheet{background:#1b232d!important;border-color:#2a343f!important}
.text{color:#e7ecf2!important}.quiet{color:#a9b4c2!important}.quote{border-color:#8fb6ee!important}
.button{background:#8fb6ee!important;color:#12181f!important}
.you{fill:#8fb6ee}.partner{fill:#d8a9de}.both{fill:#7cc4c1}
}`;

/** Mail clients show their own unsubscribe button for these headers (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * The Message-ID is the mail's id: most mailboxes show a duplicate after a crash once. Auto-Submitted (RFC 3834) keeps
 * absence notes from answering.
 */
export const messageOf = (mailId: string, { unsubscribeUrl, ...message }: MailToSend, publicUrl: string) => ({
  ...message,
  html: mailHtml(message.subject, message.text, publicUrl),
  messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) },
});
