import { extensionOf } from './extension.js';

export const PICTURE = 'picture';

const mediaTypes: Record<string, string | undefined> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** SVG is excluded: it may contain scripts. */
export const shownAs = (name: string): string | undefined => mediaTypes[extensionOf(name)];
