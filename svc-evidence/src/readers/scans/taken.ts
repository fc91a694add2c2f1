import { timeOfDay, weekdayMonthFirst } from '@evenhand/contracts/toronto';
import readExif from 'exif-reader';
import { isoOf, momentOf } from '../local-time.js';

const EXIF = Buffer.from('Exif\0\0', 'latin1');
/** Cameras write it first; a segment is shorter. */
const [SEARCHED, LONGEST] = [262_144, 65_536];

const OFFSET = /^[+-]\d{2}:\d{2}$/;

/** The camera's clock, in the zone that it names or in the case's. */
const momentIn = (taken: Date, offset: string | undefined): string | null => {
  const [day = '', time = ''] = taken.toISOString().split('T');
  if (offset && OFFSET.test(offset)) return isoOf(`${day}T${time.slice(0, 8)}${offset}`);
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0] = `${day}-${time.slice(0, 5).replace(':', '-')}`
    .split('-')
    .map(Number);
  return momentOf(year, month, date, hour, minute);
};

/** "Taken on Tuesday, March 5, 2024 at 9:16 a.m.", as the camera noted in the photo; empty where it did not. */
export const takenIn = (photo: Buffer): string => {
  const at = photo.subarray(0, SEARCHED).indexOf(EXIF);
  if (at < 0) return '';
  try {
    const { Photo } = readExif(photo.subarray(at, at + LONGEST));
    const moment = Photo?.DateTimeOriginal && momentIn(Photo.DateTimeOriginal, Photo.OffsetTimeOriginal);
    return moment ? `Taken on ${weekdayMonthFirst(moment)} at ${timeOfDay(moment)}` : '';
  } catch {
    // Notes of a camera that do not follow the standard.
    return '';
  }
};
