import { screen } from '@testing-library/react';
import { api } from './evidence-api';
import { file, found, statusOf } from './evidence-data';
import { ask, open, resetScreen } from './evidence-screen';

beforeEach(resetScreen);

test('an answer of another person names who wrote it and who was asked about, and shows the quotes', async () => {
  const { told } = api(statusOf(file()));
  told.answer = { ...found, kind: 'other-person', otherPerson: { asked: 'Sam Sample', writers: ['Alex Example'] } };
  open();
  await ask('Did Sam pay the daycare?');
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
  expect(plain((await screen.findByRole('heading', { name: /^Said by/ })).textContent)).toBe(
    'Said by Alex Example, not by Sam Sample',
  );
  const notice = screen.getAllByRole('status').map(({ textContent }) => plain(textContent));
  expect(notice).toContainEqual(
    expect.stringContaining('You asked about Sam Sample, and this comes from Alex Example.'),
  );
  expect(screen.queryByRole('heading', { name: 'Answer' })).toBeNull();
  expect(screen.getByText('Quote 1')).toBeVisible();
});
