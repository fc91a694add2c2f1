import { randomUUID } from 'node:crypto';
import { dayOf } from '@evenhand/contracts/toronto';
import { AnswersService } from '@evenhand/svc-evidence/answers/answers.service';
import { type Embed, type SearchBench, unitsOf } from '../support/search.ts';
import { paperWords } from './paper-words.ts';
import { Tallies } from './tallies.ts';
import { timeWords } from './time-words.ts';

/** Questions for words that one row of a paper has, in a case with a chat. */
export const writePapers = async (bench: SearchBench, embed: Embed): Promise<void> => {
  const { files, asked } = paperWords();
  const caseId = randomUUID();
  for (const file of files) await bench.add(caseId, unitsOf(file), embed);
  const tallies = new Tallies();
  for (const { row, question, word } of asked) {
    const { kind, retrievals } = await bench.app.get(AnswersService).answer(caseId, { question });
    const isFirst = retrievals[0]?.snippet.includes(word) === true;
    tallies.add([row], { answered: kind === 'answer', 'first quote': isFirst, both: kind === 'answer' && isFirst });
  }
  process.stdout.write('\nExact words of papers beside a chat\n\n');
  tallies.print();
};

/** Questions for one subject, whose answers only time words distinguish. */
export const writeTimes = async (bench: SearchBench, embed: Embed): Promise<void> => {
  const { file, asked, dayOfAmount } = timeWords(dayOf(new Date()));
  const caseId = randomUUID();
  await bench.add(caseId, unitsOf(file), embed);
  const tallies = new Tallies();
  for (const { row, question, from, to } of asked) {
    const { kind, retrievals } = await bench.app.get(AnswersService).answer(caseId, { question });
    const days = retrievals.flatMap(({ snippet }) => dayOfAmount.get(/[\d.]+\d/.exec(snippet)?.[0] ?? '') ?? []);
    const isOf = (day?: string): boolean => day !== undefined && from <= day && day <= to;
    tallies.add(['all', row], {
      answered: kind === 'answer',
      'first amount of that time': isOf(days[0]),
      'no amount of another time': days.length > 0 && days.every(isOf),
    });
  }
  process.stdout.write('\nOne subject, distinguished by time words\n\n');
  tallies.print();
};
