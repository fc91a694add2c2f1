import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const run = (text: string, tag = 't') =>
  `<w:r><w:${tag} xml:space="preserve">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:${tag}></w:r>`;
const by = 'w:author="Robin Lawyer" w:date="2026-11-21T12:00:00Z"';

/** A Word file with one paragraph, in which a lawyer replaces `from` by `to` as a tracked change. */
export const returnedWord = async (paragraph: string, from: string, to: string): Promise<Buffer> => {
  const [before = '', after = ''] = paragraph.split(from);
  const change = `<w:del w:id="1" ${by}>${run(from, 'delText')}</w:del><w:ins w:id="2" ${by}>${run(to)}</w:ins>`;
  const zip = new ZipWriter(new Uint8ArrayWriter());
  const body = `<w:body><w:p>${run(before)}${change}${run(after)}</w:p></w:body>`;
  await zip.add('word/document.xml', new TextReader(`<w:document xmlns:w="${MAIN}">${body}</w:document>`));
  return Buffer.from(await zip.close());
};
