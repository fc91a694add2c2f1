import { waitFor } from '@testing-library/react';
import { takeOver } from './take-over';

const page = '<button>One</button><form><input aria-label="Email"><textarea></textarea><button>Send</button></form>';

const open = (): { drawn: HTMLElement; root: HTMLElement } => {
  document.body.innerHTML = `<div id="drawn"><main><h1>Title</h1>${page}</main></div><div id="root" hidden></div>`;
  const [drawn, root] = document.body.children;
  if (!(drawn instanceof HTMLElement && root instanceof HTMLElement)) throw new Error('no page');
  return { drawn, root };
};

test('the application takes the place of the drawn page when it shows its heading, and not before', async () => {
  const { drawn, root } = open();
  takeOver(root);
  root.innerHTML = '<main>Loading</main>';
  await Promise.resolve();
  expect(drawn).toBeInTheDocument();
  root.innerHTML = `<main><h1>Title</h1>${page}</main>`;
  await waitFor(() => expect(drawn).not.toBeInTheDocument());
  expect(root.hidden).toBe(false);
});

test('what was typed and where the focus was go on in the application', async () => {
  const { drawn, root } = open();
  const field = drawn.querySelector('input');
  field?.focus();
  if (field) field.value = 'alex@example.test';
  takeOver(root);
  root.innerHTML = `<main><h1>Title</h1>${page}</main>`;
  await waitFor(() => expect(root.querySelector('input')).toHaveValue('alex@example.test'));
  expect(root.querySelector('input')).toHaveFocus();
});

test('a button that was pressed on the drawn page is pressed in the application', async () => {
  const { drawn, root } = open();
  drawn.dataset.pressed = '1';
  const pressed: string[] = [];
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(target.textContent ?? '');
  });
  root.addEventListener('submit', (event) => event.preventDefault());
  takeOver(root);
  root.innerHTML = `<main><h1>Title</h1>${page}</main>`;
  await waitFor(() => expect(pressed).toEqual(['Send']));
});
