import { decideFoundContent } from '@evenhand/contracts/dashboard/dashboard';
import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FoundContent } from './found-content';

const found = { before: '2026-11-20T12:00:00.000Z', answers: true, agreement: false };

const Asked = () => {
  const { data } = useQuery({ queryKey: ['found'], queryFn: async () => (await fetch('/found')).json() });
  return data === undefined ? null : <FoundContent found={data} />;
};

const open = (answerOf: () => Response) => {
  const bodies: unknown[] = [];
  let isDecided = false;
  globalThis.fetch = async (url, init) => {
    if (url !== decideFoundContent.path) return Response.json(isDecided ? null : found);
    bodies.push(JSON.parse(String(init?.body)));
    const answer = answerOf();
    isDecided = answer.ok;
    return answer;
  };
  renderPage(<Asked />);
  return bodies;
};

test.each([
  ['Keep it, I wrote it', 'keep'],
  ['Delete what was drafted before', 'delete'],
])('the dashboard asks about found content once, and "%s" sends the decision to %s it', async (button, decision) => {
  const bodies = open(() => new Response(null, { status: 204 }));
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByText('Is this yours?')).toBeNull());
  expect(bodies).toEqual([{ decision }]);
});

test('the dashboard reports the failure and asks again when the decision about found content cannot be saved', async () => {
  open(() => new Response(null, { status: 503 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it, I wrote it' }));
  expect(await screen.findByText('We could not save that. Please try again.')).toBeVisible();
  expect(screen.getByText('Is this yours?')).toBeVisible();
});
