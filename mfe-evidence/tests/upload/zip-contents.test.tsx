import { createQueryClient } from '@evenhand/web-kit/query-client';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeItems, toItem, useUploadItems } from '../../src/pages/evidence/upload/upload-items';
import type { ZipContentsProps } from '../../src/pages/evidence/upload/use-zip';
import { ZipContents } from '../../src/pages/evidence/upload/zip-contents';
import { api, choose, latest, open as openPage, putBack, resetScreen, Upload } from './upload-page';
import { zipOf } from './zip-of';

const Zips = (props: Omit<ZipContentsProps, 'zip'>) =>
  useUploadItems().map((zip) => <ZipContents key={zip.id} zip={zip} {...props} />);

const open = (zip: File) => {
  const sent: File[] = [];
  const done = jest.fn();
  const onFile = async (files: File[]) => {
    sent.push(...files);
    return true;
  };
  const queries = createQueryClient();
  changeItems(queries, () => [toItem(zip)]);
  renderPage(<Zips isBusy={false} onFile={onFile} onDone={done} />, '/', queries);
  return { sent, done };
};

const type = async (password: string) => {
  const field = screen.getByLabelText('Password of 2 locked files in it');
  await userEvent.clear(field);
  await userEvent.type(field, `${password}{enter}`);
};

test('a locked zip is opened with its password on the device, after five wrong ones, too', async () => {
  const texts = { 'locked/chat.txt': 'The rent is paid.', 'locked/note.txt': 'At noon.', 'memo.opus': 'voice' };
  const { sent, done } = open(await zipOf(texts, 'harbour 7'));
  expect(await screen.findByText(/export\.zip.* is locked with a password$/)).toBeVisible();
  expect(screen.getByText('1 file in it cannot be searched')).toBeVisible();
  for (const wrong of ['a', 'b', 'c', 'd']) {
    await type(wrong);
    expect(await screen.findByText('This password does not open it. Nothing is lost: please try again.')).toBeVisible();
  }
  await type('e');
  expect(await screen.findByText(/^None of 5 passwords opened it\. Nothing is lost/)).toBeVisible();
  await type('harbour 7');
  await waitFor(() => expect(screen.getByText('The password opened it.')).toHaveFocus());
  await userEvent.click(await screen.findByRole('button', { name: 'Upload the 2 Files in It' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent.map(({ name }) => name)).toEqual(['chat.txt', 'note.txt']);
  expect(await sent[0]?.text()).toBe('The rent is paid.');
});

test('the files without a lock are uploaded once, and the locked ones after their password', async () => {
  const texts = { 'open.txt': 'Open.', 'locked/chat.txt': 'Rent.', 'locked/note.txt': 'Noon.' };
  const { sent, done } = open(await zipOf(texts, 'harbour 7'));
  await userEvent.click(await screen.findByRole('button', { name: 'Upload the File in It' }));
  expect(await screen.findByText('These files were added to this upload.')).toBeVisible();
  expect(done).not.toHaveBeenCalled();
  await type('harbour 7');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload the 2 Files in It' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent.map(({ name }) => name)).toEqual(['open.txt', 'chat.txt', 'note.txt']);
});

test('a damaged file of a zip is named, and the others are uploaded', async () => {
  const zip = await zipOf({ 'a.txt': 'The first, which is damaged.', 'b.txt': 'Second.' }, '');
  const bytes = new Uint8Array(await zip.arrayBuffer());
  // Within the packed content of the first file.
  bytes.fill(0xff, 50, 60);
  const { sent, done } = open(new File([bytes], 'export.zip'));
  await userEvent.click(await screen.findByRole('button', { name: 'Upload the 2 Files in It' }));
  expect(await screen.findByText(/^We could not open all of it/)).toBeVisible();
  expect(screen.getByText(/a\.txt/).closest('li')).toHaveTextContent('a.txt: damaged');
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['b.txt']));
  expect(done).not.toHaveBeenCalled();
});

test('a zip that cannot be opened is named, and only after it was looked into', async () => {
  open(new File(['PK\u0003\u0004 cut off'], 'broken.zip'));
  expect(screen.getByText(/^Looking into .*broken\.zip/)).toBeVisible();
  expect(await screen.findByText(/broken\.zip.* is kept, but could not be opened here$/)).toBeVisible();
  expect(screen.queryByText(/^Looking into/)).toBeNull();
});

describe('while the files of a zip are uploaded', () => {
  beforeEach(resetScreen);
  afterEach(putBack);

  const otherWindow = new BroadcastChannel('evenhand:evidence');
  afterAll(() => otherWindow.close());
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const end = async (number: number) => {
    const upload = await latest(number);
    await act(async () => upload.end(204));
  };
  const askToDeleteAll = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete All Evidence' }));
    await press('Delete the Evidence');
  };
  const untilDeleted = async () =>
    expect(await screen.findByText('No files yet. What you upload is listed here.')).toBeVisible();
  /** The zip is uploaded and the first file in it is being sent. */
  const begin = async () => {
    const zip = await zipOf({ 'a.txt': 'One', 'b.txt': 'Two', 'c.txt': 'Three' });
    const { calls } = api();
    openPage();
    await choose(zip);
    await end(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload the 3 Files in It' }));
    await latest(2);
    return calls;
  };
  const expectNoMore = async (calls: string[]) => {
    await waitFor(() => expect(asks()).toBe(false));
    expect(Upload.sent).toHaveLength(2);
    expect(calls.filter((call) => call.endsWith('/presign'))).toHaveLength(2);
    expect(screen.queryByRole('list', { name: 'Files in this upload' })).toBeNull();
  };

  test('the rest is not sent when all evidence is deleted', async () => {
    const calls = await begin();
    await askToDeleteAll();
    await untilDeleted();
    await expectNoMore(calls);
  });

  test('the rest is not sent when another window deletes all evidence', async () => {
    const calls = await begin();
    otherWindow.postMessage('all deleted');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files in this upload' })).toBeNull());
    await expectNoMore(calls);
  });

  test('the rest is not sent when the zip is removed', async () => {
    await begin();
    await press('Remove export.zip from this list');
    await end(2);
    await waitFor(() => expect(asks()).toBe(false));
    expect(Upload.sent).toHaveLength(2);
    expect(screen.getByText('a.txt')).toBeVisible();
  });

  test('the upload continues while another page is shown, and is not offered a second time', async () => {
    await begin();
    await press('Back');
    await end(2);
    await latest(3);
    await press('I have my files');
    expect(await screen.findByRole('button', { name: 'Upload the 2 Files in It' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await end(3);
    await end(4);
    expect(await screen.findByText('These files were added to this upload.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Files? in It$/ })).toBeNull();
  });

  test('the browser warns before leaving also during unpacking, and deleted evidence is not sent after it', async () => {
    const calls = await begin();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { blob } = Response.prototype;
    jest.spyOn(Response.prototype, 'blob').mockImplementation(async function (this: Response) {
      await promise;
      return blob.call(this);
    });
    await end(2);
    await waitFor(() => expect(screen.getByText('2 of 2 uploaded')).toBeVisible());
    expect(asks()).toBe(true);
    expect(screen.getByRole('button', { name: 'Choose Files' })).toBeDisabled();
    await askToDeleteAll();
    resolve();
    await untilDeleted();
    await expectNoMore(calls);
  });
});
