import { openApi } from '../../../gateway/src/docs/open-api.js';
import { checkRelease, type Live } from '../releases/check/check-release.ts';
import { Contract } from '../releases/check/contract.ts';
import type { Statement } from '../releases/statement.ts';
import { buildFinance, buildShell, describe as describeBuild } from './released-builds.ts';

type Json = Record<string, unknown>;

const asset = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    kind: { enum: ['home', 'car'] },
    value: { type: 'number' },
    owners: { type: 'array', items: { type: 'string' }, maxItems: 2 },
  },
  required: ['id', 'kind', 'value'],
  additionalProperties: false,
};
const newAsset = {
  type: 'object',
  properties: { kind: { enum: ['home', 'car'] }, value: { type: 'integer' }, note: { type: 'string', maxLength: 200 } },
  required: ['kind', 'value'],
  additionalProperties: false,
};

const content = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } });
const PATH = '/api/financial/assets';

interface Planted {
  sent?: Json;
  /** Media type of the body. */
  sentAs?: string;
  answered?: Json;
  answeredAs?: string;
  /** The way to be let in; null: anyone is. */
  access?: string | null;
  /** A plan, a second factor: beyond the way to be let in. */
  needs?: Json;
  path?: string;
  method?: string;
  more?: Json;
}

const contractWith = ({
  sent = newAsset,
  sentAs,
  answered = asset,
  answeredAs,
  access = 'session',
  needs = {},
  path = PATH,
  method = 'post',
  more,
}: Planted = {}): Contract =>
  Contract.parse({
    paths: {
      [path]: {
        [method]: {
          security: access === null ? [] : [{ [access]: [] }],
          'x-needs': needs,
          requestBody: content({ $ref: '#/components/schemas/New' }, sentAs),
          responses: { 201: content({ $ref: '#/components/schemas/Asset' }, answeredAs), default: {} },
        },
      },
      ...more,
    },
    components: { schemas: { New: sent, Asset: answered } },
  });

const finance: Statement = describeBuild('mfe-finance', buildFinance());
const shell: Statement = describeBuild('shell', buildShell());
const onboarding: Statement = {
  ...finance,
  name: 'mfe-onboarding',
  release: { ...finance.release, paths: ['/flow/*', '/agreement', '/notes/:id'] },
};
const live: Live = { shell, remotes: [finance, onboarding], contract: contractWith() };

const withPaths = (...paths: string[]): Statement => ({ ...finance, release: { ...finance.release, paths } });
const withShared = (name: string, requiredVersion: string, isBundled = false): Statement => ({
  ...finance,
  shared: [{ name, version: '19.3.1', requiredVersion, isBundled }],
});
const withProperty = (
  schema: typeof asset | typeof newAsset,
  name: string,
  property: Json,
  required = false,
): Json => ({
  ...schema,
  properties: { ...schema.properties, [name]: property },
  required: [...schema.required, ...(required ? [name] : [])],
});

interface Case {
  release?: Statement;
  contract?: Contract;
  live?: Partial<Live>;
}

const check = ({ release = finance, contract = contractWith(), live: changed }: Case): string | undefined =>
  checkRelease({ release, contract }, { ...live, ...changed });
const liveApi = (planted: Planted): Case => ({ live: { contract: contractWith(planted) } });
/** The same field of the body in the contract of the release and in the live API. */
const sentField = (mine: Json, live: Json): Case => ({
  contract: contractWith({ sent: withProperty(newAsset, 'note', mine) }),
  ...liveApi({ sent: withProperty(newAsset, 'note', live) }),
});
const answeredField = (mine: Json, live: Json): Case => ({
  contract: contractWith({ answered: withProperty(asset, 'note', mine) }),
  ...liveApi({ answered: withProperty(asset, 'note', live) }),
});
const record = (key: Json, value: Json): Json => ({ type: 'object', propertyNames: key, additionalProperties: value });

test('a release that makes every call of svc-finance passes where that API is live', () => {
  const api = Contract.parse(openApi());
  const paths = Object.keys(api.paths).filter((path) => path.startsWith('/api/financial/'));
  const calls = paths.map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
  expect(calls.length).toBeGreaterThan(30);
  expect(
    check({ release: { ...finance, calls }, contract: api, live: { contract: structuredClone(api) } }),
  ).toBeUndefined();
});

test('a release like the live one passes', () => {
  expect(check({})).toBeUndefined();
});

const breaking: [string, Case, string][] = [
  [
    'no exposed routes',
    { release: { ...finance, exposes: ['./pages'] } },
    'exposes no ./routes: name it in exposes of packages/web-kit/src/preset.ts',
  ],
  [
    'another version of MicroFrontend',
    { release: { ...finance, microFrontend: 2 } },
    'has version 2 of MicroFrontend and the live shell takes 1',
  ],
  [
    'another version of React',
    { release: withShared('react', '20.0.0') },
    'needs react 20.0.0 and the live shell has 19.3.1: set its version in mfe-finance/package.json',
  ],
  [
    'a library that the shell lacks',
    { release: withShared('antd', '6.6.8') },
    'needs antd 6.6.8 and the live shell has none',
  ],
  [
    'a page of another micro front end',
    { release: withPaths('/agreement') },
    'claims /agreement, which mfe-onboarding has: change evenhand.paths in mfe-finance',
  ],
  [
    'a page below those of another',
    { release: withPaths('/flow/sign') },
    'claims /flow/sign, which mfe-onboarding has',
  ],
  ['a page of the shell', { release: withPaths('/auth/magic-link') }, 'claims /auth/magic-link, which shell has'],
  [
    'an endpoint that was removed',
    liveApi({ path: '/api/other' }),
    'calls POST /api/financial/assets, which does not exist in the live API',
  ],
  [
    'a field that was removed from an answer',
    liveApi({ answered: { ...asset, required: ['id', 'kind'] } }),
    'which answers the body without value in the live API',
  ],
  [
    'an enum that was narrowed',
    liveApi({ sent: withProperty(newAsset, 'kind', { enum: ['home'] }) }),
    'which refuses kind with the value "car" in the live API',
  ],
  [
    'a field that is required now',
    liveApi({ sent: withProperty(newAsset, 'currency', { type: 'string' }, true) }),
    'which refuses the body without currency',
  ],
  ['a plan that it needs now', liveApi({ needs: { plan: 'complete' } }), 'which needs the complete plan'],
  [
    'a higher plan',
    { contract: contractWith({ needs: { plan: 'complete' } }), ...liveApi({ needs: { plan: 'premium' } }) },
    'which needs the premium plan',
  ],
  ['a second factor', liveApi({ needs: { secondFactor: true } }), 'which needs a second factor'],
  [
    'a newer proof of the second factor',
    {
      contract: contractWith({ needs: { provenWithinMinutes: 60 } }),
      ...liveApi({ needs: { provenWithinMinutes: 10 } }),
    },
    'which needs a proof of the last 10 minutes',
  ],
  ['an endpoint for operators', liveApi({ needs: { operators: true } }), 'which is open to operators alone'],
  [
    'a page that is too heavy',
    { release: { ...finance, pages: { '/checkout': 130_001 } } },
    '/checkout of mfe-finance loads 130001 bytes',
  ],
  [
    'a field that the live API does not take',
    { contract: contractWith({ sent: withProperty(newAsset, 'colour', { type: 'string' }) }) },
    'which refuses the body with colour',
  ],
  [
    'a value that the release cannot show',
    liveApi({ answered: withProperty(asset, 'kind', { enum: ['home', 'car', 'boat'] }) }),
    'which answers kind with the value "boat"',
  ],
  [
    'another type of a field',
    liveApi({ answered: withProperty(asset, 'value', { type: 'string' }) }),
    'which answers value, which is string and not number',
  ],
  [
    'a shorter limit',
    liveApi({ sent: withProperty(newAsset, 'note', { type: 'string', maxLength: 100 }) }),
    'which refuses note beyond maxLength 100',
  ],
  [
    'a value of a record that it cannot show',
    answeredField(
      record({ type: 'string' }, { enum: ['open'] }),
      record({ type: 'string' }, { enum: ['open', 'held'] }),
    ),
    'which answers note{} with the value "held"',
  ],
  [
    'a field among the values of a record',
    answeredField(record({ type: 'string' }, { type: 'number' }), {
      type: 'object',
      properties: { total: { type: 'string' } },
    }),
    'which answers note.total, which is string and not number',
  ],
  [
    'a key of a record that it does not have',
    answeredField(record({ enum: ['a'] }, { type: 'string' }), record({ enum: ['a', 'b'] }, { type: 'string' })),
    'which answers the keys of note with the value "b"',
  ],
  [
    'a number that has to be positive now',
    sentField({ type: 'number', minimum: 0 }, { type: 'number', exclusiveMinimum: 0 }),
    'which refuses note beyond exclusiveMinimum 0',
  ],
  [
    'a share that is rounded now',
    sentField({ type: 'number', multipleOf: 0.01 }, { type: 'number', multipleOf: 1 }),
    'which refuses note beyond multipleOf 1',
  ],
  [
    'a part of a tuple that is another',
    sentField(
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'string' }] },
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] },
    ),
    'which refuses note[1], which is string and not number',
  ],
  [
    'a field of any type that has one now',
    sentField({}, { type: 'string' }),
    'which refuses note, which is of any type and not string',
  ],
  [
    'a value beyond the limit of the live API',
    sentField({ type: 'string', enum: ['home', 'cottage'] }, { type: 'string', maxLength: 5 }),
    'which refuses note beyond maxLength 5',
  ],
  ['a file instead of a body', liveApi({ sentAs: 'multipart/form-data' }), 'which refuses application/json'],
  ['another kind of file in an answer', liveApi({ answeredAs: 'application/pdf' }), 'which answers application/pdf'],
  ['a call that asks for a session now', { contract: contractWith({ access: null }) }, 'which asks for session'],
  ['a call that asks for another session now', liveApi({ access: 'access' }), 'which asks for access'],
  [
    'an address that no contract has',
    { release: { ...finance, calls: ['/api/financial/asset'] } },
    'calls /api/financial/asset, which does not exist in the live API',
  ],
];

test.each(breaking)('a release with %s is refused with the file to change', (_, planted, sentence) => {
  expect(check(planted)).toMatch(sentence);
  expect(check(planted)).toMatch(/^[^:]+: [^:]+\.$/);
});

const harmless: [string, Case][] = [
  ['another text', { release: describeBuild('mfe-finance', buildFinance('Other')) }],
  ['a new page', { release: withPaths('/checkout', '/receipts') }],
  ['a page beside those of another', { release: withPaths('/agreements', '/notes') }],
  ['a page less', { release: withPaths() }],
  ['a range that the live shell satisfies', { release: withShared('react', '^19.1.0') }],
  ['a library that it bundles', { release: withShared('antd', '7.0.0', true) }],
  ['a call less', { release: { ...finance, calls: [] }, ...liveApi({ path: '/api/other' }) }],
  [
    'less that a call needs',
    { contract: contractWith({ needs: { plan: 'premium', secondFactor: true } }), ...liveApi({ needs: {} }) },
  ],
  ['a new optional field in the live API', liveApi({ sent: withProperty(newAsset, 'currency', { type: 'string' }) })],
  [
    'a value more that the live API takes',
    liveApi({ sent: withProperty(newAsset, 'kind', { enum: ['home', 'car', 'boat'] }) }),
  ],
  ['an endpoint more in the live API', liveApi({ more: { '/api/plans': { get: { responses: {} } } } })],
  [
    'a longer limit in the live API',
    liveApi({ sent: withProperty(newAsset, 'note', { type: 'string', maxLength: 400 }) }),
  ],
  ['an answer of fewer values', liveApi({ answered: withProperty(asset, 'kind', { enum: ['home'] }) })],
  [
    'an answer with a field that is always there now',
    liveApi({ answered: { ...asset, required: [...asset.required, 'owners'] } }),
  ],
  ['a field more in an answer', liveApi({ answered: withProperty(asset, 'colour', { type: 'string' }, true) })],
  [
    'a parameter of a path renamed',
    {
      release: { ...finance, calls: [`${PATH}/:id`] },
      contract: contractWith({ path: `${PATH}/{id}` }),
      ...liveApi({ path: `${PATH}/{assetId}` }),
    },
  ],
  ['the beginning of addresses', { release: { ...finance, calls: ['/api/financial'] } }],
  ['a text of known values', sentField({ type: 'string', const: 'home' }, { type: 'string', maxLength: 5 })],
  ['a number of known values', sentField({ type: 'number', const: 3 }, { type: 'integer', minimum: 3 })],
  ['whole numbers from one', sentField({ type: 'integer', exclusiveMinimum: 0 }, { type: 'integer', minimum: 1 })],
  ['whole dollars', sentField({ type: 'integer' }, { type: 'number', multipleOf: 0.01 })],
  ['a record of fewer values', answeredField(record({}, { type: 'number' }), record({}, { type: 'integer' }))],
  ['a call that anyone may make now', liveApi({ access: null })],
  ['a page at the budget', { release: { ...finance, pages: { '/checkout': 130_000 } } }],
];

test.each(harmless)('a release with %s passes', (_, planted) => {
  expect(check(planted)).toBeUndefined();
});

test('a shell that live micro front ends do not fit is refused', () => {
  const next = { ...shell, microFrontend: 2, shows: [2] };
  expect(check({ release: next })).toMatch('mfe-finance has version 1 of MicroFrontend and the live shell takes 2');
  const newReact = {
    ...shell,
    shared: [{ name: 'react', version: '20.0.0', requiredVersion: '20.0.0', isBundled: true }],
  };
  expect(check({ release: newReact })).toMatch('mfe-finance needs react 19.3.1 and the live shell has 20.0.0');
  expect(check({ release: { ...shell, shared: [] } })).toMatch('needs react 19.3.1 and the live shell has none');
  expect(check({ release: shell })).toBeUndefined();
});

test('a shell that has a page of a live micro front end is refused', () => {
  expect(check({ release: { ...shell, ownPaths: ['/agreement'] } })).toMatch(
    'mfe-onboarding claims /agreement, which shell has',
  );
  const next = { ...shell, ownPaths: ['/checkout'] };
  expect(check({ live: { shell: next } })).toMatch('mfe-finance claims /checkout, which shell has');
});

test('a shell with a patch of a library, or a version more of MicroFrontend, passes before the parts have it', () => {
  const react = { name: 'react', version: '19.3.2', requiredVersion: '^19.3.2', isBundled: true };
  const next = { ...shell, microFrontend: 2, shows: [1, 2], shared: [react] };
  const remotes = [withShared('react', '^19.3.1')];
  expect(check({ release: next, live: { remotes } })).toBeUndefined();
  const part = { ...withShared('react', '^19.3.2'), microFrontend: 2 };
  expect(check({ release: part, live: { remotes, shell: next } })).toBeUndefined();
  expect(check({ release: part, live: { remotes } })).toMatch('and the live shell takes 1');
});
