import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { onToast } from '@evenhand/web-kit/toast';
import { articlesWording } from '@evenhand/wording/articles';
import { articleTexts } from '@evenhand/wording/articles/texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import figures from '../../published/figures.json';
import ArticlePage from './article-page';

const open = (address: string) =>
  renderPage(
    <Routes>
      <Route path="/blog/:id" element={<ArticlePage />} />
    </Routes>,
    address,
  );

const related = () =>
  within(screen.getByRole('heading', { name: 'Read next' }).parentElement ?? document.body)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each(articlesWording.articles)('article $id opens by its address, with its sources', ({ id, title }) => {
  open(`/blog/${id}`);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const { name, address } of articleTexts[id]?.sources ?? [])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  expect(document.body.textContent).not.toMatch(/\{\w+\}|\]\(/);
});

test('the blog shows the first article when the address names an unknown one', () => {
  open('/blog/no-such-article');
  expect(screen.getByRole('heading', { level: 1, name: articlesWording.articles[0].title })).toBeVisible();
});

test('an article prints the figures that the law engine computed', () => {
  open('/blog/2');
  expect(document.body.textContent).toContain(`they give ${figures.table50k2} a month`);
});

test('an article links to articles 7, 8 and 9, but not to itself', () => {
  open('/blog/1');
  expect(related()).toEqual(['/blog/7', '/blog/8', '/blog/9']);
});

test('article 8 links to articles 7 and 9', () => {
  open('/blog/8');
  expect(related()).toEqual(['/blog/7', '/blog/9']);
});

test('Share copies the link and confirms it when the device has no share dialog', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  const told: string[] = [];
  const stop = onToast(({ title }) => told.push(title));
  open('/blog/1');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(told).toEqual(['Link copied']));
  expect(copied).toHaveBeenCalledWith('http://localhost/');
  stop();
});
