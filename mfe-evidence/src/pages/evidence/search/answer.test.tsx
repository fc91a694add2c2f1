import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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
  render(
    <MemoryRouter>
      <Answer exchange={{ query: { question: hostile }, answer }} isNew={false} />
    </MemoryRouter>,
  );
  expect(screen.getByText(hostile)).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('<a href="https://evil.example/c">Bob</a>');
  for (const link of screen.queryAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/evidence\//);
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('b, i, script')).toBeNull();
});
