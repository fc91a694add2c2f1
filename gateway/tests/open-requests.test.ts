import { watchEvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { Identity } from '@evenhand/contracts/identity';
import type { Call } from '../src/calls/call.js';
import { networkOf } from '../src/limits/network.js';
import { OpenRequests } from '../src/limits/open-requests.js';
import { personOf } from '../src/limits/person-of.js';
import { callBy, config } from './calls.js';
import { anOwner, aPartner } from './people.js';

const one = anOwner();
const call = (identity: Identity | null = null, path = '/api/plans') => callBy(identity, path);
const upload = () => callBy(null, '/api/verify', 'POST');
const tooMany = expect.objectContaining({ code: 'too-many-requests', retryAfterSeconds: 2 });

test.each([
  ['a person', 2, () => call(one)],
  ['an address', 3, () => call()],
  ['an upload of an address', 1, upload],
  ['a stream of a person', 1, () => call(one, watchEvidenceStatus.path)],
])('%s has %d open requests at most, and another after one has ended', (_, most, make) => {
  const requests = new OpenRequests(config);
  const ends = Array.from({ length: most }, () => requests.take(make()));
  expect(requests.count()).toBe(most);
  expect(() => requests.take(make())).toThrow(tooMany);
  ends[0]?.();
  ends[0]?.();
  expect(requests.count()).toBe(most - 1);
  requests.take(make());
  expect(() => requests.take(make())).toThrow(tooMany);
});

test('persons, addresses, uploads and streams do not use up the places of each other', () => {
  const requests = new OpenRequests(config);
  const take = (...made: Call[]) => made.map((each) => requests.take(each));
  take(call(one), call(one), call(one, watchEvidenceStatus.path));
  take(call(anOwner()), call(anOwner()));
  take(call(), call(), call(), upload());
  take({ ...call(), address: '192.0.2.2' });
  expect(requests.count()).toBe(10);
});

test('the request that waits longest for its body gives way, one that was received does not', () => {
  const requests = new OpenRequests(config);
  const [received, first, second] = [call(), call(), call()];
  const ended: string[] = [];
  for (const each of [received, first, second]) requests.take(each);
  first.place.givesWay = true;
  second.place.givesWay = true;
  first.place.whenTakenAway(({ code }) => ended.push(code));
  requests.take(call());
  expect([ended, first.place.givesWay, second.place.givesWay]).toEqual([['request-too-slow'], false, true]);
  expect(requests.count()).toBe(3);
});

test('the end of a request that gave way leaves the places of later ones', () => {
  const requests = new OpenRequests(config);
  const slow = upload();
  const end = requests.take(slow);
  slow.place.givesWay = true;
  const endNext = requests.take(upload());
  end();
  expect(() => requests.take(upload())).toThrow(tooMany);
  endNext();
  end();
  expect(requests.count()).toBe(0);
  requests.take(upload());
  endNext();
  expect(requests.count()).toBe(1);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:198.51.100.10', '198.51.100.10'],
  ['1::ffff:192.0.2.1', '1:0:0:0::/64'],
  ['::ffff:192.0.2.1x', '::ffff:192.0.2.1x'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a person is known by the person, a guest by the access', () => {
  const guest = aPartner();
  expect([personOf(one), personOf(guest)]).toEqual([one.personId, guest.accessId]);
});
