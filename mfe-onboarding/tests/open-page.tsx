import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { getCurrentUser } from '@evenhand/contracts/auth/user';
import { getOpenedPlan } from '@evenhand/contracts/billing/opened-plan';
import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import type { Endpoint } from '@evenhand/contracts/endpoint';
import { type Problem, type ProblemCode, problems } from '@evenhand/contracts/problems';
import { getSigning } from '@evenhand/contracts/signing/signing';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { z } from 'zod';
import { routes } from '../src/routes';
import { caseBar, openedPlan, user } from './case-data';

type AnswerOf<Answer> = Answer extends z.ZodType ? z.output<Answer> : null;
type Called = Pick<Endpoint<null, null>, 'method' | 'path'>;

const nameOf = ({ method, path }: Called) => `${method} ${path}`;

export const problem = (code: ProblemCode, more: Partial<Problem> = {}): Response => {
  const { status, title } = problems[code];
  return Response.json({ type: 'about:blank', title, status, code, ...more }, { status });
};

/** An API for one test, with a user who is signed in and has no agreement. A call without an answer is not found. */
export const createApi = () => {
  sessionStorage.clear();
  localStorage.clear();
  const answers = new Map<string, (body: unknown) => unknown>();
  const calls: { name: string; body: unknown }[] = [];
  globalThis.fetch = async (path, { method = 'GET', body } = {}) => {
    const name = `${method} ${path}`;
    const written: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    calls.push({ name, body: written });
    const answer = (answers.get(name) ?? (() => problem('not-found')))(written);
    return answer instanceof Response ? answer : Response.json(answer);
  };
  const api = {
    on: <Body extends z.ZodType | null, Answer extends z.ZodType | null>(
      endpoint: Endpoint<Body, Answer>,
      answer: (body: unknown) => AnswerOf<Answer> | Response,
    ) => {
      answers.set(nameOf(endpoint), answer);
      return api;
    },
    /** What each call of the endpoint carried. */
    bodiesOf: (endpoint: Called) => calls.filter(({ name }) => name === nameOf(endpoint)).map(({ body }) => body),
  };
  return api
    .on(getCurrentUser, () => user)
    .on(getCaseBar, () => caseBar)
    .on(getOpenedPlan, () => openedPlan)
    .on(getAgreement, () => null)
    .on(getSigning, () => null)
    .on(getAgreementFindings, () => ({ figures: [], findings: [], checklist: [] }));
};

/** The cache of the page that is open. */
export const client: { current: QueryClient | null } = { current: null };

/** Opens an address of this micro-frontend; `fragment` is that of a mailed link. */
export const openPage = (at: string, fragment = '') => {
  history.replaceState(null, '', `/${fragment && `#${fragment}`}`);
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: [at] });
  client.current = createQueryClient();
  render(
    <QueryClientProvider client={client.current}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

export const press = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
export const write = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};
