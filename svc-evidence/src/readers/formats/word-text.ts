export interface WordElement {
  type: string;
  value?: string;
  breakType?: string;
  checked?: boolean;
  children?: WordElement[];
  noteId?: string;
  noteType?: string;
}

export interface WordDocument extends WordElement {
  notes: { resolve(reference: WordElement): { body: WordElement[] } | undefined };
  comments: { authorName?: string; body: WordElement[] }[];
}

const rowOf = (row: WordElement, notes: WordElement[]): string =>
  `${(row.children ?? [])
    .map((cell) => textOf(cell, notes).trim().replace(/\n+/g, ' '))
    .filter(Boolean)
    .join('\t')}\n`;

const textOf = (element: WordElement, notes: WordElement[]): string => {
  if (element.type === 'text') return element.value ?? '';
  if (element.type === 'tab') return '\t';
  if (element.type === 'checkbox') return element.checked ? '☒' : '☐';
  if (element.type === 'break') return '\n';
  if (element.type === 'tableRow') return rowOf(element, notes);
  if (element.type === 'noteReference') notes.push(element);
  const inner = (element.children ?? []).map((child) => textOf(child, notes)).join('');
  return element.type === 'paragraph' ? `${inner}\n` : inner;
};

const bodyOf = (elements: WordElement[]): string => elements.map((element) => textOf(element, [])).join('');

export const wordsOf = (document: WordDocument): string => {
  const notes: WordElement[] = [];
  const text = textOf(document, notes);
  const noted = notes.map((reference) => bodyOf(document.notes.resolve(reference)?.body ?? []));
  const remarks = document.comments.map(
    ({ authorName, body }) => `Comment${authorName ? ` by ${authorName}` : ''}: ${bodyOf(body)}`,
  );
  return [text, ...noted, ...remarks].join('\n');
};
