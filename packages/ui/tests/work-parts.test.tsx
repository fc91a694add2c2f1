import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from '../src/work/drawer';
import { Segmented } from '../src/work/segmented';
import { Table } from '../src/work/table';
import { WorkTabs } from '../src/work/tabs';

const rows = [
  { key: 'b', name: 'Boat' },
  { key: 'a', name: 'Apartment' },
];
const columns = [
  {
    title: 'Asset',
    dataIndex: 'name',
    sorter: (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name),
  },
];

test('the table sorts its rows when a heading is pressed', async () => {
  render(<Table label="Assets" empty="None yet" columns={columns} dataSource={rows} />);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Asset' }));
  const [, first] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent('Apartment');
});

test('the drawer is a dialog with the name of what it shows', async () => {
  render(
    <Drawer title="Boat" open onClose={() => {}}>
      <p>Kept by you</p>
    </Drawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Boat' })).toHaveTextContent('Kept by you');
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
