import type { ExplainLinks } from '@evenhand/service-kit/mailed-links/answer-why';
import { explainedState, explainLink, printedMoment } from '@evenhand/service-kit/mailed-links/explain-link';
import type { EntityManager } from 'typeorm';
import { AccessRow, LinkRow } from '../agreement/rows/link.entity.js';
import { DownloadRow } from '../downloads/download.entity.js';

const MOST_LINKS = 20;

/**
 * Review and signing links with their accesses, and downloads.
 * @param id may be that of the case or the agreement
 */
export const explainLinks: ExplainLinks = async (manager, { id, ...other }, now) => {
  const links = await manager.find(LinkRow, {
    where: id ? [{ id }, { caseId: id }, { agreementId: id }] : other,
    order: { sentAt: 'DESC' },
    take: MOST_LINKS,
  });
  const downloads = await manager.find(DownloadRow, {
    where: id ? [{ id }, { agreementId: id }] : other,
    order: { expiresAt: 'DESC' },
    take: MOST_LINKS,
  });
  const lines: string[] = [];
  for (const link of links) {
    const kind = `${link.purpose} link of ${link.role} (${link.party})`;
    const notes = [`agreement ${link.agreementId}`, ...(await explainedAccesses(manager, link.id, now))];
    lines.push(...(await explainLink(manager, { kind, link, notes, codeSubject: `link:${link.id}` }, now)));
  }
  for (const link of downloads) {
    const explained = { kind: `download of ${link.role}`, link, codeSubject: `download:${link.id}` };
    lines.push(...(await explainLink(manager, explained, now)));
  }
  return lines;
};

const explainedAccesses = async (manager: EntityManager, linkId: string, now: Date): Promise<string[]> => {
  const accesses = await manager.find(AccessRow, { where: { linkId }, order: { startedAt: 'ASC' } });
  return accesses.map((access) => `access opened ${printedMoment(access.startedAt)}, ${explainedState(access, now)}`);
};
