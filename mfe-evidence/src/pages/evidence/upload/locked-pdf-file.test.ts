import { Blob, File } from 'node:buffer';
import { PDFDocument } from '@cantoo/pdf-lib';
import { isLockedPdf, unlockedPdf } from './locked-pdf-file';

Object.assign(globalThis, { Blob, File });

const pdfOf = async (password?: string, useObjectStreams = true): Promise<globalThis.File> => {
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawText('The kayak goes to Sam');
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: 'owner' });
  return new globalThis.File([Uint8Array.from(await document.save({ useObjectStreams }))], 'letter.pdf');
};

test.each([true, false])(
  'a PDF is locked only when it needs a password to open: object streams %s',
  async (streams) => {
    expect(await isLockedPdf(await pdfOf('harbour 7', streams))).toBe(true);
    expect(await isLockedPdf(await pdfOf('', streams))).toBe(false);
    expect(await isLockedPdf(await pdfOf(undefined, streams))).toBe(false);
  },
);

test('a file that is no PDF is not locked', async () => {
  expect(await isLockedPdf(new globalThis.File(['/Encrypt 7'], 'letter.txt'))).toBe(false);
  expect(await isLockedPdf(new globalThis.File([''], 'letter.pdf'))).toBe(false);
});

test('the unlocked copy opens without a password, and five wrong passwords before it give none', async () => {
  const locked = await pdfOf('harbour 7');
  for (const wrong of ['', 'harbour', 'Harbour 7', 'harbour 7 ', 'harbour 8'])
    await expect(unlockedPdf(locked, 'letter.pdf', wrong)).rejects.toThrow('wrong password');
  const copy = await unlockedPdf(locked, 'letter (unlocked).pdf', 'harbour 7');
  expect(copy.name).toBe('letter (unlocked).pdf');
  expect((await PDFDocument.load(await copy.arrayBuffer())).getPageCount()).toBe(1);
});
