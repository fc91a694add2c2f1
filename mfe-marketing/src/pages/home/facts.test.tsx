import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import plans from '../../published/plans.json';
import { Facts } from './facts';

const kit = plans.find(({ id }) => id === 'complete');

afterEach(() => jest.useRealTimers());

test.each([
  ['the offer', '2026-12-01T12:00:00Z', kit?.price],
  ['the regular price after the offer', '2027-07-01T12:00:00Z', kit?.regularPrice],
])('the home page compares a lawyer with %s of the catalogue', (_, now, price) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(<Facts />, { wrapper: MemoryRouter });
  expect(screen.getByText(new RegExp(`you pay \\$${price} here`))).toBeVisible();
});
