import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leave } from '../session/leave';
import { LeaveQuickly } from './leave-quickly';

jest.mock('../session/leave', () => ({ leave: jest.fn() }));

beforeEach(() => {
  jest.mocked(leave).mockClear();
  document.documentElement.hidden = false;
  sessionStorage.setItem('evenhand.link', 'secret');
});

const isGone = () => jest.mocked(leave).mock.calls.length > 0;

test('the button hides the page, clears what the tab stored and leads to a neutral site', async () => {
  render(<LeaveQuickly />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave quickly' }));
  expect(leave).toHaveBeenCalledWith('https://weather.gc.ca/');
  expect(document.documentElement).not.toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('the button leads to a neutral site when the browser refuses storage', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  render(<LeaveQuickly />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave quickly' }));
  refuse.mockRestore();
  expect(isGone()).toBe(true);
});

test('pressing either Shift three times leaves the page', async () => {
  render(<LeaveQuickly />);
  await userEvent.keyboard('[ShiftLeft][ShiftRight]');
  expect(isGone()).toBe(false);
  await userEvent.keyboard('[ShiftLeft]');
  expect(isGone()).toBe(true);
});

test('Shift of a touch keyboard does not leave the page', () => {
  render(<LeaveQuickly />);
  for (let presses = 0; presses < 4; presses += 1) fireEvent.keyDown(document.body, { key: 'Shift', code: '' });
  expect(isGone()).toBe(false);
});

test('typing capital letters does not leave the page', async () => {
  render(<LeaveQuickly />);
  await userEvent.keyboard('{Shift>}A{/Shift}{Shift>}B{/Shift}{Shift>}C{/Shift}');
  expect(isGone()).toBe(false);
});

test.each([
  ['a native dialog', '<dialog open></dialog>'],
  ['a drawer', '<div role="dialog" aria-modal="true"></div>'],
])('the button is in %s while one is open', async (_, html) => {
  render(<LeaveQuickly />);
  const dialog = document.createRange().createContextualFragment(html).firstElementChild as HTMLElement;
  document.body.append(dialog);
  await waitFor(() => expect(dialog).toContainElement(screen.getByRole('button', { name: 'Leave quickly' })));
  dialog.remove();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Leave quickly' })).toBeVisible());
});
