import { extensionOf } from './extension.js';
import { beginsWith, isPicture } from './signatures.js';

export const PICTURE = 'picture';

const mediaTypes: Record<string, string | undefined> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

export const shownExtensions: string[] = Object.keys(mediaTypes);

/** SVG is excluded: it may contain scripts. */
export const shownAs = (name: string): string | undefined => mediaTypes[extensionOf(name)];

/** The first that fits; the last accepts what is left of `isPicture`. */
const signatures: [type: string, fits: (head: Buffer) => boolean][] = [
  ['image/jpeg', beginsWith('\xff\xd8\xff')],
  ['image/png', beginsWith('\x89PNG\r\n\x1a\n')],
  ['image/gif', beginsWith('GIF8')],
  ['image/webp', isPicture],
];

/** By its first bytes; undefined when it is not shown. */
export const pictureType = (head: Buffer): string | undefined => signatures.find(([, fits]) => fits(head))?.[0];
