import { getAccess } from '@evenhand/contracts/access/access';
import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import {
  type Comments,
  commentAsPartner,
  getComments,
  getPartnersComments,
  LONGEST_COMMENT,
  readComments,
  writeComment,
} from '@evenhand/contracts/agreement/comments';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { agreementWording } from '@evenhand/wording/agreement';
import { commentsWording as wording } from '@evenhand/wording/comments';
import { screen, waitFor } from '@testing-library/react';
import { agreementIn, id, intake, moment, reviewOf } from './case-data';
import { createApi, openPage, press, problem, write } from './open-page';

const both = (party: Comments['party'], isNew = true, isOpen = true): Comments => ({
  party,
  isOpen,
  upTo: 1,
  threads: [
    {
      clauseId: 'background',
      waitsFor: 'owner',
      comments: [{ id, author: 'partner', audience: 'both', text: 'Is this the right day?', writtenAt: moment, isNew }],
    },
  ],
});
const none = (party: Comments['party'], isOpen = true): Comments => ({ party, isOpen, upTo: 0, threads: [] });

const owners = (comments: Comments) => {
  const api = createApi()
    .on(getAgreement, () => agreementIn('in_review'))
    .on(getIntake, () => intake)
    .on(getComments, () => comments)
    .on(readComments, () => both('owner', false))
    .on(writeComment, () => none('owner'));
  openPage('/agreement');
  return api;
};
const partners = async (comments: Comments) => {
  const api = createApi()
    .on(getAccess, () => reviewOf())
    .on(getPartnersComments, () => comments);
  openPage('/review-access');
  await press(agreementWording.reader.openAll(1));
  return api;
};

test('a comment of the other is counted as new, opened, and stays marked while it is read', async () => {
  const api = owners(both('owner'));
  await press(wording.count(1, 1));
  expect(screen.getByText('Is this the right day?')).toBeVisible();
  await waitFor(() => expect(api.bodiesOf(readComments)).toEqual([{ clauseId: 'background', upTo: 1 }]));
  expect(await screen.findByRole('button', { name: wording.count(1, 0) })).toBeVisible();
  expect(screen.getByText(wording.new)).toBeVisible();
  expect(screen.getByText(wording.waitsForYou)).toBeVisible();
});

test('a note is private unless its author chooses otherwise', async () => {
  const api = owners(none('owner'));
  await press(wording.write);
  await write(wording.text, 'My lowest is 1,300.');
  await press(wording.keep);
  await waitFor(() => expect(api.bodiesOf(writeComment)).toMatchObject([{ audience: 'self' }]));
  expect(screen.getByLabelText(wording.text)).toHaveValue('');
});

test('a comment that is too long, or written as the link is withdrawn, keeps its words and gives the reason', async () => {
  const api = await partners(none('partner'));
  await press(wording.write);
  await write(wording.text, 'a'.repeat(100_000));
  await press(wording.keep);
  expect(screen.getByText(wording.tooLong('5,000'))).toBeVisible();
  expect(screen.getByLabelText(wording.text)).toHaveValue('a'.repeat(100_000));
  expect(api.bodiesOf(commentAsPartner)).toEqual([]);
  await write(wording.text, 'a'.repeat(LONGEST_COMMENT));
  api.on(commentAsPartner, () => problem('link-gone', { detail: 'This access has ended.' }));
  await press(wording.keep);
  expect(await screen.findByText('This access has ended.')).toBeVisible();
  expect(sessionStorage.getItem('evenhand.draft.comment.background')).toContain('aaa');
});

test('a note for oneself is possible while nothing can be asked', async () => {
  const api = await partners(none('partner', false));
  await press(wording.write);
  expect(screen.getByText(wording.closed)).toBeVisible();
  await write(wording.text, 'Ask my lawyer.');
  await press(wording.keep);
  await waitFor(() => expect(api.bodiesOf(commentAsPartner)).toMatchObject([{ audience: 'self' }]));
});
