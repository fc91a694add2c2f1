import { track } from '@evenhand/web-kit/track';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Counting, queryPartOf } from './counting';

interface Asked {
  path: string;
  body: { visitor: string; given?: boolean; events?: unknown[] };
}

const open = (address = '/blog?category=child-support') => {
  const asked: Asked[] = [];
  globalThis.fetch = async (path, init) => {
    asked.push({ path: String(path), body: JSON.parse(String(init?.body)) });
    return new Response(null, { status: 204 });
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <Counting />
    </MemoryRouter>,
  );
  return asked;
};

beforeEach(() => localStorage.clear());

const eventsIn = (asked: Asked[]) => asked.flatMap(({ body }) => body.events ?? []);

test('analytics sends what a page tracks, a download and a mail, and nothing once consent is withdrawn', async () => {
  const asked = open();
  track({ name: 'intake-started', properties: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Yes, you may count' }));
  await waitFor(() => expect(eventsIn(asked)).toHaveLength(1));
  const links = document.body.appendChild(document.createElement('p'));
  links.innerHTML = '<a href="/api/agreement/docx" download>Word</a><a href="mailto:hello@example.test">Mail</a>';
  links.addEventListener('click', (event) => event.preventDefault());
  track({ name: 'evidence-queried', properties: { found: true } });
  await userEvent.click(screen.getByText('Word'));
  await userEvent.click(screen.getByText('Mail'));
  expect(eventsIn(asked).slice(1)).toEqual([
    { name: 'evidence-queried', properties: { found: true } },
    { name: 'agreement-downloaded', properties: { format: 'docx' } },
    { name: 'business-email-clicked', properties: {} },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('Your visits are not counted.')).toBeVisible();
  track({ name: 'dashboard-viewed', properties: {} });
  expect(eventsIn(asked)).toHaveLength(4);
});

test('analytics sends the events of a hidden page when it becomes visible', async () => {
  const asked = open();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, you may count' }));
  await waitFor(() => expect(eventsIn(asked)).toHaveLength(1));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  track({ name: 'dashboard-viewed', properties: {} });
  expect(eventsIn(asked)).toHaveLength(1);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(eventsIn(asked)[1]).toEqual({ name: 'dashboard-viewed', properties: {} });
});

test('the question is asked on one page, in one sentence, and not repeated on the next one', () => {
  open('/pricing');
  expect(screen.getByText(/^[^.?]*\?$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'No' })).toBeVisible();
  cleanup();
  open('/blog');
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
  expect(screen.getByText('Your visits are not counted.')).toBeVisible();
});

test.each(['/flow/sign', '/signatures', '/sign-access'])(
  'nothing is asked on %s, where a signature is given',
  (page) => {
    open(page);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('analytics sends nothing before consent, and nothing when consent is refused', async () => {
  const asked = open();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByText('Your visits are not counted.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('analytics sends the kind of page and the name of the query after consent, until it is withdrawn', async () => {
  const asked = open();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, you may count' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]).toMatchObject({ path: '/api/analytics/consent', body: { given: true } });
  expect(asked[1]?.body.events).toEqual([{ name: 'page-viewed', properties: { page: 'blog', query: 'category' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(asked[2]?.body).toMatchObject({ given: false, visitor: asked[0]?.body.visitor }));
  expect(await screen.findByText('Your visits are not counted.')).toBeVisible();
});

test('analytics sends the name of a known query parameter and never its value', () => {
  expect(queryPartOf('')).toBe('none');
  expect(queryPartOf('?plan=complete')).toBe('plan');
  expect(queryPartOf('?token=secret')).toBe('other');
});
