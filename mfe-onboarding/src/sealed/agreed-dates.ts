import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { IsoDate, Moment } from '@evenhand/contracts/dates';
import { dayOf } from '@evenhand/contracts/toronto';
import { agreementWording } from '@evenhand/wording/agreement';
import { sealedWording } from '@evenhand/wording/sealed';

const wording = sealedWording.dates;

export interface AgreedDate {
  day: IsoDate;
  name: string;
  /** The amount, or how often. */
  detail: string | null;
  article: { id: string; number: number };
}

const DAY_MS = 86_400_000;
/** O. Reg. 391/97, s. 24.1, as the article states it. */
const DISCLOSURE_DAYS = 30;

/** The first anniversary of the seal and the days for the disclosure. */
const firstDisclosure = (sealedAt: Moment): IsoDate => {
  const [year = 0, month = 0, day = 0] = dayOf(sealedAt).split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day) + DISCLOSURE_DAYS * DAY_MS).toISOString().slice(0, 10);
};

/** The dates that the terms hold, in order; none is a suggestion. */
export const agreedDates = ({ deal, document }: Agreement, sealedAt: Moment | null): AgreedDate[] => {
  const lines = deal ? [...deal.pays, ...deal.keeps, ...deal.children, ...deal.ends] : [];
  const dated = lines.flatMap(({ from, topic, figure, child, article }) => {
    const name = agreementWording.deal.topics[topic];
    if (!from) return [];
    if (topic === 'child-support-ends' && child)
      return [{ day: from, name: wording.comesOfAge(child), detail: name, article }];
    if (topic === 'spousal-support-ends') return [{ day: from, name, detail: null, article }];
    return [{ day: from, name: child ? `${name}: ${child}` : name, detail: figure, article }];
  });
  const yearly = document.articles.find(({ id }) => id === 'annual-disclosure');
  if (yearly && sealedAt)
    dated.push({ day: firstDisclosure(sealedAt), name: wording.yearly, detail: wording.yearlyHelp, article: yearly });
  return dated.sort((a, b) => a.day.localeCompare(b.day));
};

/** RFC 5545: an all-day entry per day, without names or amounts. */
export const calendarFile = (days: readonly IsoDate[], id: string, madeAt: Moment): string => {
  const plain = (text: string): string => text.replaceAll('-', '').replaceAll(':', '');
  const entries = [...new Set(days)].flatMap((day) => [
    'BEGIN:VEVENT',
    `UID:${day}-${id}@evenhand`,
    `DTSTAMP:${plain(madeAt).slice(0, 15)}Z`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `SUMMARY:${wording.entry}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Evenhand//EN', ...entries, 'END:VCALENDAR', ''].join('\r\n');
};
