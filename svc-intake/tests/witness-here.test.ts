import { getAccess, openLink, signAsWitness } from '@evenhand/contracts/access/access';
import { partnerWitnessIsHere, witnessIsHere } from '@evenhand/contracts/access/witness-here';
import { Problem } from '@evenhand/contracts/problems';
import { couple, service, withCouple } from './support/with-couple.js';

withCouple();

test('a witness in the room signs by a link shown to the party and a code mailed to the witness', async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const mailed = await couple.witnessToken('owner');
  const { token } = await couple.owner.get(witnessIsHere);
  expect((await service.asAnonymous.call(openLink, { body: { token: mailed } })).status).toBe(410);
  const witness = await couple.guest(await couple.enter(token, couple.witnessEmails.owner));
  expect(await witness.get(getAccess)).toMatchObject({ purpose: 'witness', party: 'owner', agreement: null });
  const { signing } = await witness.get(signAsWitness, { body: couple.witnessSignature('owner', hash) });
  expect(signing?.places[1]).toMatchObject({ role: 'owner-witness', state: 'signed' });
  const events = await service.query(
    "SELECT role FROM signing_events JOIN agreements ON agreements.id = agreement_id WHERE case_id = $1 AND happening = 'witness-here'",
    [couple.who.caseId],
  );
  expect(events).toEqual([{ role: 'owner' }]);
  expect(Problem.parse((await couple.owner.call(witnessIsHere)).body).code).toBe('witness-has-signed');
});

test("a witness's link is refused before their party has signed", async () => {
  await couple.ready();
  expect(Problem.parse((await couple.owner.call(witnessIsHere)).body).code).toBe('party-signs-first');
  const signer = await couple.signer();
  expect(Problem.parse((await signer.call(partnerWitnessIsHere)).body).code).toBe('party-signs-first');
});

test("only the partner can read the link of the partner's witness", async () => {
  const { hash } = await couple.ready();
  await couple.ownerSigns(hash);
  const signer = await couple.signer();
  await couple.partnerSigns(hash, signer);
  const { token } = await signer.get(partnerWitnessIsHere);
  const witness = await couple.guest(await couple.enter(token, couple.witnessEmails.partner));
  expect(await witness.get(getAccess)).toMatchObject({ purpose: 'witness', party: 'partner' });
  expect((await witness.call(partnerWitnessIsHere)).status).toBe(403);
});
