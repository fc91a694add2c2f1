import { z } from 'zod';
import { writtenText } from './text.js';

/** A passport of most countries has at most 78 characters; names in full are longer. */
export const LONGEST_PERSON_NAME = 150;

const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Text that a mail reader turns into a link: @, the start of an address, a path behind a dot. */
const LINKED = /@|:\/\/|\\\\|\bwww[.\u3002\uff0e\uff61]|[.\u3002\uff0e\uff61]\p{L}{2,20}\//iu;
/** A word, a dot, a word. An initial before the dot (`J.Kim`) is part of a name. */
const DOTTED = /[\p{L}\p{N}-]{2}[.\u3002\uff0e\uff61](\p{L}{2,})/gu;

/** Endings of most addresses. Others are names as often (`Ma.Jo`); mails separate the words of every name. */
const ENDINGS = new Set(
  `com net org info biz xyz online site shop store app dev top club live link click icu vip work page web website cloud
  tech space email mobi pro edu gov ca co us uk io me tv cc ly gl ru cn de fr it nl eu au nz ch test`.split(/\s+/),
);

const endsLikeAddress = (name: string): boolean =>
  [...name.matchAll(DOTTED)].some(([, ending = '']) => ENDINGS.has(ending.toLowerCase()));

const isPlain = (name: string): boolean => {
  const written = name.normalize('NFKC');
  return !UNSHOWN.test(name) && !LINKED.test(written) && !endsLikeAddress(written);
};

/** One line, without web or mail address. */
export const isPersonName = (name: string): boolean => name.length <= LONGEST_PERSON_NAME && isPlain(name);

/**
 * One line without an address, because mails to strangers contain it. Empty where optional. Stored older names are not
 * rejected.
 */
export const PersonName = z
  .string()
  .trim()
  .pipe(writtenText(LONGEST_PERSON_NAME).refine(isPlain, { params: { wants: 'name' } }));

export const GivenPersonName = PersonName.pipe(z.string().min(1));
