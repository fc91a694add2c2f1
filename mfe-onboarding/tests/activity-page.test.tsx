import { type ListedActivity, listActivity } from '@evenhand/contracts/activity/activity';
import { activityLogWording as wording } from '@evenhand/wording/activity-log';
import { fireEvent, screen, within } from '@testing-library/react';
import { createApi, openPage, press } from './open-page';

const entry = (
  number: number,
  kind: ListedActivity['kind'],
  detail: ListedActivity['detail'] = {},
): ListedActivity => ({
  number,
  kind,
  detail,
  at: '2026-11-23T19:16:00.000Z',
});

const at = (query: string) => ({ ...listActivity, path: `${listActivity.path}${query}` });

test('the activity page shows each entry as a sentence with its time, and earlier ones on request', async () => {
  createApi()
    .on(listActivity, () => ({ entries: [entry(2, 'partner-viewed')], next: 2 }))
    .on(at('?before=2'), () => ({
      entries: [entry(1, 'signed-in', { way: 'link', device: 'Safari on iPhone' })],
      next: null,
    }));
  openPage('/account/activity');
  const list = await screen.findByRole('list', { name: wording.list });
  expect(within(list).getByText('The agreement was opened by your partner')).toBeVisible();
  expect(within(list).getByText('23 November 2026, 2:16 p.m.')).toBeVisible();
  await press(wording.earlier);
  expect(await within(list).findByText('You signed in with a link by e-mail from Safari on iPhone')).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.earlier })).toBeNull();
  expect(document.activeElement).toHaveTextContent(/^You signed in with a link by e-mail/);
});

test('the activity page explains an empty group, and keeps the filter when the list fails', async () => {
  createApi()
    .on(listActivity, () => ({ entries: [entry(1, 'account-opened')], next: null }))
    .on(at('?group=deletions'), () => ({ entries: [], next: null }));
  openPage('/account/activity');
  const filter = await screen.findByLabelText(wording.show);
  fireEvent.change(filter, { target: { value: 'deletions' } });
  expect(await screen.findByText(wording.none)).toBeVisible();
  fireEvent.change(filter, { target: { value: 'partner' } });
  expect(await screen.findByRole('button', { name: wording.tryAgain })).toBeVisible();
  expect(filter).toHaveValue('partner');
});
