import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { must, type Server, startProgram } from './server.ts';

const VERSION = '26.4.7';
const REALM = 'evenhand';
const CALLBACK = 'http://evenhand.localhost/api/login/callback';

const realm = (secret: string, person: string, password: string) => ({
  realm: REALM,
  enabled: true,
  clients: [
    {
      clientId: REALM,
      secret,
      redirectUris: [CALLBACK],
      attributes: { 'pkce.code.challenge.method': 'S256' },
    },
  ],
  users: [
    {
      ...{ username: person, email: person, emailVerified: true, enabled: true, firstName: 'Robin', lastName: 'Maple' },
      credentials: [{ type: 'password', value: password }],
    },
  ],
});

/** Its distribution comes from Maven; in development mode it keeps its data in memory alone. */
export const keycloak: Server = {
  name: 'Keycloak',
  version: VERSION,
  tests: ['svc-auth/tests/another-issuer.test.ts'],
  notShown: 'an account whose address is not verified or changes',
  start: async (folder, programs) => {
    const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
    await must('mvn', ['-q', 'dependency:copy', artifact, `-DoutputDirectory=${programs}`]);
    await must('unzip', ['-q', join(programs, `keycloak-quarkus-dist-${VERSION}.zip`), '-d', folder]);
    const [secret, password] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];
    const person = 'robin@mail.test';
    const home = join(folder, `keycloak-${VERSION}`);
    const imported = join(home, 'data/import');
    await mkdir(imported, { recursive: true });
    await writeFile(join(imported, `${REALM}-realm.json`), JSON.stringify(realm(secret, person, password)));
    const port = await freePort();
    const listens = ['--http-host', '127.0.0.1', '--http-port', String(port)];
    const database = ['--db', 'dev-mem', '--import-realm'];
    const stop = await startProgram({
      name: 'Keycloak',
      command: 'sh',
      args: [join(home, 'bin/kc.sh'), 'start-dev', ...listens, ...database],
      port,
    });
    return {
      settings: {
        OIDC_ISSUER: `http://127.0.0.1:${port}/realms/${REALM}`,
        OIDC_CLIENT_ID: REALM,
        OIDC_CLIENT_SECRET: secret,
        OIDC_PERSON: person,
        OIDC_PASSWORD: password,
      },
      stop,
    };
  },
};
