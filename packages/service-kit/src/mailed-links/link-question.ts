import { EmailAddress } from '@evenhand/contracts/email';
import { z } from 'zod';
import { sha256 } from '../tokens/tokens.js';

/** A mailed link by its token, an id (of the link, its person, case or document), or its mail address. */
export type LinkQuestion =
  | { tokenHash: string; id?: never; email?: never }
  | { id: string; tokenHash?: never; email?: never }
  | { email: string; tokenHash?: never; id?: never };

/** The token is in the query, in the fragment by name, or the whole fragment. */
const tokenIn = (link: URL): string => {
  const fragment = link.hash.slice(1);
  return link.searchParams.get('token') ?? new URLSearchParams(fragment).get('token') ?? fragment;
};

export const linkQuestion = (text: string): LinkQuestion => {
  const asked = text.trim();
  if (URL.canParse(asked) && asked.includes('://')) return { tokenHash: sha256(tokenIn(new URL(asked))) };
  const { data: id } = z.uuid().safeParse(asked.toLowerCase());
  if (id) return { id };
  const { data: email } = EmailAddress.safeParse(asked);
  return email ? { email } : { tokenHash: sha256(asked) };
};
