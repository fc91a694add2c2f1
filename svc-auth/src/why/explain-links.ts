import { maskedEmail } from '@evenhand/contracts/masked-email';
import type { ExplainLinks } from '@evenhand/service-kit/mailed-links/answer-why';
import { explainedState, explainLink, printedMoment } from '@evenhand/service-kit/mailed-links/explain-link';
import type { LinkQuestion } from '@evenhand/service-kit/mailed-links/link-question';
import type { EntityManager } from 'typeorm';
import { MailedLinkRow } from '../mailed-links/mailed-link.entity.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { UnsubscribeLink } from '../newsletter/unsubscribe-link.entity.js';
import { Person } from '../people/person.entity.js';

const MOST_LINKS = 20;

/** Explains sign-in, password, 'not me' and newsletter links; also by the id of a person or case. */
export const explainLinks: ExplainLinks = async (manager, question, now) => {
  const { id, email, tokenHash } = question;
  const person = await personOf(manager, question);
  const ofPerson = person ? { email: person.email } : { email };
  const links = await manager.find(MailedLinkRow, {
    where: id ? [{ id }, ...(person ? [ofPerson] : [])] : tokenHash ? { tokenHash } : ofPerson,
    order: { sentAt: 'DESC' },
    take: MOST_LINKS,
  });
  const lines = person
    ? [`person ${person.id}, case ${person.caseId}, registered ${printedMoment(person.registeredAt)}`]
    : [];
  for (const link of links) lines.push(...(await explainLink(manager, { kind: `${link.kind} link`, link }, now)));
  return [...lines, ...(await explainedNewsletter(manager, question, now))];
};

const personOf = async (manager: EntityManager, { id, email }: LinkQuestion): Promise<Person | null> => {
  if (id) return manager.findOneBy(Person, [{ id }, { caseId: id }]);
  return email ? manager.findOneBy(Person, { email }) : null;
};

const explainedNewsletter = async (
  manager: EntityManager,
  { email, tokenHash }: LinkQuestion,
  now: Date,
): Promise<string[]> => {
  if (tokenHash && (await manager.existsBy(UnsubscribeLink, { tokenHash })))
    return ['unsubscribe link: works until one of its address is used'];
  if (!email && !tokenHash) return [];
  const where = email ? { email } : { confirmationHash: tokenHash };
  const found = await manager.findOneBy(Subscription, where);
  if (!found) return [];
  const { confirmedAt, confirmationExpiresAt: expiresAt } = found;
  const state = confirmedAt ? `used ${printedMoment(confirmedAt)}` : explainedState({ expiresAt }, now);
  return [`newsletter confirmation to ${maskedEmail(found.email)}`, `  ${state}`];
};
