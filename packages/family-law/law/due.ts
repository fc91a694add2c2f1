/**
 * `npm run -s law:due -w packages/family-law [-- YYYY-MM-DD | form]`: figures of the law that end within 90 days of a
 * day (default: today in Toronto) or have ended, with where to look and how to add the next. Exit code 1 when one has
 * ended. `form` prints the newest tax year as the data of the next.
 */
import { IsoDate } from '@evenhand/contracts/dates';
import { dayOf } from '@evenhand/contracts/toronto';
import { writtenTaxYear } from '@evenhand/family-law/tax/added-tax-years';
import { heldLaw } from '@evenhand/family-law/tax/held-law';
import { newestTaxYear } from '@evenhand/family-law/tax/tax-years';

const DAYS = 90;
const daysLater = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export const dueLines = (today: IsoDate, held = heldLaw()): string[] => {
  const due = held.filter(({ holdsUntil }) => holdsUntil <= daysLater(today, DAYS));
  if (due.length === 0) return [`Nothing ends within ${DAYS} days of ${today}.`];
  return due.flatMap(({ name, holdsUntil, source, whereToLook, howToAdd }) => [
    `${holdsUntil < today ? 'ENDED' : 'ends '} ${holdsUntil}  ${name}`,
    `  read from:     ${source}`,
    `  where to look: ${whereToLook}`,
    `  how to add:    ${howToAdd}`,
  ]);
};

const main = (argument = dayOf(new Date())): void => {
  if (argument === 'form')
    return void process.stdout.write(`${JSON.stringify(writtenTaxYear(newestTaxYear), null, 2)}\n`);
  const today = IsoDate.parse(argument);
  process.stdout.write(`${dueLines(today).join('\n')}\n`);
  if (heldLaw().some(({ holdsUntil }) => holdsUntil < today)) process.exitCode = 1;
};

if (import.meta.filename === process.argv[1]) main(process.argv[2]);
