import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import type { EntityManager } from 'typeorm';
import { LinkRefusal, type RefusedBecause } from '../magic-link/link-refusal.entity.js';
import { MagicLink } from '../magic-link/magic-link.entity.js';
import { Person } from '../people/person.entity.js';

/** What each reason means to whoever runs the product. */
const reasons: Record<RefusedBecause, string> = {
  expired: 'its time was over',
  replaced: 'a newer link was sent',
  'used-or-unknown': 'it was used before, or never sent',
};

const MOST_REFUSALS = 20;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const at = (moment: Date) => moment.toISOString();

/** What is kept of the sign-in links of a person, as lines: whether one works now, and which were refused and why. */
export const explainSignIn = async (manager: EntityManager, asked: string, now: Date): Promise<string[]> => {
  const { token, email } = partsOf(asked);
  if (!email && !UUID.test(asked)) return ['Give a sign-in link as it stands in the mail, or the id of a person.'];
  const person = await manager.findOneBy(Person, email ? { email } : { id: asked });
  const link = await manager.findOneBy(MagicLink, { email: email ?? person?.email ?? '' });
  return [
    person ? `person ${person.id}, registered ${at(person.registeredAt)}` : 'no account is known by this link or id',
    ...(link ? [standing(link, token, now)] : ['no link waits: the last one was used, ran out, or was never sent']),
    ...(person ? await refusalsOf(manager, person.id) : []),
  ];
};

/** A link as it stands in a mail has its token and its address. */
const partsOf = (asked: string): { token?: string; email?: string } => {
  const query = URL.canParse(asked) ? new URL(asked).searchParams : new URLSearchParams();
  return { token: query.get('token') ?? undefined, email: query.get('email')?.trim().toLowerCase() };
};

const standing = ({ tokenHash, expiresAt }: MagicLink, token: string | undefined, now: Date): string => {
  if (token !== undefined && sha256(token) !== tokenHash) return `this link does not work: ${reasons.replaced}`;
  const link = token === undefined ? 'the newest link' : 'this link';
  return expiresAt > now ? `${link} works until ${at(expiresAt)}` : `${link} expired ${at(expiresAt)}`;
};

const refusalsOf = async (manager: EntityManager, personId: string): Promise<string[]> => {
  const order = { id: 'DESC' } as const;
  const refusals = await manager.find(LinkRefusal, { where: { personId }, order, take: MOST_REFUSALS });
  return refusals.map((one) => `refused ${at(one.at)} on ${one.device}: ${one.because} (${reasons[one.because]})`);
};
