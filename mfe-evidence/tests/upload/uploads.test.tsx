import { PDFDocument } from '@cantoo/pdf-lib';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, chat, choose, file, latest, open, putBack, resetScreen, Upload } from './upload-page';

beforeEach(resetScreen);
afterEach(putBack);

test('an upload shows its progress, disables the drop zone, and is listed when it is done', async () => {
  api();
  open();
  await choose(file('chat.txt'));
  const upload = await latest(1);
  expect([...(upload.form?.keys() ?? [])]).toEqual(['key', 'policy', 'file']);
  expect(screen.getByRole('button', { name: 'Choose Files' })).toBeDisabled();
  act(() => upload.upload.onprogress?.({ loaded: 42, total: 100 }));
  expect(await screen.findByRole('progressbar', { name: 'Upload of chat.txt' })).toHaveAttribute('aria-valuenow', '42');
  act(() => upload.upload.onprogress?.({ loaded: 100, total: 100 }));
  expect(await screen.findByText('Everything is sent. We are checking and encrypting it now.')).toBeVisible();
  upload.end(204);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
  await userEvent.click(await screen.findByText('Files'));
  expect(await screen.findByRole('link', { name: 'Download chat.txt' })).toBeVisible();
});

test('the page waits for Go to Search when an upload still has a message to show', async () => {
  const { calls } = api();
  open();
  await choose(file('chat.txt'), file('tool.exe'));
  (await latest(1)).end(204);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose Files' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Go to Search' }));
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
  expect(calls).toContain('POST /api/evidence/index');
});

test('a file that was here already is named when it is uploaded, and in the list', async () => {
  const { repeat } = api();
  repeat('chat.txt');
  open();
  await choose(file('copy.txt'));
  (await latest(1)).end(204);
  const sentence = /This is the same file as “.*chat.txt.*”, which was here already/;
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose Files' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Go to Search' }));
  await userEvent.click(await screen.findByText('Files'));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a finished item can be removed from the list', async () => {
  api();
  open();
  await choose(file('chat.txt'), file('tool.exe'));
  (await latest(1)).end(204);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove chat.txt from this list' }));
  expect(screen.queryByText('Uploaded')).toBeNull();
});

test('a refused file shows its status, and the next one is sent', async () => {
  api();
  open();
  await choose(file('a.txt'), file('b.txt'));
  (await latest(1)).end(403);
  expect(await screen.findByText('Upload failed: 403')).toBeVisible();
  (await latest(2)).end(201);
  expect(await screen.findByText('Uploaded')).toBeVisible();
});

test('a file is sent again to the same place when its connection breaks, and then the next one', async () => {
  const { calls } = api();
  open();
  await choose(file('a.txt'), file('b.txt'));
  (await latest(1)).end(0);
  expect(await screen.findByText('The connection was lost. The upload continues in a moment.')).toBeVisible();
  (await latest(2)).end(204);
  (await latest(3)).end(204);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
  expect(calls.filter((call) => call.includes('presign'))).toHaveLength(2);
});

test('a file that was changed or moved during the upload is not reported as a broken connection', async () => {
  api();
  open();
  const moved = file('a.txt');
  const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  await choose(moved, file('b.txt'));
  jest.spyOn(moved, 'slice').mockImplementation(() => Object.assign(new Blob(), { arrayBuffer: gone }));
  (await latest(1)).end(0);
  expect(await screen.findByText(/^The file was changed or moved during the upload/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resume the upload of a.txt' })).toBeNull();
  (await latest(2)).end(204);
  expect(await screen.findByText('Uploaded')).toBeVisible();
});

test('a file and those after it wait while offline, and continue when the connection is back', async () => {
  api();
  open();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await choose(file('a.txt'), file('b.txt'));
  (await latest(1)).end(0);
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  expect(screen.getByText('Waiting')).toBeVisible();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  (await latest(2)).end(204);
  (await latest(3)).end(204);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
});

test('a file gets another permission when its own expired during a wait', async () => {
  const { calls } = api();
  open();
  await choose(file('a.txt'));
  (await latest(1)).end(0);
  (await latest(2)).end(403);
  (await latest(3)).end(204);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
  expect(calls.filter((call) => call.includes('presign'))).toHaveLength(2);
});

test.each([
  { code: 'no-room' as const, status: 507, detail: 'There is no room for new files at the moment.' },
  { code: 'too-many-open-uploads' as const, status: 409, detail: '200 uploads of this case are open.' },
])('an upload shows why there is no room when the answer is $status, and continues with Resume', async (problem) => {
  const { refuseRoom, calls } = api();
  refuseRoom({ type: 'x', title: 'x', ...problem });
  open();
  await choose(file('a.txt'));
  expect(await screen.findByText(problem.detail)).toBeVisible();
  expect(calls.filter((call) => call.includes('presign'))).toHaveLength(1);
  refuseRoom(null);
  await userEvent.click(screen.getByRole('button', { name: 'Resume the upload of a.txt' }));
  (await latest(1)).end(204);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
});

test('all uploads stop when the session expires, and can be resumed together', async () => {
  api();
  open();
  await choose(file('a.txt'), file('b.txt'), file('c.txt'));
  (await latest(1)).end(401);
  expect(await screen.findAllByText('Interrupted')).toHaveLength(3);
  expect(screen.getByText('0 of 3 uploaded')).toBeVisible();
  expect(Upload.sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Resume the upload of b.txt' }));
  (await latest(2)).end(204);
  expect(await screen.findByText('1 of 3 uploaded')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Resume All' }));
  for (const number of [3, 4]) (await latest(number)).end(204);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
});

test('a waiting file can be removed, and is not sent', async () => {
  const { calls } = api();
  open();
  await choose(file('a.txt'), file('b.txt'), file('c.txt'));
  const first = await latest(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.txt from this list' }));
  expect(screen.queryByText('b.txt')).toBeNull();
  first.end(204);
  (await latest(2)).end(204);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
  expect(calls.filter((call) => call.includes('presign'))).toHaveLength(2);
});

test('a file that is being sent can be removed, and the next one is sent', async () => {
  api();
  open();
  await choose(file('a.txt'), file('b.txt'));
  const first = await latest(1);
  const abort = jest.spyOn(first, 'abort');
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.txt from this list' }));
  expect(abort).toHaveBeenCalled();
  (await latest(2)).end(204);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
});

test('screen readers announce how many files are uploaded', async () => {
  api();
  open();
  await choose(file('a.txt'), file('b.txt'), file('tool.exe'));
  const told = await screen.findByText('0 of 3 uploaded');
  expect(told).toHaveAttribute('role', 'status');
  (await latest(1)).end(204);
  await waitFor(() => expect(told).toHaveTextContent('1 of 3 uploaded'));
  (await latest(2)).end(204);
  await waitFor(() => expect(told).toHaveTextContent('2 of 3 uploaded'));
});

test('all uploads stop and leave the list when all evidence is deleted', async () => {
  const { calls } = api([chat]);
  open();
  await screen.findByRole('link', { name: 'Download chat.txt' });
  await choose(file('a.txt'), file('b.txt'));
  const first = await latest(1);
  const abort = jest.spyOn(first, 'abort');
  await userEvent.click(screen.getByRole('button', { name: 'Delete All Evidence' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete the Evidence' }));
  await waitFor(() => expect(calls).toContain('DELETE /api/evidence/files'));
  expect(abort).toHaveBeenCalled();
  first.end(204);
  expect(await screen.findByText('No files yet. What you upload is listed here.')).toBeVisible();
  expect(screen.queryByText('a.txt')).toBeNull();
  expect(screen.queryByText('b.txt')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose Files' })).toBeEnabled();
  expect(calls.filter((call) => call.includes('presign'))).toHaveLength(1);
  expect(calls.filter((call) => call === 'POST /api/evidence/files')).toEqual([]);
});

test('the focus stays in place when a file is removed', async () => {
  api();
  open();
  await choose(file('tool.exe'), file('other.exe'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove tool.exe from this list' }));
  expect(document.activeElement).toContainElement(screen.getByText('other.exe'));
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Remove other.exe from this list' }));
  expect(document.activeElement).not.toBe(document.body);
});

test.each(['Back', 'Start Over'])('the results of the uploads are shown on return when %s was pressed', async (way) => {
  api();
  open();
  await choose(file('a.txt'), file('b.txt'));
  const first = await latest(1);
  await userEvent.click(screen.getByRole('button', { name: way }));
  expect(screen.getByRole('heading', { name: 'Where is what you need?' })).toBeVisible();
  act(() => first.end(400));
  const second = await latest(2);
  await userEvent.click(screen.getByRole('button', { name: 'I have my files' }));
  expect(screen.getByText('Upload failed: 400')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Upload of b.txt' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: way }));
  act(() => second.end(204));
  expect(await screen.findByRole('link', { name: 'Download chat.txt' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have my files' }));
  expect(screen.getByText('Upload failed: 400')).toBeVisible();
  expect(screen.queryByRole('progressbar', { name: 'Upload of b.txt' })).toBeNull();
});

test('the search reports files in transit during an upload, and opens when the first has arrived', async () => {
  api();
  open();
  await choose(file('a.txt'), file('b.txt'));
  const first = await latest(1);
  await userEvent.click(screen.getByRole('button', { name: /Process and search$/ }));
  expect(await screen.findByText('Your files are on their way')).toBeVisible();
  expect(screen.queryByText('Nothing to search yet')).toBeNull();
  act(() => first.end(204));
  const second = await latest(2);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
  expect(screen.getByText('1 file with 1 word can be searched.')).toBeVisible();
  act(() => second.end(204));
  expect(await screen.findByText('2 files with 1 word can be searched.')).toBeVisible();
});

test('a page that was in the background shows the results of the uploads', async () => {
  api();
  const { show } = open();
  await choose(file('a.txt'), file('tool.exe'));
  (await latest(1)).end(204);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  show(false);
  show(true);
  expect(screen.getByText('Uploaded')).toBeVisible();
  expect(screen.getByText(/^File type must be/)).toBeVisible();
});

test('a failed check for unfinished uploads is shown, and can be tried again', async () => {
  const { answerUnfinished } = api();
  answerUnfinished(503);
  open();
  expect(await screen.findByText(/^We could not check whether an earlier upload/)).toBeVisible();
  answerUnfinished(200);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(/^We could not check/)).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
});

test('the limits of one upload are shown before files are chosen', () => {
  api();
  open();
  expect(screen.getByText(/Up to 200 MB each, and 100 files at once\.$/)).toBeVisible();
});

test('a file is sent again after a pause when the service answers 429 (too many requests)', async () => {
  api();
  open();
  await choose(file('a.txt'));
  (await latest(1)).end(429);
  await waitFor(() => expect(Upload.sent).toHaveLength(2));
  (await latest(2)).end(204);
  expect(await screen.findByRole('heading', { name: 'Ask your evidence' })).toBeVisible();
});

test('a file whose content does not match its type is shown with its reason', async () => {
  api().refuse('type');
  open();
  await choose(file('chat.txt'));
  (await latest(1)).end(204);
  expect(await screen.findByRole('alert')).toHaveTextContent('The content does not match the file’s extension.');
});

test('files of a wrong type or size are not sent', async () => {
  const { calls } = api();
  const huge = file('huge.pdf');
  Object.defineProperty(huge, 'size', { value: 209_715_201 });
  open();
  await choose(file('tool.exe'), file('empty.txt', ''), huge);
  expect(await screen.findByText(/^File type must be txt, pdf/)).toBeVisible();
  expect(screen.getByText('File is smaller than 1 bytes')).toBeVisible();
  expect(screen.getByText('File is larger than 209715200 bytes')).toBeVisible();
  expect(calls.filter((call) => call.includes('presign'))).toEqual([]);
});

test('a mailbox that cannot be read to be cut is named, and the other files are sent', async () => {
  api();
  const mailbox = file('all.mbox');
  const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  Object.defineProperty(mailbox, 'size', { value: 209_715_201 });
  jest.spyOn(mailbox, 'slice').mockImplementation(() => Object.assign(new Blob(), { arrayBuffer: gone }));
  open();
  await choose(mailbox, file('chat.txt'));
  expect(await screen.findByText(/^The file was changed or moved during the upload/)).toBeVisible();
  (await latest(1)).end(204);
  expect(await screen.findByText('1 of 2 uploaded')).toBeVisible();
});

test('too many files at once are refused', async () => {
  api();
  open();
  await choose(...Array.from({ length: 101 }, (_, number) => file(`${number}.txt`)));
  expect(await screen.findByText('Too many files')).toBeVisible();
});

test('a file without a reader is named with what happens to it, and the page waits', async () => {
  api();
  open();
  expect(
    screen.getByText(/^txt, pdf, doc, docx, html, htm, csv, json, msg, eml, pst, mbox, xml, zip\. Up to/),
  ).toBeVisible();
  await choose(file('memo.m4a'), file('photo.png'));
  expect(await screen.findByText(/memo\.m4a.* is kept for download, but cannot be searched$/)).toBeVisible();
  (await latest(1)).end(204);
  (await latest(2)).end(204);
  expect(await screen.findByText('2 of 2 uploaded')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ask your evidence' })).toBeNull();
});

test('a zip is accepted, with the advice to extract it', async () => {
  api();
  open();
  await choose(file('export.zip'));
  expect(await screen.findByText(/extract it on your device/)).toBeVisible();
});

test('a locked PDF asks for its password once, also when the person was on another page meanwhile', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: 'harbour 7', ownerPassword: 'owner' });
  const locked = new File([Uint8Array.from(await document.save())], 'letter.pdf');
  api();
  open();
  await choose(locked);
  (await latest(1)).end(204);
  await userEvent.type(await screen.findByLabelText('Password of this PDF'), 'harbour 7{enter}');
  await latest(2);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'I have my files' }));
  expect(screen.getByText(/^The password opened it\. The unlocked copy was added/)).toBeVisible();
  expect(screen.queryByLabelText('Password of this PDF')).toBeNull();
});
