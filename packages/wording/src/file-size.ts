import { grouped } from './grouped.js';

const KIB = 1_024;
const MIB = KIB * KIB;
const GIB = MIB * KIB;

const tenths = (number: number): string => grouped(Math.round(10 * number) / 10);

/** `12 KB`, `3.4 MB`, `1.2 GB`. */
export const fileSize = (bytes: number): string => {
  if (bytes < MIB) return `${grouped(Math.max(Math.sign(bytes), Math.round(bytes / KIB)))} KB`;
  return bytes < GIB ? `${tenths(bytes / MIB)} MB` : `${tenths(bytes / GIB)} GB`;
};
