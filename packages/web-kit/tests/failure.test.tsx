import { globSync, readFileSync } from 'node:fs';
import { problemsOf } from '@evenhand/contracts/endpoint';
import { endpoints } from '@evenhand/contracts/endpoints';
import { type ProblemCode, problems } from '@evenhand/contracts/problems';
import { Failure } from '@evenhand/web-kit/failure';
import { Loaded } from '@evenhand/web-kit/loaded';
import { ProblemError, sentenceOf } from '@evenhand/web-kit/problem-error';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';

const REASON = 'Only this sentence gives the reason.';
const OTHERWISE = 'We could not do that.';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

const problem = (code: ProblemCode, detail?: string): ProblemError => {
  const { status, title } = problems[code];
  const body = {
    type: `urn:evenhand:problem:${code}`,
    title,
    status,
    code,
    detail,
    error: detail ?? title,
    traceId: TRACE_ID,
  };
  return new ProblemError(status, JSON.stringify(body), '');
};

const called = endpoints.filter(({ fromServers }) => !fromServers);
const refusals = new Set(called.flatMap(problemsOf).filter((code) => problems[code].status < 500));

test.each([...refusals])('a failed call reports the reason of the problem %s', (code) => {
  render(<Failure error={problem(code, REASON)} otherwise={OTHERWISE} />);
  expect(screen.getByRole('alert')).toHaveTextContent(REASON);
  expect(sentenceOf(problem(code), OTHERWISE)).toBe(problems[code].title);
});

test.each([...refusals])('a page that cannot be loaded reports the reason of the problem %s', async (code) => {
  const Page = () => {
    const query = useQuery({ queryKey: [code], queryFn: () => Promise.reject(problem(code, REASON)) });
    const words = { loading: '', loadFailed: OTHERWISE, tryAgain: 'Try Again' };
    return (
      <Loaded query={query} words={words}>
        {() => null}
      </Loaded>
    );
  };
  renderPage(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent(REASON);
});

test('a failed call shows the sentence of the page when the failure is on our side and has no reason', () => {
  expect(sentenceOf(problem('unexpected'), OTHERWISE)).toBe(OTHERWISE);
  expect(sentenceOf(problem('no-room', REASON), OTHERWISE)).toBe(REASON);
});

test('a call that failed on our side shows the reference for support, and a refusal shows none', () => {
  const { rerender } = render(<Failure error={problem('unexpected')} otherwise={OTHERWISE} />);
  expect(screen.getByRole('alert')).toHaveTextContent(OTHERWISE);
  expect(screen.getByText('Reference for support')).toBeVisible();
  expect(screen.getByText(TRACE_ID)).not.toBeVisible();
  rerender(<Failure error={problem('not-allowed')} otherwise={OTHERWISE} />);
  expect(screen.getByRole('alert')).not.toHaveTextContent(TRACE_ID);
  rerender(<Failure error={new TypeError('Failed to fetch')} otherwise={OTHERWISE} />);
  expect(screen.getByRole('alert')).toHaveTextContent(OTHERWISE);
});

test('a page that fails to load on our side shows the reference for support', async () => {
  const Page = () => {
    const query = useQuery({ queryKey: ['one'], queryFn: () => Promise.reject(problem('service-unavailable')) });
    const words = { loading: '', loadFailed: OTHERWISE, tryAgain: 'Try Again' };
    return (
      <Loaded query={query} words={words}>
        {() => null}
      </Loaded>
    );
  };
  renderPage(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent(TRACE_ID);
});

/** Files that handle a failed call and show no reason, with the cause. */
const WITHOUT_REASON: Record<string, string> = {
  'mfe-onboarding/src/pages/flow/review-step-page.tsx': 'NotDrafted shows it',
  'mfe-onboarding/src/proposals/proposal-changes.ts': 'each answer to a proposal shows it',
  'mfe-onboarding/src/pages/agreement/agreement-page.tsx': 'NotDrafted shows it',
  'mfe-onboarding/src/agreement/use-agreement.ts': 'NotDrafted shows it',
  'mfe-onboarding/src/pages/intake/unsent-answers.ts': 'reads storage of this browser',
  'mfe-marketing/src/pages/home/hero.tsx': 'the page is complete without the price',
  'mfe-marketing/src/pages/calculators/calculator/use-calculation.ts': 'the calculator shows it',
  'mfe-marketing/src/pages/blog/share.tsx': 'calls the browser',
  'mfe-onboarding/src/sealed/use-ticks.ts': 'reads storage of this browser',
  'shell/src/remotes/manifest.ts': 'reads storage of this browser',
  'mfe-evidence/src/pages/evidence/upload/zip-files.ts': 'reads a file of this device',
  'mfe-evidence/src/pages/evidence/upload/locked-pdf-file.ts': 'reads a file of this device',
};

/** A file handles a failed call. */
const HANDLES = ['.isError', 'isError &&', 'isError ?', 'onError: () =>', 'hasFailed &&', 'catch {'];
/** A file shows the reason of a failed call. */
const SHOWS = ['sentenceOf(', 'reasonOf(', '<Failure', 'reportFailure(', 'saveFailed'];

test('every page that handles a failed call shows its reason', () => {
  const files = globSync('{mfe-*,shell}/src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  const silent = files.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return HANDLES.some((word) => source.includes(word)) && !SHOWS.some((word) => source.includes(word));
  });
  expect(silent.filter((file) => !(file in WITHOUT_REASON))).toEqual([]);
});
