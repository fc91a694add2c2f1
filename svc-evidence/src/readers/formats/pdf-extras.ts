import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { z } from 'zod';
import type { Attachment } from './attachments.js';

/** Something that lies on a page: a field of a form, a remark. */
const Annotation = z.object({
  subtype: z.string(),
  /** What a form calls a field for those who cannot see it. */
  alternativeText: z.string().nullish(),
  fieldValue: z.union([z.string(), z.array(z.string())]).nullish(),
  contentsObj: z.object({ str: z.string() }).nullish(),
  /** Of what can be ticked. */
  checkBox: z.boolean().optional(),
  radioButton: z.boolean().optional(),
});
type Annotation = z.infer<typeof Annotation>;

const said = ({ subtype, alternativeText, fieldValue, contentsObj, checkBox, radioButton }: Annotation): string => {
  // A popup repeats the remark to which it belongs.
  if (subtype !== 'Widget') return subtype === 'Popup' ? '' : (contentsObj?.str ?? '');
  const value = [fieldValue ?? ''].flat().join(', ').trim();
  const isTicked = checkBox || radioButton;
  // "Off", or the name of a state that means nothing without the words beside it.
  if (!value || (isTicked && (value === 'Off' || !alternativeText))) return '';
  return alternativeText ? `${alternativeText}: ${value}` : value;
};

/** What was filled into the form of a page, and remarked on it. It is no part of the page's own text. */
export const filledInto = async (page: PDFPageProxy): Promise<string[]> =>
  (await page.getAnnotations())
    .map((annotation) => said(Annotation.safeParse(annotation).data ?? { subtype: 'Popup' }))
    .filter((text) => text.trim());

const Carried = z.record(z.string(), z.object({ filename: z.string(), content: z.instanceof(Uint8Array) }));

/** The files in a PDF: the mails of a portfolio, say. Damaged ones are left out. */
export const carriedBy = async (document: PDFDocumentProxy): Promise<Attachment[]> => {
  const carried = await document.getAttachments().catch(() => null);
  const files = Object.values(Carried.safeParse(carried).data ?? {});
  return files.map(({ filename, content }) => ({ filename, bytes: content }));
};
