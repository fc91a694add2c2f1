import { timeOfDay, weekdayMonthFirst } from '@evenhand/contracts/toronto';

type Lines = readonly (readonly [label: string, value: string | undefined | null])[];

const filled = (lines: Lines): string =>
  lines.flatMap(([label, value]) => (value?.trim() ? `${label}: ${value.trim()}` : [])).join('\n');

const isMidnight = (at: string): boolean => timeOfDay(at) === timeOfDay('2024-01-15T05:00:00.000Z');

const inWords = (at: string): string => `${weekdayMonthFirst(at)} at ${timeOfDay(at)}`;

interface Appointment {
  begin: string | null;
  end: string | null;
  place: string | undefined;
  attendees?: string;
  repeats?: string;
}

/** An event of whole days ends at the midnight after the last one. */
export const appointmentText = ({ begin, end, place, attendees, repeats }: Appointment): string => {
  const isOfDays = begin !== null && end !== null && begin < end && isMidnight(begin) && isMidnight(end);
  const last = isOfDays ? new Date(Date.parse(end) - 3_600_000).toISOString() : end;
  const said = (at: string | null) => (at === null ? '' : isOfDays ? weekdayMonthFirst(at) : inWords(at));
  return filled([
    ['Begins', said(begin)],
    ['Ends', said(last)],
    ['Place', place],
    ['Invited', attendees],
    ['Repeats', repeats],
  ]);
};

interface Contact {
  name: string | undefined;
  company: string | undefined;
  addresses: (string | undefined)[];
  phones: readonly (readonly [label: string, number: string | undefined])[];
  mails: (string | undefined)[];
}

const inOneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

export const contactText = ({ name, company, addresses, phones, mails }: Contact): string =>
  filled([
    ['Contact', name],
    ['Company', company],
    ...phones,
    ...mails.map((mail) => ['E-mail', mail] as const),
    ...addresses.map((address) => ['Address', address && inOneLine(address)] as const),
  ]);
