import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { z } from 'zod';
import type { Attachment } from './attachments.js';

const Annotation = z.object({
  subtype: z.string(),
  alternativeText: z.string().nullish(),
  fieldValue: z.union([z.string(), z.array(z.string())]).nullish(),
  contentsObj: z.object({ str: z.string() }).nullish(),
  checkBox: z.boolean().optional(),
  radioButton: z.boolean().optional(),
});
type Annotation = z.infer<typeof Annotation>;

const textOf = ({ subtype, alternativeText, fieldValue, contentsObj, checkBox, radioButton }: Annotation): string => {
  // A popup repeats the text of its remark.
  if (subtype !== 'Widget') return subtype === 'Popup' ? '' : (contentsObj?.str ?? '');
  const value = [fieldValue ?? ''].flat().join(', ').trim();
  const isTicked = checkBox || radioButton;
  // "Off", or a state that means nothing without its label.
  if (!value || (isTicked && (value === 'Off' || !alternativeText))) return '';
  return alternativeText ? `${alternativeText}: ${value}` : value;
};

/** Form values and remarks, which are not part of the page's text. */
export const filledInto = async (page: PDFPageProxy): Promise<string[]> =>
  (await page.getAnnotations())
    .map((annotation) => textOf(Annotation.safeParse(annotation).data ?? { subtype: 'Popup' }))
    .filter((text) => text.trim());

const Carried = z.record(z.string(), z.object({ filename: z.string(), content: z.instanceof(Uint8Array) }));

export const carriedBy = async (document: PDFDocumentProxy): Promise<Attachment[]> => {
  const carried = await document.getAttachments().catch(() => null);
  const files = Object.values(Carried.safeParse(carried).data ?? {});
  return files.map(({ filename, content }) => ({ filename, bytes: content }));
};
