import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from './evidence-api';
import { file, statusOf } from './evidence-data';
import { open, resetScreen } from './evidence-screen';
import { Stream } from './stream';

beforeEach(resetScreen);

test('the knowledge base is updated by a button, and the page confirms the update', async () => {
  const { told, timesOf } = api(statusOf(file()));
  open();
  const update = await screen.findByRole('button', { name: 'Update knowledge base' });
  told.status = statusOf(file({ state: 'reading', bytesRead: 10 }));
  await userEvent.click(update);
  expect(await screen.findByText('Reading your files')).toBeVisible();
  expect(update).toHaveAttribute('aria-disabled', 'true');
  expect(update).toHaveFocus();
  expect(timesOf('POST /api/evidence/reindex')).toBe(1);
  Stream.tell(statusOf(file()));
  expect(screen.getByText('Everything that can be read has been read.')).toBeVisible();
  expect(update).not.toHaveAttribute('aria-disabled');
});

test('the page shows an error when the request to update failed', async () => {
  const { told } = api(statusOf(file()));
  told.start = 503;
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Update knowledge base' }));
  expect(await screen.findByText('Failed to process files')).toBeVisible();
});
