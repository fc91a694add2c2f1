import type { Request } from 'express';

/** Compressed files that a build lays beside a file, best first. */
const endings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof endings;
const best: readonly Encoding[] = ['br', 'gzip'];

export interface Variant {
  encoding: Encoding | undefined;
  file: string;
}

/** The form of a file to send to this browser: compressed where the build did so and the browser can read it. */
export const variantFor = (request: Request, file: string, exists: (file: string) => boolean): Variant => {
  const encoding = best.find((each) => exists(file + endings[each]) && request.acceptsEncodings(each) === each);
  return { encoding, file: encoding ? file + endings[encoding] : file };
};
