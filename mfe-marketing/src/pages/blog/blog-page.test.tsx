import { renderPage } from '@evenhand/web-kit/testing/render-page';
import { articlesWording } from '@evenhand/wording/articles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BlogPage from './blog-page';

const open = (address: string) => renderPage(<BlogPage />, address);

const titles = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

test('the blog shows all nine articles, the featured one first', () => {
  open('/blog');
  expect(titles()).toEqual(articlesWording.articles.map(({ title }) => title));
  expect(within(screen.getAllByRole('article')[0] ?? document.body).getByText('Featured')).toBeVisible();
});

test('the blog shows the articles of a category when its badge is pressed', async () => {
  open('/blog');
  await userEvent.click(screen.getByRole('link', { name: 'Child Support' }));
  expect(titles()).toEqual(['How child support is worked out', 'Shared parenting time: the 40 percent line']);
  expect(screen.getByRole('link', { name: 'Child Support' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 articles');
});

test('the blog shows all articles when its address names a category that it does not have', () => {
  open('/blog?category=nonsense');
  expect(titles()).toHaveLength(9);
});
