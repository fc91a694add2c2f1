import { generateKeyPairSync } from 'node:crypto';
import { type Identity, serviceNames } from '@evenhand/contracts/identity';
import { parseConfig } from '@evenhand/service-kit/config/read-config';
import { type Call, Place } from '../src/calls/call.js';
import { targetOf } from '../src/calls/target.js';
import { Config } from '../src/config.js';

/** Few places, for tests without a gateway. */
export const config = parseConfig(Config, {
  SERVICE_PORT: '0',
  PUBLIC_URL: 'https://evenhand.example',
  REDIS_URL: 'redis://127.0.0.1',
  SERVICES: JSON.stringify(Object.fromEntries(serviceNames.map((name) => [name, 'http://127.0.0.1:1']))),
  IDENTITY_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  OPEN_CALLS_OF_PERSON: '2',
  OPEN_CALLS_OF_ADDRESS: '3',
  OPEN_STREAMS_OF_PERSON: '1',
  OPEN_CALLS_OF_PERSON_TO_SERVICE: '2',
});

export const callBy = (identity: Identity | null, path: string, method = 'GET'): Call => ({
  target: targetOf(method, path),
  address: '192.0.2.1',
  identity,
  place: new Place(),
});
