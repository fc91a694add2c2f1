import { CurrentUser } from '@evenhand/contracts/auth/user';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { type Auth, startAuth } from './support/auth.js';

let auth: Auth;
forFile(startAuth, (started) => (auth = started));

const PATH = '/api/auth/user';

test('a person changes the name of the account, and every session has the new one', async () => {
  const email = auth.newAddress();
  const browser = await auth.signInByLink(email);
  const other = await auth.signInByLink(email);
  const changed = await browser.patch(PATH, { firstName: 'Zoé', lastName: 'St. John' });
  expect({ status: changed.status, user: CurrentUser.parse(changed.body) }).toMatchObject({
    status: 200,
    user: { firstName: 'Zoé', lastName: 'St. John' },
  });
  expect(CurrentUser.parse((await other.get(PATH)).body)).toMatchObject({ firstName: 'Zoé', lastName: 'St. John' });
});

test('a name that a mail reader would make a link is refused at its field', async () => {
  const browser = await auth.signInByLink(auth.newAddress());
  const refused = await browser.patch(PATH, { firstName: 'Win at www.example.test', lastName: 'Sample' });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/firstName' }] } });
  expect((await auth.newBrowser().patch(PATH, { firstName: 'Zoé', lastName: 'Sample' })).status).toBe(401);
});
