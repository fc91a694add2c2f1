import { z } from 'zod';
import { incompatibility, type Schema, type Schemas } from './schema-compatibility.ts';

const Content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const Operation = z.object({
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
});
type Operation = z.infer<typeof Operation>;

/** The parts of an OpenAPI 3.1 document that a release depends on. */
export const Contract = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});
export type Contract = z.infer<typeof Contract>;

const JSON_TYPE = 'application/json';
const bodyOf = ({ requestBody }: Operation): Schema | undefined => requestBody?.content[JSON_TYPE]?.schema;
const answerOf = ({ responses }: Operation): Schema | undefined =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.[JSON_TYPE]?.schema;

/** `/api/assets/:id` as OpenAPI has it. */
const inBraces = (address: string): string => address.replaceAll(/:(\w+)/g, '{$1}');

export interface Difference {
  /** `POST /api/financial/assets` */
  endpoint: string;
  reason: string;
}

const compare = (mine: Operation, live: Operation, schemas: { mine: Schemas; live: Schemas }): string | undefined => {
  const body = bodyOf(mine);
  const accepted = bodyOf(live);
  if (!body && accepted) return 'needs a body';
  const sent =
    body &&
    accepted &&
    incompatibility({ schema: body, schemas: schemas.mine }, { schema: accepted, schemas: schemas.live });
  if (sent) return `refuses ${sent}`;
  const [expected, answer] = [answerOf(mine), answerOf(live)];
  if (expected && !answer) return 'answers without a body';
  const read =
    expected &&
    answer &&
    incompatibility(
      { schema: answer, schemas: schemas.live },
      { schema: expected, schemas: schemas.mine, skipsUnknown: true },
    );
  return read && `answers ${read}`;
};

/**
 * The calls of a release that an API refuses or answers otherwise.
 * @param calls addresses that occur in the release
 * @param mine the contract that it was built with
 */
export const differencesOf = (calls: readonly string[], mine: Contract, live: Contract): Difference[] =>
  calls.map(inBraces).flatMap((address) =>
    Object.entries(mine.paths[address] ?? {}).flatMap(([method, operation]) => {
      const endpoint = `${method.toUpperCase()} ${address}`;
      const other = live.paths[address]?.[method];
      const schemas = { mine: mine.components.schemas, live: live.components.schemas };
      const reason = other ? compare(operation, other, schemas) : 'does not exist';
      return reason ? [{ endpoint, reason }] : [];
    }),
  );
