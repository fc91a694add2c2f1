import { LARGEST_PDF_IN_BYTES } from '@evenhand/contracts/limits';
import { type Verification, verifyFile } from '@evenhand/contracts/verification/verification';
import { verificationWording as wording } from '@evenhand/wording/verification';
import { fireEvent, screen } from '@testing-library/react';
import { hash, moment } from './case-data';
import { createApi, openPage, problem } from './open-page';

const sealed: Verification = { verdict: 'sealed', sealedAt: moment, sealedBy: 'Evenhand', sha256: hash, changes: [] };
const choose = async (size = 4) => {
  openPage('/verify');
  const file = new File([new Uint8Array(size)], 'agreement.pdf', { type: 'application/pdf' });
  fireEvent.change(await screen.findByLabelText(wording.choose), { target: { files: [file] } });
  return file;
};

test('the verification page confirms an unchanged file with the seal and the fingerprint', async () => {
  const api = createApi().on(verifyFile, () => Response.json(sealed));
  const file = await choose();
  expect(await screen.findByText(wording.verdicts.sealed.title)).toBeVisible();
  expect(screen.getByText(wording.sealedBy('Evenhand'))).toBeVisible();
  expect(screen.getByText(`${wording.fingerprint}: ${hash}`)).toBeVisible();
  expect(api.bodiesOf(verifyFile)).toEqual([file]);
});

test('the verification page names each difference when the file was changed', async () => {
  const changes = [
    { kind: 'page-text' as const, page: 3 },
    ...[4, 5].map((page) => ({ kind: 'pages-added' as const, page })),
    { kind: 'pages-removed' as const, page: 9 },
  ];
  createApi().on(verifyFile, () => Response.json({ ...sealed, verdict: 'changed', changes }));
  await choose();
  expect(await screen.findByText(wording.verdicts.changed.title)).toBeVisible();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'The text of page 3 was changed.',
    'Page 4 was added.',
    'Page 5 was added.',
    'Page 9 of the sealed file is missing.',
  ]);
  expect(screen.getByLabelText(wording.again)).toBeInTheDocument();
});

test('the verification page claims neither a seal nor none when no original is kept', async () => {
  const none = { ...sealed, verdict: 'not-ours' as const, sealedAt: null, sealedBy: null };
  createApi().on(verifyFile, () => Response.json(none));
  await choose();
  expect(await screen.findByText(/was not sealed here, or the agreement was deleted since/)).toBeVisible();
});

test.each([
  [wording.failed, 4],
  [wording.tooLarge, LARGEST_PDF_IN_BYTES + 1],
])('the verification page reports "%s" when a file of %d bytes cannot be checked', async (sentence, size) => {
  createApi().on(verifyFile, () => problem('unexpected'));
  await choose(size);
  expect(await screen.findByText(sentence)).toBeVisible();
});
