import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnreadParts } from '../../src/pages/evidence/stored/unread-parts';
import { stored } from '../search/evidence-data';

const partOf = (name: string, index: number) => ({ number: index + 1, name, reason: 'We cannot read this.' });
const show = (...names: string[]) => render(<UnreadParts file={{ ...stored, unread: names.map(partOf) }} />);

test('a file names its unread parts, with the reason and a download of each', async () => {
  show('photo.png', 'list.xlsx', 'memo.opus');
  const summary = screen.getByText(/^3 things in this file were not read: .photo\.png., .list\.xlsx., .memo\.opus.$/);
  await userEvent.click(summary);
  expect(screen.getByRole('link', { name: /^Download memo\.opus/ })).toHaveAttribute(
    'href',
    `/api/evidence/files/${stored.id}/unread/3`,
  );
  expect(screen.getAllByText(/We cannot read this\./)).toHaveLength(3);
});

test('a page that was not read is named with its reason, without a download', async () => {
  const unread = [{ number: -1, name: 'page 5', reason: 'This page is damaged.' }, partOf('memo.opus', 0)];
  render(<UnreadParts file={{ ...stored, unread }} />);
  await userEvent.click(screen.getByText(/^2 things in this file were not read: .page 5., .memo\.opus.$/));
  expect(screen.getByText('page 5').closest('li')).toHaveTextContent('page 5: This page is damaged.');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a picture that was not read shows the reason without a list of parts', () => {
  show(stored.name);
  expect(screen.getByText('We cannot read this.')).toBeVisible();
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
});

test('the summary names some of many unread parts, and the list names all', () => {
  show(...Array.from({ length: 8 }, (_, index) => `${index}.bin`));
  expect(screen.getByText(/^8 things .*4\.bin., …$/)).toBeVisible();
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(8);
});
