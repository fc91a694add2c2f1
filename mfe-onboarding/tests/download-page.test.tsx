import { openDownload, sendDownloadCode } from '@evenhand/contracts/verification/verification';
import { downloadWording as wording } from '@evenhand/wording/verification';
import { screen, waitFor } from '@testing-library/react';
import { codeSent, token } from './case-data';
import { createApi, openPage, press, problem, write } from './open-page';

test('the download page mails a code and saves the file when the code is right', async () => {
  const saved: unknown[] = [];
  URL.createObjectURL = (file) => `#${saved.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  const api = createApi()
    .on(sendDownloadCode, () => codeSent)
    .on(openDownload, () => problem('invalid-input', { detail: 'This code is not right.' }));
  openPage('/download', token);
  await press(wording.sendCode);
  expect(await screen.findByText(wording.codeSent(codeSent.sentTo, codeSent.minutes))).toBeVisible();
  expect(screen.getByRole('button', { name: wording.download })).toBeDisabled();
  await write(wording.code, '123456');
  await press(wording.download);
  expect(await screen.findByText('This code is not right.')).toBeVisible();
  api.on(openDownload, () => new Response('%PDF'));
  await press(wording.download);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(api.bodiesOf(openDownload)[1]).toEqual({ token, code: '123456' });
});

test('the download page reports that the link is gone when there is no token or it was used', async () => {
  createApi().on(sendDownloadCode, () => problem('link-gone'));
  openPage('/download', token);
  await press(wording.sendCode);
  expect(await screen.findByText(wording.gone)).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.sendCode })).toBeNull();
});
