import { getIntake, submitIntake } from '@evenhand/contracts/intake/intake';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { fireEvent, screen } from '@testing-library/react';
import { fieldIn, placesOfChange } from '../src/answers/way-to-answer';
import { intake } from './case-data';
import { createApi, openPage, press, problem } from './open-page';

const open = () => {
  const api = createApi().on(getIntake, () => intake);
  return { api, router: openPage(placesOfChange.check) };
};
const { partnerName, separationDate } = wording.fields;

test('the check of answers links each answer to its question', async () => {
  open();
  const links = await screen.findAllByRole('link', { name: /^Change: / });
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) {
    const search = new URL(link.getAttribute('href') ?? '', location.origin).searchParams;
    const field = fieldIn(search.get('change') ?? '');
    expect(link).toHaveAccessibleName(field && wording.check.changeWhat(wording.fields[field].label));
  }
});

test('the check of answers opens the question with its answer and returns to the link that was pressed', async () => {
  const { router } = open();
  const name = wording.check.changeWhat(partnerName.label);
  fireEvent.click(await screen.findByRole('link', { name }));
  expect(await screen.findByLabelText(partnerName.label)).toHaveValue('Sam Sample');
  await press(wording.backTo.check);
  expect(await screen.findByRole('link', { name })).toHaveFocus();
  expect(router.state.location.search).toBe('?step=check');
});

test('the check of answers names a refused answer with its sentence and a link when it is submitted', async () => {
  const { api } = open();
  const refused = { pointer: '/separationDate', detail: 'This day is in the future.' };
  api.on(submitIntake, () => problem('invalid-input', { errors: [refused] }));
  await press(wording.submit);
  expect(await screen.findByText(refused.detail)).toBeVisible();
  const link = screen.getByRole('link', { name: separationDate.label });
  expect(link.getAttribute('href')).toContain('change=separationDate');
});

test('the check of answers leads to the review when the answers are submitted', async () => {
  const { api, router } = open();
  api.on(submitIntake, () => intake);
  await press(wording.submit);
  expect(await screen.findByRole('heading', { level: 1, name: /draft/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/flow/review');
});
