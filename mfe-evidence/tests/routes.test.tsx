import { render, screen } from '@testing-library/react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { guides } from '../src/guides/guides';
import { routes } from '../src/routes';

const Shell = () => useRoutes(routes) ?? '404 Page Not Found';
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Shell />
    </MemoryRouter>,
  );

test.each(['/evidence/nowhere', '/evidence/guides', '/evidence/guides/myspace', '/evidence/files'])(
  '%s is not found and is handled by the shell',
  (address) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    open(address);
    expect(screen.getByText('404 Page Not Found')).toBeVisible();
  },
);

test.each(guides.map(({ path, name }) => [path, name]))('%s is the guide for %s', async (path, name) => {
  open(`${path}/`);
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
});
