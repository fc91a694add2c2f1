import { EVENTS } from '@evenhand/contracts/endpoint';
import { endpoints, type NamedEndpoint } from '@evenhand/contracts/endpoints';
import { serviceOf } from '@evenhand/contracts/routes';
import { cuttable } from './cuttable.js';
import { aGuest, anOwner } from './people.js';
import { startTestService, type TestService, type TestServiceOptions } from './start-test-service.js';

const ID = '0190b5a0-7c00-7000-8000-000000000001';

const paramsOf = ({ path }: NamedEndpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ID]));

const callerOf = ({ audience }: NamedEndpoint, service: TestService) => {
  if (audience === 'public') return service.asAnonymous;
  return service.as(audience === 'guest' ? aGuest() : anOwner());
};

/** An event stream stays open without an answer. */
const hasAnswer = ({ produces }: NamedEndpoint): boolean => produces !== EVENTS;

/**
 * The statuses of each endpoint by its name while Postgres is down: with connections broken, then refused. `bodies`,
 * by endpoint name, get a call past input validation.
 */
export const statusesWithoutDatabase = async (
  options: TestServiceOptions,
  bodies: Record<string, unknown> = {},
): Promise<Record<string, number[]>> => {
  const whole = await startTestService(options);
  const wire = await cuttable(whole.environment.DATABASE_URL ?? '');
  const environment = { ...options.environment, DATABASE_URL: wire.url };
  const service = await startTestService({ ...options, environment, sharing: whole });
  const own = endpoints.filter((each) => serviceOf(each.path) === options.name && hasAnswer(each));
  const statuses: Record<string, number[]> = {};
  for (const lose of [wire.cut, wire.close]) {
    lose();
    for (const each of own) {
      const body = each.method === 'GET' ? undefined : (bodies[each.name] ?? {});
      const { status } = await callerOf(each, service).call(each, { params: paramsOf(each), body });
      statuses[each.name] = [...(statuses[each.name] ?? []), status];
    }
  }
  await service.stop();
  await whole.stop();
  return statuses;
};
