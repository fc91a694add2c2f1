import { sharedWords } from '../../src/assistant/content-words.js';
import { isSupported } from '../../src/assistant/facts.js';
import { proofIn } from '../../src/assistant/quote.js';

const CHAT = 'No, I did not go on Monday. I paid $1,400 for Leo’s hockey\non Friday. The rest is due in 2.5 months.';

test.each([
  'I paid $1,400 for',
  'for Leo’s hockey\non Friday.',
  "for Leo's hockey on Friday",
  '  I did not go on Monday.  ',
  CHAT,
])('a quote is proven when the text contains it: %j', (quote) => {
  const proof = proofIn(CHAT, quote);
  expect(proof && CHAT.includes(proof.snippet)).toBe(true);
});

test.each([
  ['invented', 'I paid $1,500 for Leo'],
  ['of other case', 'i PAID $1,400 for'],
  ['put together', 'I did not go for Leo’s hockey'],
  ['cut in a figure', 'go on Monday. I paid $1'],
  ['cut in a figure', '400 for Leo’s hockey'],
  ['cut in a figure', 'The rest is due in 2'],
  ['cut in a figure', '5 months. '],
  ['cut in a word', 'aid $1,400 for Leo’s hockey'],
  ['of a word', 'paid'],
  ['empty', '   '],
  ['a pattern', '.* paid .*'],
  ['much too long', CHAT.repeat(9)],
])('a quote is not proven when it is %s: %j', (_kind, quote) => {
  expect(proofIn(CHAT, quote)).toBeNull();
});

test('a proven quote is shown with its whole sentence, because a part can reverse its meaning', () => {
  expect(proofIn(CHAT, 'go on Monday')?.snippet).toBe('No, I did not go on Monday.');
  const page = `It is not true that ${'the rent of this month and '.repeat(60)} I paid it all twice.`;
  expect(proofIn(page, 'I paid it all twice')).toMatchObject({ snippet: 'I paid it all twice' });
  expect(proofIn(page, 'I paid it all twice')?.context).toContain('It is not true');
});

test('invisible characters are ignored in the comparison, and kept in the quote shown', () => {
  const stored = 'Hi. I paid the sup\u00adport of 1,400\u200b dollars on \u200eFriday ❤\ufe0f\u200b. Bye.';
  const shown = 'I paid the sup\u00adport of 1,400\u200b dollars on \u200eFriday ❤\ufe0f\u200b.';
  for (const quote of ['the support of 1,400 dollars', 'the sup\u2060port of 1,400 dollars', shown])
    expect(proofIn(stored, quote)?.snippet).toBe(shown);
  const page = `${'Rent and '.repeat(80)} I paid the sup\u00adport twice`;
  expect(proofIn(page, 'paid the support')?.snippet).toBe('paid the sup\u00adport');
  expect(proofIn('I have paid 40\u200b0 dollars', 'I have paid 40')).toBeNull();
  expect(proofIn('I did n\u200bot pay the rent', 'pay the rent')?.context).toBe('I did not pay the rent');
});

const hasFactsOf = (sentence: string, quotes: string, writers: string[] = ['Bob Smith']) =>
  isSupported(sentence, quotes, writers);

test.each([
  ['Bob paid 1400 dollars for hockey.', 'I paid $1,400.00 for Leo’s hockey.'],
  ['On the 3rd of May the children were with Bob.', 'The kids were with me on May 3.'],
  ['According to Bob, Leo plays hockey.', 'Leo plays hockey on Tuesdays.'],
  ['Smith did not pay the fees.', 'I haven’t paid, I could not and did not.'],
  ['Two children live with Bob.', 'The two of them live with me.'],
  ['Bob’s rent is 2,100 dollars.', 'My rent is 2100 dollars a month.'],
])('a sentence is allowed when its quotes have the same facts: %s', (sentence, quotes) => {
  expect(hasFactsOf(sentence, quotes)).toBe(true);
});

test.each([
  ['another amount', 'Bob paid 4,100 dollars.', 'I paid 1,400 dollars.'],
  ['an amount of its own', 'Bob paid 1,400 dollars.', 'I paid it all, in dollars.'],
  ['an amount in words', 'Bob paid ninety thousand dollars.', 'I paid 90 dollars.'],
  ['an amount cut short', 'Bob paid 90k.', 'I paid 90.'],
  ['another currency', 'Bob paid 400 euros.', 'I paid 400 dollars.'],
  ['a share for an amount', 'Bob pays 40%.', 'I pay 40 dollars.'],
  ['a day of its own', 'Bob paid on May 3.', 'I paid in May.'],
  ['a year of its own', 'Bob paid in 2023.', 'I paid last year.'],
  ['another person', 'Carol paid for hockey.', 'I paid for hockey.'],
  ['another person later on', 'The fees were paid by Carol.', 'I paid the fees.'],
  ['a denial of its own', 'Bob did not pay.', 'I paid on Friday.'],
  ['no denial where there is one', 'Bob paid on Friday.', 'I never paid on Friday.'],
])('a sentence is refused for %s: %s', (_kind, sentence, quotes) => {
  expect(hasFactsOf(sentence, quotes)).toBe(false);
});

const sharesEnoughWords = (sentence: string, quote: string) => sharedWords(sentence, quote).isEnough;

test.each([
  ['Bob paid 1400 dollars for hockey.', 'I paid $1,400.00 for Leo’s hockey.'],
  ['According to Bob, Leo plays hockey.', 'Leo plays hockey on Tuesdays.'],
  ['Smith did not pay the fees.', 'I haven’t paid the fees, I could not.'],
  ['Bob wrote that he’ll take the kids.', 'I can take the children.'],
  ['Bob didn’t give back the keys.', 'The keys? I gave nothing back.'],
  ['Bob’s rent is 2,100 dollars.', 'My rent is 2100 dollars a month.'],
  ['The receipt for the hockey fees is in the blue folder.', 'The hockey receipt is in the blue folder.'],
])('a sentence shares enough words with its quote when both have the same meaning: %s', (sentence, quote) => {
  expect(sharesEnoughWords(sentence, quote)).toBe(true);
});

test.each([
  ['nothing', 'Bob hit the children.', 'The receipt is in the blue folder.'],
  ['a name', 'Bob hit Leo.', 'Bob drove Leo to school.'],
  ['a day', 'Bob shouted on Friday.', 'Bob came on Friday.'],
  ['a figure', 'Bob stole 400 dollars.', 'I paid 400 dollars.'],
  ['a figure and a name', 'The rent of Bob is 400 dollars.', 'Bob paid 400 dollars.'],
  ['one word of two', 'Bob stole the hockey money.', 'The hockey practice is on Friday.'],
  ['words that stand everywhere', 'It was him, and he had it.', 'It was here, and he was there.'],
  ['that somebody wrote', 'Bob wrote and said so in a message.', 'Bob wrote and said so in a message.'],
])('a sentence does not share enough words with its quote when both hold only %s: %s', (_kind, sentence, quote) => {
  expect(sharesEnoughWords(sentence, quote)).toBe(false);
});
