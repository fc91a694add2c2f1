import { read } from './read.js';

test('a line longer than any message is cut between characters, not within one', async () => {
  const line = `x${'\u{1f3e0}'.repeat(20_000)}`;
  const pages = await read('notes.txt', `${line}\n${line}`, 65_536);
  expect(
    pages
      .map(({ text }) => text)
      .join('')
      .replaceAll('\n', ''),
  ).toBe(line + line);
});
