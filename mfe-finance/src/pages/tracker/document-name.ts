import { financeWording } from '@evenhand/wording/finance';

const { types, taxReturn } = financeWording.documents;

/** What a document is called; the calendar adds tax returns that no list can name. */
export const documentName = (type: string): string =>
  Object.entries(types).find(([key]) => key === type)?.[1] ?? taxReturn(type.slice(-4));
