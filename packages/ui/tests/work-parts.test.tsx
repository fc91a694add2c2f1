import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from '../src/work/drawer';
import { Segmented } from '../src/work/segmented';
import { Table } from '../src/work/table';
import { WorkTabs } from '../src/work/tabs';

const rows = [
  { id: 'b', name: 'Boat' },
  { id: 'a', name: 'Apartment' },
];
const columns = [
  {
    name: 'Asset',
    isHead: true,
    sort: {
      compare: (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name),
      orders: ['A to Z', 'Z to A'] as const,
    },
    cell: ({ name }: { name: string }) => name,
  },
];
const openTable = () =>
  render(<Table label="Assets" columns={columns} rows={rows} sorting={{ label: 'Sort by', none: 'As listed' }} />);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the table sorts its rows when a heading is pressed with the mouse, Enter or Space', async () => {
  openTable();
  expect(names()).toEqual(['Boat', 'Apartment']);
  const heading = screen.getByRole('columnheader', { name: 'Asset' });
  await userEvent.click(heading);
  expect(names()).toEqual(['Apartment', 'Boat']);
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  heading.focus();
  await userEvent.keyboard('[Space]');
  expect(names()).toEqual(['Boat', 'Apartment']);
  expect(heading).toHaveAttribute('aria-sort', 'descending');
});

test('the table sorts its rows by a choice where it has no headings', async () => {
  openTable();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Asset: A to Z');
  expect(names()).toEqual(['Apartment', 'Boat']);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'As listed');
  expect(names()).toEqual(['Boat', 'Apartment']);
});

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Drawer title="Boat" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>Kept by you</p>
        </Drawer>
      )}
    </>
  );
};

test('the drawer is a dialog that takes the focus, closes at Escape and returns the focus', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Boat' })).toHaveTextContent('Kept by you');
  expect(screen.getByRole('heading', { name: 'Boat' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  await userEvent.keyboard('[Escape]');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the tabs show the panel of the selected tab', async () => {
  render(
    <WorkTabs
      label="Finances"
      tabs={[
        { key: 'assets', name: 'Assets', panel: 'nine assets' },
        { key: 'debts', name: 'Debts', panel: 'three debts' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Debts' }));
  expect(screen.getByRole('tabpanel', { name: 'Debts' })).toHaveTextContent('three debts');
});

test('the segmented control reports the selected option', async () => {
  const chosen: string[] = [];
  render(
    <Segmented
      label="View"
      value="list"
      onChange={(value) => chosen.push(value)}
      options={[
        { value: 'list', label: 'List' },
        { value: 'month', label: 'Month' },
      ]}
    />,
  );
  await userEvent.click(screen.getByText('Month'));
  expect(chosen).toEqual(['month']);
});

test('the committed styles equal those that antd and the tokens produce', () => {
  execFileSync(process.execPath, [join(__dirname, '../antd/extract-styles.mjs'), '--check'], { stdio: 'pipe' });
});
