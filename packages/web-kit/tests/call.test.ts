import { endpoint } from '@evenhand/contracts/endpoint';
import { PAGE_FAILED } from '@evenhand/contracts/release-set';
import { call } from '@evenhand/web-kit/call';
import { fieldProblemsOf, ProblemError, sentenceOf } from '@evenhand/web-kit/problem-error';
import { z } from 'zod';

const Name = z.object({ name: z.string() });
const getName = endpoint('GET', '/api/names/:id', null, Name);
const addName = endpoint('POST', '/api/names', Name, Name, { idempotent: true });
const removeName = endpoint('DELETE', '/api/names/:id', null, null, { status: 204 });

const requests: { url: string; init: RequestInit }[] = [];

const answerWith = (response: () => Response) => {
  requests.length = 0;
  globalThis.fetch = async (url, init = {}) => {
    requests.push({ url: String(url), init });
    return response();
  };
};

const failureOf = (promise: Promise<unknown>): Promise<ProblemError> =>
  promise.then(
    () => {
      throw new Error('the call succeeded');
    },
    (error) => error,
  );

test('a query is encoded in the address', async () => {
  answerWith(() => Response.json({ name: 'Maria' }));
  await call(getName, undefined, { params: { id: '1' }, query: { search: 'a&b', page: '2' } });
  expect(requests).toMatchObject([{ url: '/api/names/1?search=a%26b&page=2' }]);
});

test.each([
  [500, 1],
  [503, 0],
  [422, 0],
])('a call that is answered with %i counts as a failure of the page %i times', async (status, times) => {
  const heard = jest.fn();
  addEventListener(PAGE_FAILED, heard);
  answerWith(() => Response.json({}, { status }));
  await failureOf(call(getName, undefined, { params: { id: '1' } }));
  removeEventListener(PAGE_FAILED, heard);
  expect(heard).toHaveBeenCalledTimes(times);
});

test('a call without data sends cookies, no body and no content type', async () => {
  answerWith(() => Response.json({ name: 'Maria' }));
  expect(await call(getName, undefined, { params: { id: 'a/b' } })).toEqual({ name: 'Maria' });
  expect(requests).toMatchObject([{ url: '/api/names/a%2Fb', init: { credentials: 'include', body: null } }]);
  expect(new Headers(requests[0]?.init.headers).get('Content-Type')).toBeNull();
});

test('each call begins another trace with random ids', async () => {
  answerWith(() => Response.json({ name: 'Maria' }));
  const sent = async () => {
    await call(getName, undefined, { params: { id: '1' } });
    return new Headers(requests.at(-1)?.init.headers).get('traceparent')?.split('-') ?? [];
  };
  const [one, other] = [await sent(), await sent()];
  expect(one.join('-')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(one[1]).not.toBe(other[1]);
  expect(one[2]).not.toBe(other[2]);
});

test('data is sent as JSON with the key of the attempt', async () => {
  answerWith(() => Response.json({ name: 'Maria' }, { status: 201 }));
  await call(addName, { name: 'Maria' }, { attempt: 'one-click' });
  const headers = new Headers(requests[0]?.init.headers);
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.get('Idempotency-Key')).toBe('one-click');
  expect(requests[0]?.init.body).toBe('{"name":"Maria"}');
});

test('a second press before the answer sends nothing and gets the same answer; a later one is sent', async () => {
  answerWith(() => Response.json({ name: 'Maria' }, { status: 201 }));
  const press = () => call(addName, { name: 'Maria' });
  expect(await Promise.all([press(), press(), call(addName, { name: 'Ada' })])).toHaveLength(3);
  expect(requests.map(({ init }) => init.body)).toEqual(['{"name":"Maria"}', '{"name":"Ada"}']);
  await press();
  expect(requests).toHaveLength(3);
});

test('a 204 response without a body resolves to null', async () => {
  answerWith(() => new Response(null, { status: 204 }));
  expect(await call(removeName, undefined, { params: { id: '1' } })).toBeNull();
});

test('an error has the status and body as its message, and keeps the problem', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Some answers need another look',
    status: 422,
    code: 'invalid-input',
    detail: 'The name is missing.',
    errors: [{ pointer: '/name', detail: 'Please enter a name.' }],
  };
  answerWith(() => Response.json(problem, { status: 422 }));
  const failure = await failureOf(call(addName, { name: '' }));
  expect(failure).toBeInstanceOf(ProblemError);
  expect(failure.message).toBe(`422: ${JSON.stringify(problem)}`);
  expect(failure.problem).toEqual(problem);
  expect(sentenceOf(failure, 'otherwise')).toBe('The name is missing.');
  expect(fieldProblemsOf(failure)).toEqual(problem.errors);
});

test('an error has the status text as its message when there is no body', async () => {
  answerWith(() => new Response('', { status: 502, statusText: 'Bad Gateway' }));
  const failure = await failureOf(call(addName, { name: 'Maria' }));
  expect(failure.message).toBe('502: Bad Gateway');
  expect(failure.problem).toBeNull();
  expect(sentenceOf(failure, 'otherwise')).toBe('otherwise');
});
