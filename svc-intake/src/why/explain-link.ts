import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import type { EntityManager } from 'typeorm';
import { AccessRow } from '../agreement/rows/access.entity.js';
import { LinkRow } from '../agreement/rows/link.entity.js';
import type { LinkEnd } from '../agreement/rows/link-end.js';
import { LinkRefusalRow } from '../agreement/rows/link-refusal.entity.js';
import { CodeRow } from '../codes/code.entity.js';
import { DownloadRow } from '../downloads/download.entity.js';

/** What each reason means to whoever runs the product. */
const reasons: Record<LinkEnd, string> = {
  used: 'it was exchanged for an access with the right code',
  replaced: 'a newer link of the same kind was sent, or a newer access was opened',
  withdrawn: 'the owner withdrew the invitation',
  'invitation-expired': 'the invitation ran out',
  'not-the-person': 'its receiver said that it was not meant for them',
  declined: 'the partner declined the agreement',
  'new-version': 'a new version of the agreement was drafted',
  voided: 'the owner took the agreement back',
  'signing-expired': 'the time to sign ran out',
  'address-proven': 'the owner proved her address for the first time: what was sent before ended',
  'too-many-wrong-codes': 'too many wrong codes were entered',
  'other-lawyer': 'another lawyer was named, the same one sent a new link, or no certificate is wanted any more',
  'other-witness': 'another witness was named, or the same one sent a new link',
  left: 'its holder closed it',
};

const MOST_REFUSALS = 20;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const at = (moment: Date) => moment.toISOString();

const ended = (endedAt: Date | null, because: LinkEnd | null): string =>
  `${endedAt ? at(endedAt) : 'unknown time'}: ${because ? `${because} (${reasons[because]})` : 'reason not kept'}`;

/** Everything kept of a link or download, as lines: its state, when and why it ended, accesses, codes, refusals. */
export const explainLink = async (manager: EntityManager, asked: string, now: Date): Promise<string[]> => {
  const token = asked.includes('#') ? asked.slice(asked.indexOf('#') + 1) : asked;
  const by = UUID.test(token) ? { id: token } : { tokenHash: sha256(token) };
  const link = await manager.findOneBy(LinkRow, by);
  if (link) return ofLink(manager, link, now);
  const download = await manager.findOneBy(DownloadRow, by);
  return download ? ofDownload(manager, download, now) : ['No link and no download is known by this token or id.'];
};

const ofLink = async (manager: EntityManager, link: LinkRow, now: Date): Promise<string[]> => {
  const accesses = await manager.find(AccessRow, { where: { linkId: link.id }, order: { startedAt: 'ASC' } });
  return [
    `link ${link.id}: ${link.purpose} of ${link.role} (${link.party}), agreement ${link.agreementId}`,
    `sent ${at(link.sentAt)}, works until ${at(link.expiresAt)}`,
    link.state === 'open' ? openOrExpired(link.expiresAt, now) : `ended ${ended(link.endedAt, link.endedBecause)}`,
    ...accesses.map(({ id, startedAt, expiresAt, endedAt, endedBecause }) =>
      endedAt
        ? `access ${id} opened ${at(startedAt)}, ended ${ended(endedAt, endedBecause)}`
        : `access ${id} opened ${at(startedAt)}, ${openOrExpired(expiresAt, now)}`,
    ),
    ...(await codesAndRefusals(manager, link.id, `link:${link.id}`)),
  ];
};

const ofDownload = async (
  manager: EntityManager,
  { id, role, expiresAt }: DownloadRow,
  now: Date,
): Promise<string[]> => [
  `download ${id} of ${role}, works until ${at(expiresAt)}`,
  openOrExpired(expiresAt, now),
  ...(await codesAndRefusals(manager, id, `download:${id}`)),
];

const openOrExpired = (expiresAt: Date, now: Date): string =>
  expiresAt > now ? 'works now' : `expired ${at(expiresAt)}`;

const codesAndRefusals = async (manager: EntityManager, linkId: string, subject: string): Promise<string[]> => {
  const code = await manager.findOneBy(CodeRow, { subject });
  const order = { id: 'DESC' } as const;
  const refusals = await manager.find(LinkRefusalRow, { where: { linkId }, order, take: MOST_REFUSALS });
  return [
    code
      ? `last code sent ${at(code.sentAt)}, ${code.usedAt ? `used ${at(code.usedAt)}` : 'not used'}, wrong codes in all: ${code.allWrongTries}`
      : 'no code was sent',
    ...refusals.map((refusal) => `refused ${at(refusal.at)}: ${refusal.act}, because ${refusal.because}`),
  ];
};
