import { z } from 'zod';
import type { Schema } from './scalars.ts';
import { incompatibility, type Schemas } from './schema-compatibility.ts';

const Content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const Needs = z.object({
  plan: z.enum(['complete', 'premium']).optional(),
  secondFactor: z.literal(true).optional(),
  provenWithinMinutes: z.number().optional(),
  operators: z.literal(true).optional(),
});

const Operation = z.object({
  /** Each is one way to be let in; none: anyone is. Earlier releases kept none. */
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  /** Earlier releases kept none. */
  'x-needs': Needs.optional(),
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

/** Schemas by media type. */
type Content = Record<string, Schema>;

const contentOf = (of: { content?: z.infer<typeof Content> | undefined } | undefined): Content | undefined =>
  of?.content && Object.fromEntries(Object.entries(of.content).map(([type, { schema }]) => [type, schema]));
const bodyOf = ({ requestBody }: Operation): Content | undefined => contentOf(requestBody);
const answerOf = ({ responses }: Operation): Content | undefined =>
  contentOf(Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]);

/** `/api/assets/:id` and `/api/assets/{assetId}` are the same address. */
const withoutNames = (address: string): string => address.replaceAll(/:\w+|\{\w+\}/g, '{}');

export interface Difference {
  /** `POST /api/financial/assets` */
  endpoint: string;
  reason: string;
}

/** A media type that a writer uses and a reader does not expect. */
const otherType = (written: Content, known: Content): string | undefined =>
  Object.keys(written).find((type) => !known[type]);

const compareAccess = ({ security: mine }: Operation, { security: live }: Operation): string | undefined => {
  if (!mine || !live || live.length === 0) return undefined;
  const ways = live.map((way) => Object.keys(way).join());
  const isLetIn = mine.length > 0 && mine.every((way) => ways.includes(Object.keys(way).join()));
  return isLetIn ? undefined : `asks for ${ways.join(' or ')}`;
};

const PLANS = [undefined, 'complete', 'premium'];

/** What a live endpoint needs that a page was not built for. */
const compareNeeds = ({ 'x-needs': mine }: Operation, { 'x-needs': live }: Operation): string | undefined => {
  if (!mine || !live) return undefined;
  const { provenWithinMinutes: minutes = Number.POSITIVE_INFINITY } = live;
  if (live.operators && !mine.operators) return 'is open to operators alone';
  if (PLANS.indexOf(live.plan) > PLANS.indexOf(mine.plan)) return `needs the ${live.plan} plan`;
  if (live.secondFactor && !mine.secondFactor) return 'needs a second factor';
  if (minutes < (mine.provenWithinMinutes ?? Number.POSITIVE_INFINITY))
    return `needs a proof of the last ${minutes} minutes`;
  return undefined;
};

const compare = (mine: Operation, live: Operation, schemas: { mine: Schemas; live: Schemas }): string | undefined => {
  const access = compareAccess(mine, live) ?? compareNeeds(mine, live);
  if (access) return access;
  const [body, accepted] = [bodyOf(mine), bodyOf(live)];
  if (!body && accepted) return 'needs a body';
  const sentAs = body && accepted && otherType(body, accepted);
  if (sentAs) return `refuses ${sentAs}`;
  const [sent, taken] = [body?.[JSON_TYPE], accepted?.[JSON_TYPE]];
  const refused =
    sent && taken && incompatibility({ schema: sent, schemas: schemas.mine }, { schema: taken, schemas: schemas.live });
  if (refused) return `refuses ${refused}`;
  const [expected, answer] = [answerOf(mine), answerOf(live)];
  if (expected && !answer) return 'answers without a body';
  const answeredAs = expected && answer && otherType(answer, expected);
  if (answeredAs) return `answers ${answeredAs}`;
  const [read, written] = [expected?.[JSON_TYPE], answer?.[JSON_TYPE]];
  const unread =
    read &&
    written &&
    incompatibility(
      { schema: written, schemas: schemas.live },
      { schema: read, schemas: schemas.mine, skipsUnknown: true },
    );
  return unread && `answers ${unread}`;
};

const DOES_NOT_EXIST = 'does not exist';

/** Pages have the beginnings of addresses too, as keys of what they keep. */
const isAtOrBelow = (address: string, { paths }: Contract): boolean =>
  Object.keys(paths).some((path) => `${withoutNames(path)}/`.startsWith(`${withoutNames(address)}/`));

/**
 * The calls of a release that an API refuses or answers otherwise.
 * @param calls addresses that occur in the release
 * @param mine the contract that it was built with
 */
export const differencesOf = (calls: readonly string[], mine: Contract, live: Contract): Difference[] => {
  const byAddress = ({ paths }: Contract) =>
    new Map(Object.entries(paths).map(([path, methods]) => [withoutNames(path), { path, methods }]));
  const [ours, theirs] = [byAddress(mine), byAddress(live)];
  const schemas = { mine: mine.components.schemas, live: live.components.schemas };
  return calls.flatMap((address) => {
    const called = ours.get(withoutNames(address));
    if (!called)
      return [mine, live].some((one) => isAtOrBelow(address, one))
        ? []
        : [{ endpoint: address, reason: DOES_NOT_EXIST }];
    return Object.entries(called.methods).flatMap(([method, operation]) => {
      const other = theirs.get(withoutNames(address))?.methods[method];
      const reason = other ? compare(operation, other, schemas) : DOES_NOT_EXIST;
      return reason ? [{ endpoint: `${method.toUpperCase()} ${called.path}`, reason }] : [];
    });
  });
};
