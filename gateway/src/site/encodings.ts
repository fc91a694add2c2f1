import type { Request } from 'express';

/** Extensions of precompressed files, best first. */
const endings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof endings;
const best: readonly Encoding[] = ['br', 'gzip'];

export interface Variant {
  encoding: Encoding | undefined;
  file: string;
}

/** The precompressed variant that exists and that the browser accepts, else the file. */
export const variantFor = (request: Request, file: string, exists: (file: string) => boolean): Variant => {
  const encoding = best.find((each) => exists(file + endings[each]) && request.acceptsEncodings(each) === each);
  return { encoding, file: encoding ? file + endings[encoding] : file };
};
