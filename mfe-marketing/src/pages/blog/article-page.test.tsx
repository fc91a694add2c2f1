import { articlesWording } from '@evenhand/wording/articles';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import ArticlePage from './article-page';

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/blog/:id" element={<ArticlePage />} />
      </Routes>
    </MemoryRouter>,
  );

test.each(articlesWording.articles)('article $id opens by its address, with its sources', ({ id, title, sources }) => {
  open(`/blog/${id}`);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const { name, address } of sources) expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

test('an address that no article has leads to the first', () => {
  open('/blog/no-such-article');
  expect(screen.getByRole('heading', { level: 1, name: articlesWording.articles[0].title })).toBeVisible();
});
