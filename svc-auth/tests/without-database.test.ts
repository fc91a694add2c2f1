import { statusesWithoutDatabase } from '@evenhand/service-kit/testing/without-database';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';

test('no endpoint of svc-auth answers 500 when Postgres is unavailable', async () => {
  const [email, password] = ['alex@example.test', 'Correct-horse-7'];
  const bodies = {
    register: { email, password, firstName: 'Alex', lastName: 'Sample' },
    logIn: { email, password },
    sendMagicLink: { email },
    subscribe: { email },
  };
  const options = { name: 'svc-auth', module: AppModule, config: Config } as const;
  const statuses = await statusesWithoutDatabase(options, bodies);
  expect(statuses).toMatchObject({ getCurrentUser: [503, 503], register: [503, 503], logIn: [503, 503] });
  expect(Object.values(statuses).flat()).not.toContain(500);
});
