import { readFileSync } from 'node:fs';
import { getAnswering, switchAnswering } from '@evenhand/contracts/evidence/answering';
import { ConfigError, parseConfig } from '@evenhand/service-kit/config/read-config';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { Config } from '../../src/config.js';
import { evidence, withEvidence } from '../with-evidence.js';

withEvidence();

test('the assistant cannot be switched on when no provider is set', async () => {
  const owner = evidence.service.as(anOwner());
  expect(await owner.get(getAnswering)).toEqual({ provider: null, isOn: false });
  expect((await owner.call(switchAnswering, { body: { isOn: true } })).status).toBe(409);
  expect(await owner.get(switchAnswering, { body: { isOn: false } })).toEqual({ provider: null, isOn: false });
});

const settings = (given: Record<string, string>) =>
  parseConfig(Config, { ...evidence.service.environment, AI_MODEL: 'm', ...given });

test.each(['https://api.example.com/v1', 'http://127.0.0.1:11434/v1', 'http://localhost:8000/v1', 'http://models/v1'])(
  'the provider address %s is accepted',
  (AI_BASE_URL) => {
    expect(settings({ AI_BASE_URL }).AI_BASE_URL).toBe(AI_BASE_URL);
  },
);

test('every provider address in docs/assistant.md is accepted', () => {
  const page = readFileSync(new URL('../../../docs/assistant.md', import.meta.url), 'utf8');
  const addresses = [...page.matchAll(/AI_BASE_URL=([^\s`]+)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(2);
  for (const AI_BASE_URL of addresses) expect(settings({ AI_BASE_URL }).AI_BASE_URL).toBe(AI_BASE_URL);
});

test.each(['http://api.example.com/v1', 'http://10.0.0.9/v1', 'http://[2001:db8::1]/v1', 'ftp://x', 'nonsense'])(
  'the provider address %s is refused: neither https nor local',
  (AI_BASE_URL) => {
    expect(() => settings({ AI_BASE_URL })).toThrow(ConfigError);
  },
);

test('a provider is refused when no model is set', () => {
  const { AI_MODEL: _none, ...rest } = evidence.service.environment;
  expect(() => parseConfig(Config, { ...rest, AI_BASE_URL: 'https://api.example.com/v1' })).toThrow(/AI_MODEL/);
});
