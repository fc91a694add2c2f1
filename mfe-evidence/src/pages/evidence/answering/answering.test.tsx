import { createQueryClient } from '@evenhand/web-kit/query-client';
import { evidenceAnsweringWording as wording } from '@evenhand/wording/evidence-answering';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Answering } from './answering';

const HOST = 'api.example.com';

/** `broken` makes every later call fail. */
const api = (provider: string | null, isOn = false) => {
  const state = { provider, isOn, broken: false };
  const bodies: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_path, { method = 'GET', body } = {}) => {
    if (state.broken) return new Response('{}', { status: 503 });
    if (method === 'PUT') {
      bodies.push(JSON.parse(String(body)));
      state.isOn = JSON.parse(String(body)).isOn;
    }
    return new Response(JSON.stringify({ provider: state.provider, isOn: state.isOn }));
  });
  return { state, bodies };
};

const open = () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Answering />
    </QueryClientProvider>,
  );
};
const tick = () => screen.findByRole('checkbox', { name: wording.switch(HOST) });

afterEach(() => {
  jest.restoreAllMocks();
});

test('the form states that nothing leaves our servers and has no checkbox when no provider is configured', async () => {
  api(null);
  open();
  expect(await screen.findByText(wording.own)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the form names the provider’s host and the data sent before it is switched on', async () => {
  api(HOST);
  open();
  expect(await tick()).not.toBeChecked();
  expect(screen.getByText(wording.offered(HOST))).toHaveTextContent(HOST);
  expect(screen.getByText(wording.leaves)).toBeVisible();
  expect(screen.getByText(wording.checked)).toBeVisible();
});

test('the assistant is switched on and off, and the form confirms each saved change', async () => {
  const { bodies } = api(HOST);
  open();
  await userEvent.click(await tick());
  expect(await screen.findByText(wording.on)).toBeVisible();
  expect(await tick()).toBeChecked();
  await userEvent.click(await tick());
  expect(await screen.findByText(wording.off)).toBeVisible();
  expect(await tick()).not.toBeChecked();
  expect(bodies).toEqual([{ isOn: true }, { isOn: false }]);
});

test('the checkbox keeps its saved state when the change could not be saved', async () => {
  const { state } = api(HOST, true);
  open();
  expect(await tick()).toBeChecked();
  state.broken = true;
  await userEvent.click(await tick());
  expect(await tick()).toBeChecked();
  expect(screen.queryByText(wording.off)).toBeNull();
});
