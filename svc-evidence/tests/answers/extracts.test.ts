import { openCitation, queryEvidence } from '@evenhand/contracts/evidence/search';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { evidenceAnswers } from '@evenhand/wording/evidence-answers';
import { docxOf, mailOf } from '../readers/files.js';
import { evidence, settled, withWorker } from '../search/start-worker.js';
import { CHAT, LETTER, MAIL } from './family.js';

withWorker();
const dana = anOwner();
beforeAll(async () => {
  await evidence.add(dana, 'WhatsApp Chat with Sam Sample.txt', CHAT);
  await evidence.add(dana, 'Summary of Saturday.eml', mailOf(MAIL));
  await evidence.add(dana, 'Pension letter.docx', docxOf(LETTER));
  await settled(evidence, dana);
}, 120_000);

const answerTo = (question: string) => evidence.service.as(dana).get(queryEvidence, { body: { question } });

test.each([
  ['How much did the antibiotics cost?', 'Dana Sample, 8 January 2024: “', '$38.50'],
  ['Who gets to keep the house?', 'Sam Sample, 4 March 2024: “', 'refinance in your name alone'],
  ['Who takes the children to swimming on Tuesdays?', 'Sam Sample, 18 March 2024: “', 'Tuesdays'],
  ['When did Sam move out?', 'Sam Sample, 2 April 2024: “', 'April 15'],
  ['How much is daycare?', 'Dana Sample, 10 May 2024: “', '62 a day'],
  ['When is the trip to Halifax?', 'Sam Sample, 21 June 2024: “', 'July 6 to 20'],
  ['Who keeps the truck?', 'Dana Sample, 26 August 2024: “', 'you keep the truck'],
  ['Where do the children live during the week?', 'Dana Sample', 'stay with me during the week'],
  ['What do we owe on the line of credit?', 'Dana Sample', '14,200 dollars'],
  ['What is the value of the pension?', 'Pension letter.docx: “', '$86,412.00'],
])(
  'the answer quotes who, when and the words, and names the file where no person wrote them: %s',
  async (question, who, what) => {
    const { answer, kind, answeredBy, retrievals } = await answerTo(question);
    const [first, ...quotes] = answer.split('\n\n');
    expect(answeredBy).toBe('extracts');
    // Questions without words of the evidence: the closest passage is right, with less certainty.
    const introduction = kind === 'answer' ? evidenceAnswers.introduction : evidenceAnswers.closest;
    expect(first).toBe(introduction(retrievals.length));
    expect(quotes).toHaveLength(Math.min(3, retrievals.length));
    for (const [index, { filename, people }] of retrievals.slice(0, 3).entries())
      expect(quotes[index]?.includes(filename)).toBe(people.length === 0);
    const right = (quote: string) => quote.startsWith(who) && quote.includes(what);
    if (!quotes.some(right)) expect(quotes).toEqual([`${who} … ${what}`]);
  },
);

test.each([
  ['When were the kids brought back late?', 'traffic on the 401'],
  ['Did Sam pay the support in February?', 'sent 1,150 just now'],
  ['Why was the daycare subsidy refused?', 'my overtime last year'],
  ['How much could Dana borrow for the mortgage?', 'The broker thinks I qualify for 410,000 if my sister co-signs'],
])('the context of a quote contains the answer: %s', async (question, what) => {
  const { retrievals } = await answerTo(question);
  const around = retrievals.slice(0, 3).map(async ({ fileId, position }) => {
    const params = { id: fileId, position: String(position) };
    return (await evidence.service.as(dana).get(openCitation, { params })).passages.map(({ text }) => text);
  });
  expect((await Promise.all(around)).flat()).toContainEqual(expect.stringContaining(what));
});

test.each(['Who paid the daycare?', 'Did Lee pay the daycare?', 'Who was paying for daycare?'])(
  'a sentence in another form of the verb is an answer: %s',
  async (question) => {
    const lee = anOwner();
    const talk = ['The garden needs water', 'Ok', 'Your mother called', 'I will call her back', 'Soup at six?'];
    const lines = [...talk, 'I paid the daycare', 'Thanks', ...talk];
    const chat = lines.map((line, index) => `[2024-01-08, 09:14:02] ${index % 2 ? 'Lee' : 'Kim'} Sample: ${line}`);
    await evidence.add(lee, 'WhatsApp Chat with Kim Sample.txt', chat.join('\n'));
    await settled(evidence, lee);
    const { kind, retrievals } = await evidence.service.as(lee).get(queryEvidence, { body: { question } });
    expect([kind, retrievals[0]?.snippet]).toEqual(['answer', 'I paid the daycare']);
  },
);

test.each([
  ['Did Sam sell the canoe?', 'Did Dana sell the canoe?', 'Sam Sample', 'Dana Sample'],
  ['Did Dana sign the lease at Harbord?', 'Did Sam sign the lease at Harbord?', 'Dana Sample', 'Sam Sample'],
])(
  'a question about the wrong person names who wrote what comes closest, and the right person gets an answer: %s',
  async (wrong, right, asked, writer) => {
    const { kind, answer, otherPerson, retrievals } = await answerTo(wrong);
    expect([kind, otherPerson]).toEqual(['other-person', { asked, writers: [writer] }]);
    expect(answer.split('\n\n')[0]).toBe(evidenceAnswers.otherPerson(asked, [writer]));
    expect(retrievals[0]?.people[0]).toBe(writer);
    const answered = await answerTo(right);
    expect([answered.kind, answered.otherPerson]).toEqual(['answer', undefined]);
  },
);

test('a person who writes elsewhere in the case alone is recognized, and a name that no person has is not', async () => {
  const lee = anOwner();
  const talk = ['The garden needs water', 'Ok', 'Your mother called', 'I will call her back', 'Soup at six?'];
  const chatOf = (who: string, lines: string[]) =>
    lines.map((line, index) => `[2024-01-08, 09:14:02] ${index % 2 ? who : 'Kim'} Sample: ${line}`).join('\n');
  await evidence.add(lee, 'WhatsApp Chat with Lee.txt', chatOf('Lee', ['Hello', 'I paid the violin lessons', ...talk]));
  await evidence.add(lee, 'WhatsApp Chat with Robin.txt', chatOf('Robin', [...talk, ...talk]));
  await settled(evidence, lee);
  const ask = (question: string) => evidence.service.as(lee).get(queryEvidence, { body: { question } });
  expect((await ask('Did Robin pay the violin lessons?')).otherPerson).toEqual({
    asked: 'Robin Sample',
    writers: ['Lee Sample'],
  });
  expect((await ask('Did Quinn pay the violin lessons?')).otherPerson).toBeUndefined();
});

test('a message of a chat is quoted in full, and a page in part', async () => {
  const lee = anOwner();
  const long = `The violin is at the shop. ${'Nothing else is new here today. '.repeat(38)}It costs 240 dollars.`;
  await evidence.add(lee, 'WhatsApp Chat with Kim Sample.txt', `[2024-01-08, 09:14:02] Kim Sample: ${long}`);
  await evidence.add(lee, 'notes.txt', long.replace('violin', 'piano'));
  await settled(evidence, lee);
  const snippet = async (question: string) => {
    const { retrievals } = await evidence.service.as(lee).get(queryEvidence, { body: { question } });
    return retrievals[0]?.snippet ?? '';
  };
  expect(await snippet('Where is the violin?')).toBe(long);
  expect((await snippet('Where is the piano?')).length).toBeLessThanOrEqual(600);
});

test('a question about something that no file names gets the closest places, not an answer', async () => {
  const lee = anOwner();
  const subjects = ['the garden', 'a film about whales', 'your mother', 'the neighbours', 'soup', 'the weather'];
  const talk = Array.from({ length: 180 }, (_, index) => `We talked about ${subjects[index % 6]}, part ${index}.`);
  const lines = ['I paid the swimming fees for Robin yesterday, 120 dollars in all.', ...talk];
  const chat = lines.map((line) => `[2024-01-08, 09:14:02] Lee Sample: ${line}`).join('\n');
  await evidence.add(lee, 'WhatsApp Chat with Kim Sample.txt', chat);
  await settled(evidence, lee);
  const kindOf = async (question: string) =>
    (await evidence.service.as(lee).get(queryEvidence, { body: { question } })).kind;
  expect(await kindOf('Who paid the swimming fees?')).toBe('answer');
  expect(await kindOf('Who paid the hockey fees?')).toBe('closest');
});

test.each([
  'Which airline lost the violin?',
  'Who won the election in Brazil?',
  'Did Sam ever hit me?',
  'What is the blood type of Sam?',
])('the answer is nothing found when the evidence does not mention it: %s', async (question) => {
  expect((await answerTo(question)).answer).toBe(evidenceAnswers.nothingFound);
});
