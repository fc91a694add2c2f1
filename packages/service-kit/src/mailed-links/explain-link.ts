import { maskedEmail } from '@evenhand/contracts/masked-email';
import { linkEnds, linkRefusals } from '@evenhand/wording/mailed-links';
import type { EntityManager } from 'typeorm';
import { CodeRow } from './code.entity.js';
import { LinkRefusalRow } from './link-refusal.entity.js';
import type { LinkEnd, MailedLink, Refusal } from './mailed-link.js';

const MOST_REFUSALS = 20;
const meanings: Partial<Record<Refusal, string>> = { ...linkEnds, ...linkRefusals };
const withMeaning = (because: Refusal): string => (meanings[because] ? `${because} (${meanings[because]})` : because);

export const printedMoment = (moment: Date): string => moment.toISOString();

export const explainedState = (
  { expiresAt, endedAt, endedBecause }: { expiresAt: Date; endedAt?: Date | null; endedBecause?: LinkEnd | null },
  now: Date,
): string => {
  if (endedAt && endedAt <= expiresAt)
    return `ended ${printedMoment(endedAt)}: ${withMeaning(endedBecause ?? 'not-kept')}`;
  return `${expiresAt > now ? 'works until' : 'expired'} ${printedMoment(expiresAt)}`;
};

/** `kind` is the name of the link; `notes` are the service's own lines. */
export interface ExplainedLink {
  kind: string;
  link: Pick<MailedLink, 'id' | 'email' | 'expiresAt'> & Partial<MailedLink>;
  notes?: string[];
  codeSubject?: string;
}

/** State, end, codes and refusals of a link, as lines. Includes no names; masks the address. */
export const explainLink = async (
  manager: EntityManager,
  { kind, link, notes = [], codeSubject }: ExplainedLink,
  now: Date,
): Promise<string[]> => [
  `${kind} ${link.id} to ${maskedEmail(link.email)}`,
  ...(link.sentAt ? [`  sent ${printedMoment(link.sentAt)} to work until ${printedMoment(link.expiresAt)}`] : []),
  `  ${explainedState(link, now)}`,
  ...notes.map((note) => `  ${note}`),
  ...(codeSubject ? [`  ${await explainedCode(manager, codeSubject)}`] : []),
  ...(await explainedRefusals(manager, link.id)).map((line) => `  ${line}`),
];

const explainedCode = async (manager: EntityManager, subject: string): Promise<string> => {
  const code = await manager.findOneBy(CodeRow, { subject });
  if (!code) return 'no code was sent';
  const use = code.usedAt ? `used ${printedMoment(code.usedAt)}` : 'not used';
  return `last code sent ${printedMoment(code.sentAt)}, ${use}, wrong codes in all: ${code.allWrongTries}`;
};

const explainedRefusals = async (manager: EntityManager, linkId: string): Promise<string[]> => {
  const newestFirst = { order: { id: 'DESC' }, take: MOST_REFUSALS } as const;
  const refusals = await manager.find(LinkRefusalRow, { where: { linkId }, ...newestFirst });
  return refusals.map(
    ({ at, act, because }) => `refused ${printedMoment(at)}: ${act}, because ${withMeaning(because)}`,
  );
};
