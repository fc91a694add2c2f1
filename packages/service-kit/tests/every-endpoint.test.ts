import { endpoints, type NamedEndpoint } from '@evenhand/contracts/endpoints';
import { Controller, Module, RequestMapping, RequestMethod } from '@nestjs/common';
import { DatabaseModule } from '../src/database/database.module.js';
import { noteEndpoint } from '../src/endpoints/endpoint-of.js';
import { forFile } from '../src/testing/for-file.js';
import { aGuest, anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';

/** Open to anyone. All others need a session or a scoped access. */
const forAnyone = [
  ...[
    'goToSignIn',
    'returnFromIssuer',
    'signOut',
    'sendMagicLink',
    'getAnnouncedRecovery',
    'verifyMagicLink',
    'beginPasskeySignIn',
    'signInByPasskey',
    'logIn',
    'register',
  ],
  ...['resetPassword', 'sendResetLink', 'disownSignIn', 'confirmSubscription', 'openUnsubscribePage', 'subscribe'],
  ...['unsubscribe', 'unsubscribeByOneClick', 'askSupport', 'recordEvents', 'setAnalyticsConsent', 'enterCode'],
  ...['notMe', 'openLink', 'renewLink', 'openDownload', 'sendDownloadCode', 'verifyFile', 'enterDisclosure'],
  ...['openDisclosure', 'readDisclosureForm', 'addToHalf', 'deleteFromHalf', 'editInHalf', 'freezeHalf'],
  ...[
    'halfItemHistory',
    'readHalf',
    'restoreInHalf',
    'revokeHalf',
    'calculateChildSupport',
    'listPlans',
    'getStampAuthorities',
    'getReceiptKeys',
    'readDeletion',
    ...['askOwnData', 'openOwnData', 'enterOwnData', 'readOwnData', 'deleteOwnData'],
  ],
  ...['calculateCommonLawProperty', 'calculateEqualization', 'calculateIncomeTax', 'calculateParentingTime'],
  ...['calculateRetroactiveSupport', 'calculateSpecialExpenses', 'calculateSpousalSupport', 'receiveWebhook'],
];
/** Open to a partner, a lawyer or a witness with a scoped access. */
const forGuests = [
  ...['approveAsPartner', 'declineAsPartner', 'disownDisclosure', 'getAccess', 'getAccessPdf', 'leaveAccess'],
  ...[
    'listEndedForPartner',
    'namePartnerLawyer',
    'namePartnerWitness',
    'sendDisclosureCode',
    'sendPartnerSigningCode',
    'shortenWaitingAsPartner',
  ],
  ...['signAsLawyer', 'signAsPartner', 'signAsWitness', 'partnerWitnessIsHere'],
  ...['acceptAsPartner', 'getPartnersProposals', 'priceAsPartner', 'proposeAsPartner', 'refuseAsPartner'],
  ...['getPartnersComments', 'commentAsPartner', 'readCommentsAsPartner', 'readWordAsPartner', 'deleteNoteAsPartner'],
  ...['getPartnersVersions', 'compareAsPartner'],
  ...['findEqualMovesAsPartner', 'withdrawAsPartner', 'getPartnersNegotiation', 'setPartnersNegotiation'],
];

class EveryEndpoint {}
for (const endpoint of endpoints) {
  const value = () => {};
  noteEndpoint(value, endpoint);
  const route = { path: endpoint.path, method: RequestMethod[endpoint.method] };
  RequestMapping(route)(EveryEndpoint.prototype, endpoint.name, { value });
  Object.defineProperty(EveryEndpoint.prototype, endpoint.name, { value });
}
Controller()(EveryEndpoint);
class EveryModule {}
Module({
  imports: [DatabaseModule.for({ schema: 'auth', entities: [], migrations: [] })],
  controllers: [EveryEndpoint],
})(EveryModule);

let service: TestService;
forFile(
  () => startTestService({ name: 'svc-auth', module: EveryModule }),
  (started) => (service = started),
);

const namesFor = (audience: NamedEndpoint['audience']) =>
  endpoints.filter((each) => each.audience === audience).map(({ name }) => name);

test('no other endpoint is open to anyone or to guests', () => {
  expect(namesFor('public').sort()).toEqual(forAnyone.toSorted());
  expect(namesFor('guest').sort()).toEqual(forGuests.toSorted());
});

/** Open to an owner before the second factor. */
const needingOne = [
  ...['askRecovery', 'beginPasskeyProof', 'finishRecovery', 'getCurrentUser', 'getProofWays', 'proveByPasskey'],
  'proveSecondFactor',
];
/** Ask for a proof of the second factor within ten minutes. */
const needsFreshProof = [
  ...[
    'addPasskey',
    'askAddressChange',
    'askDeletion',
    'beginApp',
    'beginArchive',
    'beginPasskey',
    'changePassword',
    'confirmApp',
  ],
  ...[
    'deleteAllEvidence',
    'deleteNow',
    'downloadActivity',
    'makeRecoveryCodes',
    'refundPlan',
    'removeApp',
    'removePasskey',
    'removePassword',
  ],
  'signAgreement',
];

const closed = endpoints.filter(({ name }) => !forAnyone.includes(name));

test.each(closed)('$name refuses a caller without a session, and one of the other role', async (endpoint) => {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']));
  const { status, body } = await service.asAnonymous.call(endpoint, { params });
  expect({ status, body }).toMatchObject({ status: 401, body: { code: 'sign-in-needed' } });
  const other = forGuests.includes(endpoint.name) ? anOwner() : aGuest();
  const refused = await service.as(other).call(endpoint, { params });
  expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
});

const forOwners = closed.filter(({ name }) => !forGuests.includes(name));
const paramsOf = ({ path }: NamedEndpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']));

test('attacker has mailbox, password and a trusted browser: product opens no endpoint before the second factor', async () => {
  const due = service.as(anOwner({ secondFactor: 'due' }));
  const open: string[] = [];
  for (const endpoint of forOwners) {
    const { status, body } = await due.call(endpoint, { params: paramsOf(endpoint) });
    const isRefused = endpoint.forOperators
      ? status === 404
      : status === 403 && JSON.stringify(body).includes('second-factor-needed');
    if (!isRefused) open.push(endpoint.name);
  }
  expect(open.sort()).toEqual(needingOne);
});

test('signing, deletion, refunds and changes of a way to sign in need a proof within ten minutes', async () => {
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
  const stale = service.as(anOwner({ secondFactor: 'proven', factorProvenAt: elevenMinutesAgo }));
  const fresh = service.as(anOwner({ secondFactor: 'proven', factorProvenAt: new Date().toISOString() }));
  const refused: string[] = [];
  for (const endpoint of forOwners) {
    const { status } = await stale.call(endpoint, { params: paramsOf(endpoint) });
    if (status === 403) refused.push(endpoint.name);
    expect((await fresh.call(endpoint, { params: paramsOf(endpoint) })).status).not.toBe(403);
  }
  expect(refused.sort()).toEqual(needsFreshProof);
});

test('attacker is signed in with a fresh proof and no operator: each endpoint for operators answers 404', async () => {
  const now = new Date().toISOString();
  const stranger = service.as(anOwner({ secondFactor: 'proven', factorProvenAt: now }));
  const operator = service.as(anOwner({ operator: true, secondFactor: 'proven', factorProvenAt: now }));
  const own = forOwners.filter(({ path }) => path.startsWith('/api/operators/'));
  expect(own).toHaveLength(11);
  for (const endpoint of own) {
    const { status, body } = await stranger.call(endpoint);
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await operator.call(endpoint)).status).not.toBe(404);
  }
});
