import { showToast } from '@evenhand/web-kit/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Toaster } from './toaster';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (title: string) => act(() => showToast({ title }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the toaster shows only the newest message', () => {
  render(<Toaster />);
  show('Saved');
  show('Sent');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByText('Sent')).toBeVisible();
});

test('the toaster shows the message of a page that sends it as it is first drawn', () => {
  const Page = () => {
    useEffect(() => showToast({ title: 'Please sign in' }), []);
    return null;
  };
  render(
    <>
      <Page />
      <Toaster />
    </>,
  );
  expect(screen.getByText('Please sign in')).toBeVisible();
});

test('a message disappears after five seconds, and stays while the pointer is on it', () => {
  render(<Toaster />);
  show('Saved');
  fireEvent.pointerEnter(screen.getByRole('region'));
  wait(6_000);
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole('region'));
  wait(4_999);
  expect(screen.getByText('Saved')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('F8 focuses the messages, Escape dismisses', () => {
  render(<Toaster />);
  show('Saved');
  fireEvent.keyDown(window, { key: 'F8' });
  expect(screen.getByRole('region', { name: 'Messages (F8)' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' });
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a message is dismissed when it is swiped 50 px', () => {
  render(<Toaster />);
  show('Saved');
  const message = screen.getByText('Saved');
  fireEvent(message, new MouseEvent('pointerdown', { bubbles: true, clientX: 10 }));
  fireEvent(message, new MouseEvent('pointerup', { bubbles: true, clientX: 61 }));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('dismissing a message returns the focus, and the next message disappears by timeout again', () => {
  render(
    <>
      <button type="button">Save</button>
      <Toaster />
    </>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  show('Saved');
  fireEvent.keyDown(window, { key: 'F8' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(save).toHaveFocus();
  show('Sent');
  wait(5_000);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('a message disappears by timeout after another was dismissed with no previous focus', () => {
  render(<Toaster />);
  show('Saved');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  show('Sent');
  wait(5_000);
  expect(screen.queryByText('Sent')).toBeNull();
});
