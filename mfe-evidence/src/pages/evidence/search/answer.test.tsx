import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { Answer } from './answer';

const hostile = '<b>Hockey</b> [fees](https://evil.example/a) <img src=x onerror=alert(1)> javascript:alert(1)';
const retrieval = {
  filename: '<i>chat</i>.txt',
  path: '[message 1](https://evil.example/b)',
  score: 0.5,
  snippet: hostile,
  fileId: '5f0f5a0e-7a9b-4a53-8f4c-0a6b3f0f4d11',
  position: 1,
  people: ['<a href="https://evil.example/c">Bob</a>'],
  at: null,
  alsoAt: [],
  beside: [],
};

test('text that looks like a link or markup is shown literally', () => {
  const answer = { answer: hostile, kind: 'answer' as const, answeredBy: 'extracts' as const, retrievals: [retrieval] };
  globalThis.fetch = async () => Response.json({});
  renderPage(<Answer exchange={{ query: { question: hostile }, answer }} isNew={false} onAnyTime={() => {}} />);
  expect(screen.getByText(hostile)).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('<a href="https://evil.example/c">Bob</a>');
  for (const link of screen.queryAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/evidence\//);
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('b, i, script')).toBeNull();
});

test('a quote names its writer, its day, how many other days have it, and no file outside the folded source', async () => {
  const overview = { people: { owner: 'Alex Example', partner: 'Sam Sample' } };
  globalThis.fetch = async (path) => Response.json(path === '/api/case/overview' ? overview : {});
  const place = { filename: 'chat.txt', path: 'message 25', fileId: retrieval.fileId };
  const quote = {
    ...retrieval,
    ...place,
    snippet: 'I paid for hockey.',
    people: ['Sam'],
    at: '2025-08-02T22:12:00.000Z',
    alsoAt: ['2025-08-02', '2025-09-01', '2025-09-02', '2025-09-02'].map((day, position) => ({
      ...place,
      position: position + 2,
      at: `${day}T22:12:00.000Z`,
    })),
  };
  const answer = { answer: 'Sam.', kind: 'answer' as const, answeredBy: 'extracts' as const, retrievals: [quote] };
  renderPage(<Answer exchange={{ query: { question: 'hockey' }, answer }} isNew={false} onAnyTime={() => {}} />);
  expect(await screen.findByText('Sam')).toBeVisible();
  expect(screen.getByText('hockey').tagName).toBe('MARK');
  expect(screen.getByText('Also on 2 days')).toBeVisible();
  expect(screen.getByText(/2 August 2025, 6:12/, { selector: 'time' })).toBeVisible();
  for (const name of screen.getAllByText(/chat\.txt/)) expect(name).not.toBeVisible();
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveTextContent('chat.txt');
});

test('the understood time of a question is shown and can be taken away', async () => {
  globalThis.fetch = async () => Response.json({});
  const onAnyTime = jest.fn();
  const answer = {
    answer: 'Nothing.',
    kind: 'closest' as const,
    answeredBy: 'extracts' as const,
    retrievals: [],
    period: { from: '2026-03-01', to: '2026-03-31', isApplied: true },
  };
  const query = { question: 'What did Sam pay last March?' };
  renderPage(<Answer exchange={{ query, answer }} isNew={false} onAnyTime={onAnyTime} />);
  expect(await screen.findByText(/1 March 2026 to 31 March 2026/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Look at All Times' }));
  expect(onAnyTime).toHaveBeenCalledTimes(1);
});
