const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For HTML and XML text and quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
