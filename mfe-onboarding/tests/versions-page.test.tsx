import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import { type AgreementVersion, compareVersions, getVersions } from '@evenhand/contracts/agreement/versions';
import { agreementWording } from '@evenhand/wording/agreement';
import { versionsWording as wording } from '@evenhand/wording/versions';
import { screen, within } from '@testing-library/react';
import { agreementIn, hash, moment } from './case-data';
import { createApi, openPage } from './open-page';

const { versions } = agreementWording;

const version = (number: number, approvedBy: AgreementVersion['approvedBy']): AgreementVersion => ({
  version: number,
  hash,
  state: 'in_review',
  createdAt: moment,
  madeBy: 'owner',
  approvedBy,
  round: null,
  reason: null,
});

const compared = { ...compareVersions, path: '/api/agreement/versions/1/2' };

const open = (all: AgreementVersion[]) => {
  const api = createApi()
    .on(getAgreement, () => agreementIn('in_review'))
    .on(getVersions, () => ({ versions: all }))
    .on(compared, () => ({
      from: version(1, ['owner']),
      to: version(2, []),
      unchanged: 29,
      redlines: [
        {
          title: 'Article 10: Child support',
          texts: [
            [
              { kind: 'same' as const, text: 'Alex pays ' },
              { kind: 'removed' as const, text: '$318' },
              { kind: 'added' as const, text: '$323' },
              { kind: 'same' as const, text: ' a month.' },
            ],
          ],
        },
      ],
    }));
  openPage('/agreement/versions');
  return api;
};

test('the versions page marks the removed and the added words, also for a screen reader', async () => {
  open([version(2, []), version(1, [])]);
  const change = within(await screen.findByRole('region', { name: 'Article 10: Child support' }));
  expect(change.getByText('$318').tagName).toBe('DEL');
  expect(change.getByText('$323').tagName).toBe('INS');
  expect(change.getByText(wording.removed)).toBeInTheDocument();
  expect(screen.getByText(wording.unchanged(29))).toBeVisible();
  expect(screen.queryByText(versions.approveAgain(1, 2))).toBeNull();
});

test('the versions page asks for approval again when the owner approved an earlier text', async () => {
  open([version(3, []), version(2, []), version(1, ['owner'])]);
  expect(await screen.findByText(versions.approveAgain(1, 3))).toBeVisible();
  expect(screen.getByLabelText(wording.from)).toHaveValue('1');
  expect(screen.getByLabelText(wording.to)).toHaveValue('3');
});

test('the versions page links to the agreement when there is nothing to compare', async () => {
  open([version(1, [])]);
  expect(await screen.findByText(wording.onlyOne)).toBeVisible();
  expect(screen.getByRole('link', { name: wording.read })).toHaveAttribute('href', '/agreement');
});
