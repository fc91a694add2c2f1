import { randomUUID } from 'node:crypto';
import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import type { OperatorsLetter, ServiceState } from '@evenhand/contracts/operators/operators';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { shellWording } from '@evenhand/wording/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import OperatorsPage from './operators-page';

const ME = randomUUID();
const nothing: ServiceState = { groups: [], letters: [], sentAgain: [], figures: [] };
const withFigures = (...figures: [ServiceState['figures'][number]['name'], number | null][]): ServiceState => ({
  ...nothing,
  figures: figures.map(([name, value]) => ({ name, value })),
});
const letter = (name: string): OperatorsLetter => ({
  id: randomUUID(),
  kind: 'job',
  name,
  failedAt: '2026-11-21T19:16:00.000Z',
  tries: 5,
  reason: 'unreachable',
});

const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: '', status, code }, { status });

const release = { version: '0123456789ab', entry: '/', integrity: 'sha384-a', paths: [] };
const manifest = {
  parts: {
    'mfe-x': {
      live: release,
      since: '2026-11-20T12:00:00.000Z',
      canary: { release: { ...release, version: 'fedcba987654' }, share: 10, since: '2026-11-21T12:00:00.000Z' },
    },
  },
};
const outcomes = [{ part: 'mfe-x', version: 'fedcba987654', opened: 40, failed: 2 }];

type Answers = Record<string, () => Response>;
const usual: Answers = {
  '/api/auth/user': () => Response.json({ id: ME, email: 'me@mail.test' }),
  '/api/operators/releases': () => Response.json({ outcomes }),
  '/remotes.json': () => Response.json({ payload: JSON.stringify(manifest), signatures: [] }),
};
const services = ['svc-auth', 'svc-intake', 'svc-evidence', 'svc-finance', 'svc-billing'] as const;
const all = (states: Partial<Record<(typeof services)[number], ServiceState>> = {}): Answers =>
  Object.fromEntries(
    services.map((name) => [`/api/operators/${name}`, () => Response.json(states[name] ?? nothing)] as const),
  );

let asked: string[] = [];
const open = (answers: Answers, hint = '1') => {
  asked = [];
  document.cookie = `${SIGNED_IN_HINT}=${hint}; path=/${hint ? '' : '; max-age=0'}`;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return ({ ...usual, ...answers }[String(address)] ?? (() => problem(404, 'not-found')))();
  };
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <OperatorsPage />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the page for operators is empty when no service has a dead letter', async () => {
  open(all());
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  expect(screen.getByText('Nothing was sent again yet.')).toBeVisible();
});

test('the page shows workers, waiting files, seals and the age of the oldest in each outbox', async () => {
  open(
    all({
      'svc-evidence': withFigures(
        ['evenhand_living_workers', 2],
        ['evenhand_upload_oldest_waiting_seconds', 260],
        ['evenhand_waiting_uploads', 7],
        ['evenhand_given_up_uploads', null],
        ['evenhand_outbox_oldest_seconds', 0],
      ),
      'svc-intake': withFigures(['evenhand_waiting_seals', 3], ['evenhand_mail_oldest_seconds', 7_300]),
    }),
  );
  const figureOf = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;
  expect(await figureOf('Workers')).toContain('2');
  expect(await figureOf('Oldest waiting file')).toContain('4 minutes');
  expect(await figureOf('Waiting files')).toContain('7');
  expect(await figureOf('Given up files')).toContain('Not available');
  expect(await figureOf('Seals that wait')).toContain('3');
  expect(cellsOf(/svc-evidence/)).toEqual(['Nothing waits', 'Not available', '0']);
  expect(cellsOf(/svc-intake/)).toEqual(['Not available', '2 hours', '0']);
});

test('the page shows what is live, for which share, and how much of it failed', async () => {
  open(all());
  await screen.findByRole('heading', { name: 'What is live' });
  const rows = screen.getAllByRole('row', { name: /mfe-x/ }).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/0123456789ab.*90%Not counted$/);
  expect(rows[1]).toMatch(/fedcba987654.*10%5\.0% \(2 of 40\)$/);
});

test('a service that does not answer is named, and the rest of the page is shown', async () => {
  open({ ...all(), '/api/operators/svc-finance': () => problem(503, 'service-unavailable') });
  expect(await screen.findByText(/No answer from svc-finance/)).toBeVisible();
  expect(cellsOf(/svc-finance/)).toEqual(['No answer', 'No answer', 'No answer']);
  expect(screen.getByRole('heading', { name: 'What is live' })).toBeVisible();
});

test('a letter is gone from the page when it was sent again, and the focus moves to its list', async () => {
  const [one, two] = [letter('send-mail'), letter('send-mail')];
  const groupOf = (letters: OperatorsLetter[]): ServiceState => ({
    ...nothing,
    groups: letters.length ? [{ kind: 'job', name: 'send-mail', count: letters.length }] : [],
    letters,
  });
  let left = [one, two];
  open({
    ...all(),
    '/api/operators/svc-auth': () => Response.json(groupOf(left)),
    '/api/operators/svc-auth/sent-again': () => {
      left = left.slice(1);
      return Response.json({ sent: 1 });
    },
  });
  expect(await screen.findByText('Job of svc-auth, 2 letters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send all 2 again' })).toBeVisible();
  expect(screen.getAllByText('A store or server could not be reached')).toHaveLength(2);
  const [button] = screen.getAllByRole('button', { name: /^Send again: send-mail/ });
  if (button) await userEvent.click(button);
  expect(await screen.findByText('Job of svc-auth, 1 letter')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Given up' })).toHaveFocus();
});

test('a person who is no operator sees the page of an unknown address', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: shellWording.notFound.title })).toBeVisible();
  expect(asked).toEqual(['/api/auth/user', '/api/operators/svc-auth']);
});

test('a visitor without a session sees the page of an unknown address, and no endpoint for operators is called', async () => {
  open({}, '');
  expect(await screen.findByRole('heading', { name: shellWording.notFound.title })).toBeVisible();
  expect(asked).toEqual([]);
});

test('an operator who does not prove the second factor is offered to do so again', async () => {
  open({ '/api/operators/svc-auth': () => problem(403, 'second-factor-needed') });
  expect(await screen.findByText('This page opens once your second factor is proven.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
