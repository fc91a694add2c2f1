import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stored } from './stored';

const fileOf = (number: number): EvidenceFile => ({
  id: `5f0f5a0e-7a9b-4a53-8f4c-${String(number).padStart(12, '0')}`,
  name: `message ${number}.eml`,
  extension: 'eml',
  size: 2_048,
  sha256: 'ab',
  refused: null,
  isSearchable: true,
  indexing: null,
  uploadedAt: '2026-11-20T15:00:00.000Z',
  keptUntil: '2027-02-18T15:00:00.000Z',
});

const counts = { waiting: 0, reading: 0, searchable: 0, complete: 0, failed: 0 };

/** So many files, as the service lists them. */
const open = (total: number) => {
  const all = Array.from({ length: total }, (_, index) => fileOf(index + 1));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    const { pathname, searchParams } = new URL(String(path), 'http://localhost');
    if (pathname.endsWith('/retention')) return Response.json({ days: 90, hold: false });
    if (pathname.endsWith('/status'))
      return Response.json({ tokens: 0, lastIndexingAt: null, progress: 100, counts, files: [] });
    const found = all.filter(({ name }) => name.includes(searchParams.get('search') ?? ''));
    const first = 50 * (Number(searchParams.get('page')) - 1);
    return Response.json({ files: found.slice(first, first + 50), found: found.length, total });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Stored />
    </QueryClientProvider>,
  );
};
afterEach(() => jest.restoreAllMocks());

test('few files are a plain list', async () => {
  open(50);
  expect(await screen.findByText('message 50.eml')).toBeVisible();
  expect(screen.queryByLabelText('Find files by their name')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages of the list of files' })).toBeNull();
});

test('ten thousand files are leafed through, fifty at a time', async () => {
  open(10_000);
  expect(await screen.findByText('10,000 files')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the list of files' }));
  expect(pages.getByText('1 to 50 of 10,000')).toBeVisible();
  expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(pages.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('message 100.eml')).toBeVisible();
  expect(screen.queryByText('message 1.eml')).toBeNull();
  expect(pages.getByText('51 to 100 of 10,000')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Download/ })).toHaveLength(50);
});

test('many files are found by a piece of their name', async () => {
  open(10_000);
  await userEvent.type(await screen.findByLabelText('Find files by their name'), ' 4242 {Enter}');
  expect(await screen.findByText('1 of 10,000 files')).toBeVisible();
  expect(await screen.findByText('message 4242.eml')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of the list of files' })).toBeNull();
});
