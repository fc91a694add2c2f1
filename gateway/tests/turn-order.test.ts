import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { watchEvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { Call } from '../src/calls/call.js';
import { Turns } from '../src/limits/turns.js';
import { callBy, config } from './calls.js';
import { anOwner } from './people.js';

const one = anOwner();
const ASSETS = '/api/financial/assets';
let turns: Turns;
let begun: string[];
beforeEach(() => {
  turns = new Turns(config);
  begun = [];
});

/** Waits for a turn; returns the end of its answer. */
const take = (name: string, call: Call = callBy(one, ASSETS)) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.assignSocket(new Socket());
  void turns.take(call, response).then((may) => begun.push(may ? name : `${name} left`));
  return async () => {
    response.destroy();
    await once(response, 'close');
    await setImmediate();
  };
};

test('a call waits until one of two before it has ended, in the order of arrival', async () => {
  const ends = ['a', 'b', 'c', 'd'].map((name) => take(name));
  await setImmediate();
  expect(begun).toEqual(['a', 'b']);
  await ends[1]?.();
  expect(begun).toEqual(['a', 'b', 'c']);
  await ends[2]?.();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('a call whose client leaves while it waits takes no turn', async () => {
  const [end, , leave] = ['a', 'b', 'c', 'd'].map((name) => take(name));
  await leave?.();
  expect(begun).toEqual(['a', 'b', 'c left']);
  await end?.();
  expect(begun).toEqual(['a', 'b', 'c left', 'd']);
});

test('a line has two turns again when all of its calls have ended', async () => {
  const ends = ['a', 'b'].map((name) => take(name));
  for (const end of ends) await end();
  for (const name of ['c', 'd', 'e']) take(name);
  await setImmediate();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('a client that left before takes no turn', async () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.destroy();
  expect(await turns.take(callBy(one, ASSETS), response)).toBe(false);
});

test.each<[string, number, () => Call]>([
  ['calls of a person', 2, () => callBy(one, ASSETS)],
  ['files for a person', 2, () => callBy(one, '/api/agreement/pdf')],
  ['calls of nobody', 3, () => callBy(null, '/api/plans')],
  ['files brought by a person', 3, () => callBy(one, '/api/verify', 'POST')],
  ['streams of a person', 3, () => callBy(one, watchEvidenceStatus.path)],
])('of three %s at one service %d begin at once', async (_, count, make) => {
  for (const name of ['a', 'b', 'c']) take(name, make());
  await setImmediate();
  expect(begun).toHaveLength(count);
});

test('calls of another person, at another service or for a file do not wait in the same line', async () => {
  for (const path of ['/api/agreement', '/api/dashboard', '/api/intake']) take(path, callBy(one, path));
  take('other person', callBy(anOwner(), '/api/agreement'));
  take('other service', callBy(one, ASSETS));
  take('file', callBy(one, '/api/agreement/pdf'));
  await setImmediate();
  expect(begun).toEqual(['/api/agreement', '/api/dashboard', 'other person', 'other service', 'file']);
});
