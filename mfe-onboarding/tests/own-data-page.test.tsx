import {
  askOwnData,
  deleteOwnData,
  enterOwnData,
  openOwnData,
  readOwnData,
  type ShownOwnPlace,
} from '@evenhand/contracts/access/own-data';
import { readDeletion } from '@evenhand/contracts/auth/deletion';
import { accessWording } from '@evenhand/wording/access';
import { ownDataWording as wording } from '@evenhand/wording/own-data';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeSent, id, moment, token } from './case-data';
import { createApi, openPage, press, write } from './open-page';

const place: ShownOwnPlace = {
  caseId: id,
  roles: ['partner'],
  state: 'open',
  parties: { owner: 'Alex Example', partner: 'Sam Sample' },
  hasSealedFile: false,
  invitations: [],
  links: [],
  visits: [],
  named: [],
  signatures: [],
  acts: [],
  comments: [],
  proposals: [],
  disclosures: [],
};

const enter = async () => {
  const api = createApi()
    .on(openOwnData, () => codeSent)
    .on(enterOwnData, () => ({ access: 'a'.repeat(43) }))
    .on(readOwnData, () => ({ email: 'sam@example.test', readAt: moment, places: [place] }));
  openPage('/your-data', token);
  await write(accessWording.code, '123456');
  await press(accessWording.continue);
  return api;
};

test('the focus moves to the notice when a link to own data was asked for', async () => {
  createApi().on(askOwnData, () => null);
  openPage('/your-data');
  await userEvent.type(await screen.findByLabelText(wording.ask.email), 'sam@example.test');
  await press(wording.ask.send);
  const sent = await screen.findByText(wording.ask.sentText('sam@example.test'));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(sent);
});

test('the focus moves to what is kept when the code was entered', async () => {
  await enter();
  const kept = await screen.findByRole('heading', { name: wording.place.ofBoth('Alex Example', 'Sam Sample') });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(kept);
});

test('the page claims no outcome when the answer to the deletion never arrived', async () => {
  const api = await enter();
  api.on(deleteOwnData, () => {
    throw new TypeError('Failed to fetch');
  });
  await userEvent.click(await screen.findByLabelText(wording.delete.understood));
  await press(wording.delete.act);
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot tell whether it was deleted.');
  const [sent] = api.bodiesOf(deleteOwnData);
  expect(sent).toEqual(expect.objectContaining(api.bodiesOf(readDeletion)[0]));
});
