import { monthNames } from '@evenhand/contracts/toronto';
import type { ConversationFile } from '../public/as-files.ts';

interface TimeWords {
  file: Pick<ConversationFile, 'filename' | 'bytes'>;
  /** Questions of one subject, each with the days that its time words mean, both included. */
  asked: { row: string; question: string; from: string; to: string }[];
  /** The day of a payment, by its amount. */
  dayOfAmount: Map<string, string>;
}

const MONTHS = 26;
const PAID_ON = [2, 12, 22];
const FRENCH = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
];
const SAID = ['ok', 'see you at the rink', 'the store closes at six', 'thanks', 'the dentist called', 'running late'];

const dayAt = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/**
 * One case: a chat of 26 months until the day of asking, with three payments a month for the same lessons. All amounts
 * differ; which payment is meant depends on the time words of a question alone.
 */
export const timeWords = (today: string): TimeWords => {
  const [thisYear = 0, thisMonth = 0] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const lines: string[] = [];
  const dayOfAmount = new Map<string, string>();
  for (let back = MONTHS; back >= 0; back -= 1) {
    const month = dayAt(thisYear, thisMonth - back, 1).slice(0, 7);
    for (let day = 1; day <= 28; day += 1) {
      const date = `${month}-${String(day).padStart(2, '0')}`;
      if (date > today) continue;
      lines.push(`[${date}, 9:${10 + day}:03 AM] ${day % 2 ? 'Ann' : 'Bob'}: ${SAID[day % SAID.length]}`);
      if (!PAID_ON.includes(day)) continue;
      const amount = `${300 + dayOfAmount.size}.${40 + day}`;
      dayOfAmount.set(amount, date);
      lines.push(`[${date}, 5:${10 + day}:07 PM] Ann: I paid ${amount} for the swimming lessons`);
    }
  }
  const earlier = Array.from({ length: 11 }, (_, at) => new Date(Date.UTC(thisYear, thisMonth - 1 - at, 1)));
  const english = 'How much was paid for the swimming lessons';
  const french = 'Combien a coûté "swimming lessons"';
  const asked = earlier.flatMap((begin) => {
    const [year, month] = [begin.getUTCFullYear(), begin.getUTCMonth()];
    const [from, to] = [dayAt(year, month, 1), dayAt(year, month + 1, 0)];
    const [name, nom] = [monthNames[month], FRENCH[month]];
    const second = dayAt(year, month, 2);
    return [
      { row: 'in June', question: `${english} in ${name}?`, from, to },
      { row: 'last March', question: `${english} last ${name}?`, from, to },
      { row: 'in March 2026', question: `${english} in ${name} ${year}?`, from, to },
      {
        row: 'in March of the year before',
        question: `${english} in ${name} ${year - 1}?`,
        ...yearBefore(year, month),
      },
      { row: 'on September 2', question: `${english} on ${name} 2?`, from: second, to: second },
      { row: 'between March 10 and March 15', ...between(english, name ?? '', year, month) },
      { row: 'since March 2026', question: `${english} since ${name} ${year}?`, from, to: today },
      { row: 'before March 2026', question: `${english} before ${name} ${year}?`, from: '', to: dayAt(year, month, 0) },
      { row: 'en mars dernier', question: `${french} en ${nom} dernier ?`, from, to },
      { row: 'le 2 septembre', question: `${french} le 2 ${nom} ?`, from: second, to: second },
    ];
  });
  const christmas = thisMonth === 11 && today.slice(8) >= '26' ? thisYear : thisYear - 1;
  const feasts = [
    { row: 'holidays', question: `${english} right after Christmas?`, ...span(christmas, 11, 26, 14) },
    { row: 'holidays', question: `${english} just before Christmas?`, ...span(christmas, 11, 11, 13) },
    { row: 'holidays', question: `${french} juste après Noël ?`, ...span(christmas, 11, 26, 14) },
    { row: 'last month', question: `${english} last month?`, ...span(thisYear, thisMonth - 1, 1, 31) },
    { row: 'last month', question: `${french} le mois dernier ?`, ...span(thisYear, thisMonth - 1, 1, 31) },
  ];
  const bytes = Buffer.from(lines.join('\n'));
  return { file: { filename: 'WhatsApp Chat with Ann.txt', bytes }, asked: [...asked, ...feasts], dayOfAmount };
};

const yearBefore = (year: number, month: number) => ({
  from: dayAt(year - 1, month, 1),
  to: dayAt(year - 1, month + 1, 0),
});

const between = (english: string, name: string, year: number, month: number) => ({
  question: `${english} between ${name} 10 and ${name} 15?`,
  from: dayAt(year, month, 10),
  to: dayAt(year, month, 15),
});

const span = (year: number, month: number, day: number, days: number) => {
  const from = dayAt(year, month, day);
  const to = dayAt(year, month, day + days - 1);
  const end = dayAt(year, month + 1, 0);
  return { from, to: day === 1 && to > end ? end : to };
};
