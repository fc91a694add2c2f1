import { extensionOf } from './extension.js';

/** Where the words of a picture stand in it. */
export const PICTURE = 'picture';

/** The pictures that every browser shows, by the end of their name, each with its media type. */
const mediaTypes: Record<string, string | undefined> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** The media type of a picture that browsers show; none for anything else. A drawing (svg) may carry a program. */
export const shownAs = (name: string): string | undefined => mediaTypes[extensionOf(name)];
