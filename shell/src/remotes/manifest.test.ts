import { generateKeyPairSync, sign } from 'node:crypto';
import type { ReleaseManifest } from '@evenhand/contracts/remotes';
import { openManifest } from './manifest';

const keyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, key: publicKey.export({ format: 'jwk' }).x ?? '' };
};
type KeyPair = ReturnType<typeof keyPair>;

const SITE = 'https://evenhand.example';
const NOW = Date.parse('2026-03-01T12:00:00Z');
const ours = keyPair();
const pinned = { keys: [ours.key], site: SITE };

const release = { version: 'a', entry: '/remotes/mfe-x/a/remoteEntry.js', integrity: 'sha384-a', paths: ['/checkout'] };
const manifest = (changes: Partial<ReleaseManifest> = {}): ReleaseManifest => ({
  site: SITE,
  version: 7,
  expires: '2026-03-02T12:00:00.000Z',
  keys: [ours.key],
  contract: 'c',
  parts: { 'mfe-x': { live: release, since: '2026-02-01T12:00:00.000Z' } },
  ...changes,
});

const signed = (content: ReleaseManifest, { key, privateKey }: KeyPair = ours) => {
  const payload = JSON.stringify(content);
  return { payload, signatures: [{ key, signature: sign(null, Buffer.from(payload), privateKey).toString('base64') }] };
};

const open = (given: ReturnType<typeof signed>, pins = pinned) => openManifest(given, pins, NOW);

beforeEach(() => localStorage.clear());

test('the shell opens a manifest that a pinned key signed', async () => {
  expect(await open(signed(manifest()))).toEqual(manifest());
});

test('attacker changes a byte of the manifest, shell refuses it', async () => {
  const { payload, signatures } = signed(manifest());
  const changed = payload.replace('"sha384-a"', '"sha384-b"');
  await expect(open({ payload: changed, signatures })).rejects.toThrow('not signed');
});

test('attacker takes the signature away, shell refuses the manifest', async () => {
  await expect(open({ ...signed(manifest()), signatures: [] })).rejects.toThrow('not signed');
});

test('attacker signs with another key, shell refuses the manifest under either name', async () => {
  const theirs = keyPair();
  await expect(open(signed(manifest(), theirs))).rejects.toThrow('not signed');
  await expect(open(signed(manifest(), { ...theirs, key: ours.key }))).rejects.toThrow('not signed');
});

test('attacker uses the manifest of another site with the same key, shell refuses it', async () => {
  await expect(open(signed(manifest({ site: 'https://staging.example' })))).rejects.toThrow('staging.example');
});

test('attacker replays a manifest from before the last one, shell refuses it', async () => {
  await open(signed(manifest({ version: 8 })));
  await expect(open(signed(manifest({ version: 7 })))).rejects.toThrow('older than version 8');
  expect((await open(signed(manifest({ version: 8 })))).version).toBe(8);
});

test('attacker keeps a manifest back until it expired, shell refuses it', async () => {
  await expect(open(signed(manifest({ expires: '2026-03-01T11:59:59.000Z' })))).rejects.toThrow('expired');
  await expect(open(signed(manifest({ expires: 'never' })))).rejects.toThrow('expired');
});

test('a refused manifest does not raise the mark', async () => {
  await expect(open(signed(manifest({ version: 99, expires: '2026-01-01T00:00:00.000Z' })))).rejects.toThrow('expired');
  await expect(open(signed(manifest({ version: 99 }), keyPair()))).rejects.toThrow('not signed');
  expect((await open(signed(manifest()))).version).toBe(7);
});

test('a page that pins two keys opens a manifest of either, and none of the former key that is older', async () => {
  const next = keyPair();
  const both = { keys: [next.key, ours.key], site: SITE };
  expect((await open(signed(manifest({ version: 9 })), both)).version).toBe(9);
  expect((await open(signed(manifest({ version: 10 }), next), both)).version).toBe(10);
  await expect(open(signed(manifest({ version: 9 })), both)).rejects.toThrow('older than version 10');
});

test('a page that pins no key opens no manifest', async () => {
  await expect(open(signed(manifest()), { keys: [''], site: SITE })).rejects.toThrow('not signed');
});

test('a browser without Ed25519 opens the manifest of its site, and refuses an older one', async () => {
  const unknown = new DOMException('Unrecognized name.', 'NotSupportedError');
  jest.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(unknown);
  const unsigned = (version: number) => ({ ...signed(manifest({ version })), signatures: [] });
  expect((await open(unsigned(8))).version).toBe(8);
  await expect(open(unsigned(7))).rejects.toThrow('older than version 8');
  jest.restoreAllMocks();
});
