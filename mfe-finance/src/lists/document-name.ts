import { financeWording } from '@evenhand/wording/finance';

const { types, taxReturn } = financeWording.documents;

/** The calendar adds tax returns by year, which are not in the wording's list. */
export const documentName = (type: string): string =>
  Object.entries(types).find(([key]) => key === type)?.[1] ?? taxReturn(type.slice(-4));
