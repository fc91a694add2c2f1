import { render } from '@testing-library/react';
import { neutralTitle, useTitle } from '../src/title';

const Titled = ({ title, neutral }: { title: string; neutral?: string }) => {
  useTitle(title, neutral);
  return null;
};

afterEach(() => {
  delete document.documentElement.dataset.titles;
  delete document.documentElement.dataset.neutralTitle;
});

test('the title of a page precedes the name of the site', () => {
  render(<Titled title="Evidence Kit" />);
  expect(document.title).toBe('Evidence Kit · Evenhand');
});

test('a neutral title hides separation and evidence', () => {
  document.documentElement.dataset.titles = 'neutral';
  const { rerender } = render(<Titled title="Evidence Kit" />);
  expect(document.title).toBe('Evenhand');
  rerender(<Titled title="Your separation agreement" />);
  expect(document.title).toBe('Evenhand');
  rerender(<Titled title="Your separation agreement" neutral="Draft" />);
  expect(document.title).toBe('Draft · Evenhand');
  rerender(<Titled title="Dashboard" />);
  expect(document.title).toBe('Dashboard · Evenhand');
});

test('the neutral title of a page replaces its own when neutral titles are asked for later', () => {
  const { rerender } = render(<Titled title="If the one who pays dies" neutral="Page 7 of 30" />);
  expect(document.title).toBe('If the one who pays dies · Evenhand');
  expect(neutralTitle(document.title)).toBe('Page 7 of 30 · Evenhand');
  rerender(<Titled title="Dashboard" />);
  expect(neutralTitle(document.title)).toBe('Dashboard · Evenhand');
});
