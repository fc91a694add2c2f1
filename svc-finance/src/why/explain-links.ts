import type { ExplainLinks } from '@evenhand/service-kit/mailed-links/answer-why';
import { explainLink, printedMoment } from '@evenhand/service-kit/mailed-links/explain-link';
import { DisclosureLinkRow } from '../snapshots/disclosure-link.entity.js';

const MOST_LINKS = 20;

/** Explains disclosure links; also by the id of a case or a disclosure. */
export const explainLinks: ExplainLinks = async (manager, { id, ...other }, now) => {
  const links = await manager.find(DisclosureLinkRow, {
    where: id ? [{ id }, { caseId: id }, { snapshotId: id }] : other,
    order: { sentAt: 'DESC' },
    take: MOST_LINKS,
  });
  const lines: string[] = [];
  for (const link of links) {
    const { accessUntil } = link;
    const notes = [
      `disclosure ${link.snapshotId}`,
      link.openedAt ? `opened first ${printedMoment(link.openedAt)}` : 'not opened',
      ...(accessUntil
        ? [`last access ${accessUntil > now ? 'lasts until' : 'was over'} ${printedMoment(accessUntil)}`]
        : []),
    ];
    const explained = { kind: 'disclosure link', link, notes, codeSubject: `link:${link.id}` };
    lines.push(...(await explainLink(manager, explained, now)));
  }
  return lines;
};
