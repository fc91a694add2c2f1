import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { z } from 'zod';
import type { Attachment } from './attachments.js';

const Carried = z.object({ filename: z.string(), content: z.unknown() });
type Carried = z.infer<typeof Carried>;

const attachmentOf = ({ filename, content }: Carried): Attachment => ({
  filename,
  bytes: content instanceof Uint8Array ? content : null,
});

const Annotation = z.object({
  subtype: z.string(),
  alternativeText: z.string().nullish(),
  fieldValue: z.union([z.string(), z.array(z.string())]).nullish(),
  contentsObj: z.object({ str: z.string() }).nullish(),
  checkBox: z.boolean().optional(),
  radioButton: z.boolean().optional(),
  file: Carried.nullish().catch(null),
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

interface Filled {
  /** Form values and remarks, which are not part of the page's text. */
  texts: string[];
  /** Files that are pinned to the page. */
  pinned: Attachment[];
}

export const filledInto = async (page: PDFPageProxy): Promise<Filled> => {
  const annotations = (await page.getAnnotations()).flatMap((given) => Annotation.safeParse(given).data ?? []);
  return {
    texts: annotations.map(textOf).filter((text) => text.trim()),
    pinned: annotations.flatMap(({ file }) => (file ? attachmentOf(file) : [])),
  };
};

export const carriedBy = async (document: PDFDocumentProxy): Promise<Attachment[]> => {
  const carried: unknown = await document.getAttachments().catch(() => null);
  return Object.values(carried ?? {}).flatMap((file) => {
    const { data } = Carried.safeParse(file);
    return data ? attachmentOf(data) : [];
  });
};
