import { render, screen, waitFor } from '@testing-library/react';
import { createElement, useState } from 'react';
import { takeOver } from './take-over';

const page = '<button>One</button><form><input aria-label="Email"><textarea></textarea><button>Send</button></form>';

const open = (): { drawn: HTMLElement; root: HTMLElement } => {
  document.body.innerHTML = `<div id="drawn"><main><h1>Title</h1>${page}</main></div><div id="root" hidden></div>`;
  const [drawn, root] = document.body.children;
  if (!(drawn instanceof HTMLElement && root instanceof HTMLElement)) throw new Error('no page');
  return { drawn, root };
};

test('the application replaces the prerendered page only when it shows the same heading', async () => {
  const { drawn, root } = open();
  takeOver(root);
  root.innerHTML = '<main>Loading</main>';
  await Promise.resolve();
  expect(drawn).toBeInTheDocument();
  root.innerHTML = `<main><h1>Title</h1>${page}</main>`;
  await waitFor(() => expect(drawn).not.toBeInTheDocument());
  expect(root.hidden).toBe(false);
});

test('the application takes over typed text and the focus from the prerendered page', async () => {
  const { drawn, root } = open();
  const field = drawn.querySelector('input');
  field?.focus();
  if (field) field.value = 'alex@example.test';
  takeOver(root);
  root.innerHTML = `<main><h1>Title</h1>${page}</main>`;
  await waitFor(() => expect(root.querySelector('input')).toHaveValue('alex@example.test'));
  expect(root.querySelector('input')).toHaveFocus();
});

test('the focus moves to the same control when the application shows more controls, also outside of the page', async () => {
  const { drawn, root } = open();
  drawn.insertAdjacentHTML('afterbegin', '<header><a href="/pricing">Pricing</a></header>');
  drawn.querySelector('a')?.focus();
  takeOver(root);
  const header = '<header><a href="/">Home</a><a href="/pricing">Pricing</a></header>';
  root.innerHTML = `${header}<main><h1>Title</h1><button>New</button>${page}</main>`;
  await waitFor(() => expect(drawn).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveFocus();
});

test('a dialog that opened behind the prerendered page has the focus, and returns it to the link that opens it', async () => {
  const { root } = open();
  takeOver(root);
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<h2 tabindex="-1">Welcome</h2>';
  root.innerHTML = '<header><a href="/?sign-in=1">Sign In</a></header>';
  root.append(dialog);
  dialog.showModal();
  const focused: (string | null)[] = [];
  root.addEventListener('focusin', ({ target }) => focused.push(target instanceof Element ? target.textContent : null));
  root.insertAdjacentHTML('beforeend', '<main><h1>Title</h1></main>');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome' })).toHaveFocus());
  expect(focused).toEqual(['Sign In', 'Welcome']);
});

test('the application receives the press of a button on the prerendered page', async () => {
  const { drawn, root } = open();
  Object.assign(drawn.dataset, { pressed: 'Send', place: '0' });
  const pressed: string[] = [];
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(target.textContent ?? '');
  });
  root.addEventListener('submit', (event) => event.preventDefault());
  takeOver(root);
  root.innerHTML = `<main><h1>Title</h1>${page}</main>`;
  await waitFor(() => expect(pressed).toEqual(['Send']));
});

test('a counter receives each of two presses', async () => {
  const { drawn, root } = open();
  Object.assign(drawn.dataset, { pressed: 'Add', place: '0', times: '2' });
  const Rows = () => {
    const [rows, setRows] = useState(0);
    const add = createElement('button', { type: 'button', onClick: () => setRows(rows + 1) }, 'Add');
    return createElement('main', null, createElement('h1', null, `${rows} rows`), add);
  };
  takeOver(root);
  render(createElement(Rows), { container: root });
  await waitFor(() => expect(screen.getByRole('heading', { hidden: true })).toHaveTextContent('2 rows'));
});

test('the prerendered page stays while a button on it is held down, so that its click is not lost', async () => {
  const { drawn, root } = open();
  takeOver(root);
  drawn.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  root.innerHTML = `<main><h1>Title</h1>${page}</main>`;
  await Promise.resolve();
  expect(drawn).toBeInTheDocument();
  document.dispatchEvent(new Event('pointerup'));
  expect(drawn).toBeInTheDocument();
  await waitFor(() => expect(drawn).not.toBeInTheDocument());
});

test('the prerendered page stays while a button is held down since before the application came', async () => {
  const { drawn, root } = open();
  drawn.dataset.held = 'true';
  takeOver(root);
  root.innerHTML = `<main><h1>Title</h1>${page}</main>`;
  await Promise.resolve();
  expect(drawn).toBeInTheDocument();
  document.dispatchEvent(new Event('pointerup'));
  await waitFor(() => expect(drawn).not.toBeInTheDocument());
});

test('the application keeps its own field values when the prerendered page’s are unchanged', async () => {
  const form = '<input type="radio" name="a" checked><select><option>Ontario</option><option>Quebec</option></select>';
  document.body.innerHTML = `<div id="drawn"><main><h1>Title</h1>${form}</main></div><div id="root" hidden></div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('no page');
  takeOver(root);
  root.innerHTML = `<main><h1>Title</h1>${form.replace(' checked', '').replace('<option>Q', '<option selected>Q')}</main>`;
  await waitFor(() => expect(document.getElementById('drawn')).toBeNull());
  expect(root.querySelector('select')).toHaveValue('Quebec');
  expect(root.querySelector('input')).not.toBeChecked();
});
