import type { IsoDate } from '@evenhand/contracts/dates';
import { monthNames } from '@evenhand/contracts/toronto';

export const CENTS = /-?\$\d[\d,]*\.\d\d/;

export const dayOf = (written: string): IsoDate => {
  const [day = '', month = '', year = ''] = written.split(' ');
  return `${year}-${String(monthNames.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
};
export const centsIn = (written: string): number => Math.round(Number(written.replace(/[$,]/g, '')) * 100);
export const monthOf = (date: IsoDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
export const lastOf = (date: IsoDate): number =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
