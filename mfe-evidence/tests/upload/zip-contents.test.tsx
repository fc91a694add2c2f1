import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { DecompressionStream, ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ZipContents } from '../../src/pages/evidence/upload/zip-contents';

const streams = { DecompressionStream, ReadableStream, TransformStream, WritableStream };
Object.assign(globalThis, streams, { Blob: NodeBlob, File: NodeFile });

/** Texts by path; a path that begins with "locked" is locked. */
const zipOf = async (texts: Record<string, string>, password: string): Promise<File> => {
  const { BlobWriter, TextReader, ZipWriter } = await import('@zip.js/zip.js');
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [path, text] of Object.entries(texts))
    await zip.add(path, new TextReader(text), path.startsWith('locked') ? { password } : {});
  return new File([await zip.close()], 'export.zip');
};

const open = (zip: File) => {
  const sent: File[] = [];
  const done = jest.fn();
  const onFile = async (files: File[]) => {
    sent.push(...files);
    return true;
  };
  render(<ZipContents zip={zip} isBusy={false} onFile={onFile} onDone={done} />);
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
