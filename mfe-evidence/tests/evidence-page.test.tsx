import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, chat, open, putBack, resetScreen } from './upload/upload-page';

beforeEach(resetScreen);
afterEach(putBack);

test('the first step offers eight guides and leads to the second', async () => {
  api();
  open('/evidence');
  expect(
    screen.getAllByRole('link', { name: /Takeout|App|Facebook|Instagram|Telegram|Signal|iMessage|e-mail/ }),
  ).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'I have my files' }));
  expect(screen.getByRole('heading', { name: 'Upload your files' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
  expect(screen.getByRole('heading', { name: 'Where is what you need?' })).toBeVisible();
});

test('each change of the step moves the focus to its heading, and opening the page does not', async () => {
  api([chat]);
  open('/evidence');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const heading = (name: string) => screen.getByRole('heading', { name });
  expect(document.activeElement).toBe(document.body);
  await press('I have my files');
  expect(heading('Upload files')).toHaveFocus();
  await press('Back');
  expect(heading('Choose a source')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /Process and search$/ }));
  expect(heading('Process and search')).toHaveFocus();
  await press('Back');
  expect(heading('Upload files')).toHaveFocus();
  await press('Start Over');
  expect(heading('Choose a source')).toHaveFocus();
});

test('a file is deleted only after a confirmation', async () => {
  const { calls } = api([chat]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete chat.txt' }));
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete File' }));
  expect(await screen.findByText('No files yet. What you upload is listed here.')).toBeVisible();
  expect(calls).toContain(`DELETE /api/evidence/files/${chat.id}`);
});

test('dismissing a refused file needs no confirmation and keeps the focus in the list of files', async () => {
  const refused: EvidenceFile = { ...chat, name: 'lies.pdf', sha256: null, refused: 'type', isSearchable: false };
  const { calls } = api([refused, { ...chat, id: crypto.randomUUID(), name: 'mail.eml' }]);
  open();
  expect(await screen.findByText('Not kept')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete lies.pdf' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss lies.pdf from this list' }));
  await waitFor(() => expect(screen.queryByText('lies.pdf')).toBeNull());
  expect(calls).toContain(`DELETE /api/evidence/files/${chat.id}`);
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Delete mail.eml' }));
  expect(document.activeElement).not.toBe(document.body);
});

test('the focus stays in the list of files when a file was deleted', async () => {
  api([chat, { ...chat, id: crypto.randomUUID(), name: 'mail.eml' }]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete chat.txt' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete File' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Delete mail.eml' }));
  expect(document.activeElement).not.toBe(document.body);
});

test('the assistant is shown as switched off when all evidence was deleted', async () => {
  api([chat]).switchOn('api.example.com');
  open();
  await userEvent.click(await screen.findByText('Settings'));
  const isOn = () => screen.getByRole('checkbox', { name: /api\.example\.com/ });
  await waitFor(() => expect(isOn()).toBeChecked());
  await userEvent.click(screen.getByRole('button', { name: 'Delete All Evidence' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete the Evidence' }));
  await waitFor(() => expect(isOn()).not.toBeChecked());
});

test('all evidence is deleted after a confirmation, and kept when it is cancelled', async () => {
  const { calls } = api([chat, { ...chat, id: crypto.randomUUID(), name: 'mail.eml' }]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete All Evidence' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep the Evidence' }));
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Delete All Evidence' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete the Evidence' }));
  const none = await screen.findByText('No files yet. What you upload is listed here.');
  await waitFor(() => expect(document.activeElement).toContainElement(none));
  expect(document.activeElement).not.toBe(document.body);
});
