import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import {
  getIntake,
  type Intake,
  type SaveIntakeDraft,
  saveIntakeDraft,
  submitIntake,
} from '@evenhand/contracts/intake/intake';
import type { IntakeField } from '@evenhand/contracts/intake/record';
import { leaveNothing } from '@evenhand/web-kit/leaving';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { useIntakeDraft } from '../src/pages/intake/use-intake-draft';
import { agreementIn, intake, user } from './case-data';
import { createApi, openPage, press, problem, write } from './open-page';

const { userName, userEmail } = wording.fields;
const opened = { ...intake, submittedAt: null };
const named = (name: string, version: number) => ({
  ...opened,
  version,
  record: { ...opened.record, userName: name },
});

test('the intake saves an answer when the person pauses', async () => {
  const api = createApi()
    .on(getIntake, () => opened)
    .on(saveIntakeDraft, () => named('Alex E. Example', 4));
  openPage('/intake');
  await write(userName.label, 'Alex E. Example');
  expect(screen.getByText(wording.notSavedYet)).toBeVisible();
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  expect(api.bodiesOf(saveIntakeDraft)).toEqual([{ version: 3, changes: { userName: 'Alex E. Example' } }]);
});

test('the intake shows the sentence at its field when the service refuses an answer', async () => {
  const refused = { pointer: '/changes/userEmail', detail: 'This address cannot receive mail.' };
  createApi()
    .on(getIntake, () => opened)
    .on(saveIntakeDraft, () => problem('invalid-input', { errors: [refused] }));
  openPage('/intake');
  await write(userEmail.label, 'alex@nowhere.test');
  await waitFor(() =>
    expect(screen.getByLabelText(userEmail.label)).toHaveAccessibleDescription(/cannot receive mail/),
  );
  expect(screen.getByLabelText(userEmail.label)).toBeInvalid();
  expect(screen.getByLabelText(userEmail.label)).toHaveValue('alex@nowhere.test');
});

test.each([
  [wording.conflict.keepMine, 'Alex Here'],
  [wording.conflict.takeTheirs, 'Alex Elsewhere'],
])('the intake asks which answer counts when another window changed it too: %s', async (choice, kept) => {
  const changed = { pointer: '/changes/userName', detail: 'Changed.' };
  const api = createApi()
    .on(getIntake, () => opened)
    .on(saveIntakeDraft, () => problem('changed-elsewhere', { errors: [changed] }));
  openPage('/intake');
  await write(userName.label, 'Alex Here');
  api.on(getIntake, () => named('Alex Elsewhere', 4));
  expect(await screen.findByText(wording.conflict.text(userName.label))).toBeVisible();
  api.on(saveIntakeDraft, () => named('Alex Here', 5));
  await press(choice);
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  expect(screen.getByLabelText(userName.label)).toHaveValue(kept);
});

test('the intake shows the answers without a way to change them when the agreement is sealed', async () => {
  createApi()
    .on(getIntake, () => intake)
    .on(getAgreement, () => agreementIn('completed'));
  openPage('/intake');
  expect(await screen.findByText(wording.sealed)).toBeVisible();
  expect(screen.getByText('Alex Example')).toBeVisible();
  expect(screen.queryByRole('link', { name: wording.check.changeWhat(userName.label) })).toBeNull();
});

test('the intake completes no step by default and confirms the defaults of a page when the person continues', async () => {
  const start = { ...opened, record: { hasChildren: false, userName: 'Alex Example' } };
  const api = createApi()
    .on(getIntake, () => start)
    .on(saveIntakeDraft, () => ({ ...start, confirmed: ['hasChildren' as const], version: 4 }));
  openPage('/intake?step=children-and-parenting');
  const step = (name: string) => screen.getByRole('button', { name }).closest('li');
  expect(await screen.findByRole('button', { name: wording.steps['personal-information'].name })).toBeVisible();
  expect(step(wording.steps['personal-information'].name)).toHaveTextContent(`(${wording.stepStates.pending})`);
  await press(wording.next);
  expect(step(wording.steps['children-and-parenting'].name)).toHaveTextContent(`(${wording.stepStates.completed})`);
  expect(api.bodiesOf(saveIntakeDraft)).toEqual([{ version: 3, changes: { hasChildren: false } }]);
});

test('the intake saves terms in own words in addition to the chosen ones', async () => {
  const start = { ...opened, record: { ...opened.record, optionalClauses: ['Pets'] } };
  const api = createApi()
    .on(getIntake, () => start)
    .on(saveIntakeDraft, () => ({ ...start, version: 4 }));
  openPage('/intake?step=final-details');
  await write(wording.ownChoices.optionalClauses, 'The piano stays with Alex.\n\n');
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  const optionalClauses = ['Pets', 'The piano stays with Alex.'];
  expect(api.bodiesOf(saveIntakeDraft)).toEqual([{ version: 3, changes: { optionalClauses } }]);
});

const answersElsewhere = <Answers extends object>(record: Answers) => ({ ...opened, version: 4, record });

test('an amount that was cleared in another window is not shown any more', async () => {
  createApi()
    .on(getIntake, () => ({ ...opened, record: { userIncome: 50_000, partnerIncome: 60_000 } }))
    .on(saveIntakeDraft, () => answersElsewhere({ partnerIncome: 45_000 }));
  openPage('/intake?step=financial-details&about=income');
  expect(await screen.findByLabelText(wording.fields.userIncome.label)).toHaveValue('50,000.00');
  await write(wording.fields.partnerIncome.label, '45,000');
  await waitFor(() => expect(screen.getByLabelText(wording.fields.userIncome.label)).toHaveValue(''));
});

test('terms in own words follow those of another window, and their next change keeps them', async () => {
  const record = { ...opened.record, optionalClauses: ['Pets', 'The piano stays with Alex.'] };
  const theirs = { ...record, optionalClauses: ['The boat is sold.'] };
  const changed = { pointer: '/changes/optionalClauses', detail: 'Changed.' };
  const api = createApi()
    .on(getIntake, () => ({ ...opened, record }))
    .on(saveIntakeDraft, () => problem('changed-elsewhere', { errors: [changed] }));
  openPage('/intake?step=final-details');
  const label = wording.ownChoices.optionalClauses;
  await write(label, 'The piano is sold.');
  api.on(getIntake, () => answersElsewhere(theirs));
  await press(wording.conflict.takeTheirs);
  expect(screen.getByLabelText(label)).toHaveValue('The boat is sold.');
  api.on(saveIntakeDraft, () => answersElsewhere(theirs));
  await userEvent.type(screen.getByLabelText(label), '\nThe dog stays.');
  expect(screen.getByLabelText(label)).toHaveValue('The boat is sold.\nThe dog stays.');
  await waitFor(() =>
    expect(changesIn(api.bodiesOf(saveIntakeDraft).at(-1))).toEqual({
      optionalClauses: ['The boat is sold.', 'The dog stays.'],
    }),
  );
});

const changesIn = (body: unknown) => (body as SaveIntakeDraft).changes;

/** A service that refuses one field and saves the others. */
const refusing = (field: IntakeField, detail: string) => {
  let saved: Intake = opened;
  return createApi()
    .on(getIntake, () => saved)
    .on(saveIntakeDraft, (body) => {
      const changes = changesIn(body);
      if (field in changes) return problem('invalid-input', { errors: [{ pointer: `/changes/${field}`, detail }] });
      saved = { ...saved, version: saved.version + 1, record: { ...saved.record, ...changes } as Intake['record'] };
      return saved;
    });
};

const unreachable = 'alex@nowhere.test';

test('the intake saves the other answers when the service refuses one', async () => {
  const api = refusing('userEmail', 'This address cannot receive mail.');
  openPage('/intake');
  await write(userEmail.label, unreachable);
  await waitFor(() => expect(screen.getByLabelText(userEmail.label)).toHaveAccessibleDescription(/cannot receive/));
  await write(wording.fields.partnerName.label, 'Sam S. Sample');
  await waitFor(() =>
    expect(changesIn(api.bodiesOf(saveIntakeDraft).at(-1))).toEqual({ partnerName: 'Sam S. Sample' }),
  );
  expect(screen.getByLabelText(userEmail.label)).toHaveValue(unreachable);
  expect(screen.getByLabelText(userEmail.label)).toHaveAccessibleDescription(/cannot receive/);
});

test('the intake names a refused answer on the screens after its question, with the way to it', async () => {
  refusing('userEmail', 'This address cannot receive mail.');
  openPage('/intake');
  await write(userEmail.label, unreachable);
  await press(wording.next);
  await userEvent.click(await screen.findByRole('link', { name: userEmail.label }));
  expect(await screen.findByLabelText(userEmail.label)).toHaveAccessibleDescription(/cannot receive/);
});

test('the intake leaves out of the answers kept on the device only those that cannot be read', async () => {
  const api = refusing('userName', 'Too long.');
  const changes = { userName: 'x'.repeat(201), partnerName: 'Sam S. Sample', homeOwner: 7, unknown: 'x' };
  localStorage.setItem('evenhand.intake.unsent', JSON.stringify({ userId: user.id, changes }));
  openPage('/intake');
  expect(await screen.findByLabelText(userName.label)).toHaveValue('x'.repeat(201));
  expect(screen.getByLabelText(wording.fields.partnerName.label)).toHaveValue('Sam S. Sample');
  await waitFor(() =>
    expect(changesIn(api.bodiesOf(saveIntakeDraft).at(-1))).toEqual({ partnerName: 'Sam S. Sample' }),
  );
  const kept = JSON.parse(localStorage.getItem('evenhand.intake.unsent') ?? '{}');
  expect(kept.changes).toEqual({ userName: 'x'.repeat(201) });
});

test.each([
  ['/intake', userName.label, 200],
  ['/intake', userEmail.label, 254],
  ['/intake?step=financial-details&about=assets', wording.fields.assetDivisionDescription.label, 5_000],
  ['/intake?step=children-and-parenting&about=children', wording.lists.children.fields.name, 200],
])('the controls of %s take no more characters than the contract: %s', async (page, label, longest) => {
  const record = { ...opened.record, hasAssets: true, hasChildren: true, children: [{}] };
  createApi().on(getIntake, () => ({ ...opened, record }));
  openPage(page);
  expect(await screen.findByLabelText(label)).toHaveAttribute('maxlength', String(longest));
});

const toChange = '/intake?step=personal-information&about=people&change=userName&back=check&at=userName';

test('the way back from a change waits for the save that is running and for what was written meanwhile', async () => {
  let answer = () => {};
  const api = createApi().on(getIntake, () => opened);
  const plain = globalThis.fetch;
  let version = 3;
  globalThis.fetch = async (path, options) => {
    if (path !== saveIntakeDraft.path) return plain(path, options);
    await plain(path, options);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    version += 1;
    return Response.json({ ...named('Alex E. Example', version) });
  };
  const router = openPage(toChange);
  await write(userName.label, 'Alex E.');
  await waitFor(() => expect(api.bodiesOf(saveIntakeDraft)).toHaveLength(1));
  await write(userName.label, 'Alex E. Example');
  fireEvent.click(screen.getByRole('button', { name: wording.backTo.check }));
  answer();
  await waitFor(() => expect(api.bodiesOf(saveIntakeDraft)).toHaveLength(2));
  expect(router.state.location.search).toContain('change=userName');
  answer();
  await waitFor(() => expect(router.state.location.search).toBe('?step=check'));
  expect(changesIn(api.bodiesOf(saveIntakeDraft).at(-1))).toEqual({ userName: 'Alex E. Example' });
});

test('the way back from a change stays with the reason when the service refuses the answer', async () => {
  refusing('userEmail', 'This address cannot receive mail.');
  const router = openPage(toChange.replaceAll('userName', 'userEmail'));
  await write(userEmail.label, unreachable);
  await press(wording.backTo.check);
  expect(await screen.findByText(wording.held.title)).toBeVisible();
  expect(screen.getByLabelText(userEmail.label)).toHaveAccessibleDescription(/cannot receive/);
  expect(router.state.location.search).toContain('change=userEmail');
});

test('the way back from a change stays with the reason when there is no connection', async () => {
  createApi()
    .on(getIntake, () => opened)
    .on(saveIntakeDraft, () => {
      throw new TypeError('Failed to fetch');
    });
  const router = openPage(toChange);
  await write(userName.label, 'Alex E. Example');
  await press(wording.backTo.check);
  expect(await screen.findByText(wording.held.title)).toBeVisible();
  expect(router.state.location.search).toContain('change=userName');
});

test('the intake stays with an answer that is changed while the submission is under way', async () => {
  let submit = () => {};
  const submitted = { ...named('Alex Example', 4), submittedAt: '2026-11-21T10:00:00.000Z' };
  const api = createApi()
    .on(getIntake, () => opened)
    .on(submitIntake, () => submitted)
    .on(saveIntakeDraft, () => ({ ...submitted, ...named('Alex E. Example', 5) }));
  const plain = globalThis.fetch;
  globalThis.fetch = async (path, options) => {
    const answer = await plain(path, options);
    if (options?.method === submitIntake.method) await new Promise<void>((resolve) => (submit = resolve));
    return answer;
  };
  const router = openPage('/intake?step=check');
  await press(wording.submit);
  await waitFor(() => expect(api.bodiesOf(submitIntake)).toHaveLength(1));
  await act(() => router.navigate('/intake?step=personal-information&about=people'));
  await write(userName.label, 'Alex E. Example');
  submit();
  await waitFor(() => expect(changesIn(api.bodiesOf(saveIntakeDraft).at(-1))).toEqual({ userName: 'Alex E. Example' }));
  expect(screen.getByLabelText(userName.label)).toHaveValue('Alex E. Example');
  expect(router.state.location.pathname).toBe('/intake');
});

test('an answer is saved when the page is left while it is being written', async () => {
  const api = createApi()
    .on(getIntake, () => opened)
    .on(saveIntakeDraft, () => named('Alex E. Example', 4));
  const router = openPage('/intake');
  await write(userName.label, 'Alex E. Example');
  await act(() => router.navigate('/elsewhere'));
  await waitFor(() => expect(api.bodiesOf(saveIntakeDraft)).toHaveLength(1));
});

test('a sign-out sends what is unsaved and leaves no answer on the device', async () => {
  const requests: (RequestInit | undefined)[] = [];
  createApi()
    .on(getIntake, () => opened)
    .on(saveIntakeDraft, () => {
      throw new TypeError('Failed to fetch');
    });
  const plain = globalThis.fetch;
  globalThis.fetch = (path, options) => {
    if (path === saveIntakeDraft.path) requests.push(options);
    return plain(path, options);
  };
  openPage('/intake');
  await write(userName.label, 'Alex E. Example');
  expect(localStorage.getItem('evenhand.intake.unsent')).toContain('Alex E. Example');
  act(leaveNothing);
  expect(localStorage).toHaveLength(0);
  await waitFor(() => expect(requests).toMatchObject([{ keepalive: true }]));
  expect(await screen.findByText(wording.offline)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('the intake states that answers are not kept on the device when the browser refuses storage', async () => {
  const api = createApi()
    .on(getIntake, () => opened)
    .on(saveIntakeDraft, () => {
      throw new TypeError('Failed to fetch');
    });
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openPage('/intake');
  await write(userName.label, 'Alex E. Example');
  expect(await screen.findByText(wording.offlineNotKept)).toBeVisible();
  expect(screen.getByLabelText(userName.label)).toHaveValue('Alex E. Example');
  expect(changesIn(api.bodiesOf(saveIntakeDraft).at(-1))).toEqual({ userName: 'Alex E. Example' });
  refuse.mockRestore();
});

test('the intake removes the unsaved answers of another person from the device', async () => {
  createApi().on(getIntake, () => opened);
  localStorage.setItem('evenhand.intake.unsent', JSON.stringify({ userId: 'another', changes: { userName: 'Robin' } }));
  openPage('/intake');
  expect(await screen.findByLabelText(userName.label)).toHaveValue('Alex Example');
  expect(localStorage.getItem('evenhand.intake.unsent')).toBeNull();
});

test.each([
  ['of before the saved one', { userName: 2 }, 2],
  ['without a version', undefined, 0],
])('an answer kept on the device is sent with the version it was made against: %s', async (_, since, version) => {
  const api = createApi()
    .on(getIntake, () => opened)
    .on(saveIntakeDraft, () => named('Robin', 4));
  const changes = { userName: 'Robin' };
  localStorage.setItem('evenhand.intake.unsent', JSON.stringify({ userId: user.id, changes, since }));
  openPage('/intake');
  await waitFor(() => expect(api.bodiesOf(saveIntakeDraft)).toEqual([{ version, changes }]));
});

test('a neutral title of the intake names no question', async () => {
  createApi().on(getIntake, () => opened);
  document.documentElement.dataset.titles = 'neutral';
  openPage('/intake?step=financial-details&about=spousalSupport');
  await screen.findByRole('heading', { level: 1, name: wording.subjects.spousalSupport });
  delete document.documentElement.dataset.titles;
  expect(document.title).toMatch(/^Page \d+ of \d+ · Evenhand$/);
});

test('the row that takes the place of a removed one keeps its own amount', async () => {
  const start = {
    ...opened,
    record: { ...opened.record, hasChildren: true, expenses: [{ what: 'Piano', amount: 120 }, { what: 'Hockey' }] },
  };
  const api = createApi()
    .on(getIntake, () => start)
    .on(saveIntakeDraft, () => ({ ...start, version: 4, record: { ...start.record, expenses: [{ what: 'Hockey' }] } }));
  openPage('/intake?step=financial-details&about=expenses');
  const { remove, fields } = wording.lists.expenses;
  await press(remove(1));
  expect(screen.getByLabelText(fields.what)).toHaveValue('Hockey');
  expect(screen.getByLabelText(fields.amount)).toHaveValue('');
  await waitFor(() =>
    expect(changesIn(api.bodiesOf(saveIntakeDraft).at(-1))).toEqual({ expenses: [{ what: 'Hockey' }] }),
  );
});

const Draft = () => {
  const draft = useIntakeDraft(opened, user.id);
  return (
    <>
      <button type="button" onClick={() => draft.change({ userName: 'Alex E. Example' })}>
        Write
      </button>
      <p>{draft.status}</p>
    </>
  );
};

test('an answer is saved after a new sign-in when the session ended before it was', async () => {
  const api = createApi().on(saveIntakeDraft, () => problem('sign-in-needed'));
  const queries = createQueryClient();
  const page = (mode: 'visible' | 'hidden') => (
    <QueryClientProvider client={queries}>
      <Activity mode={mode}>
        <Draft />
      </Activity>
    </QueryClientProvider>
  );
  const kept = jest.spyOn(Storage.prototype, 'setItem');
  const { rerender } = render(page('visible'));
  fireEvent.click(screen.getByRole('button', { name: 'Write' }));
  rerender(page('hidden'));
  await waitFor(() => expect(api.bodiesOf(saveIntakeDraft)).toHaveLength(1));
  // Each state keeps what is unsent: written, being saved, and refused while the page is hidden.
  await waitFor(() => expect(kept.mock.calls.filter(([key]) => key === 'evenhand.intake.unsent')).toHaveLength(3));
  kept.mockRestore();
  api.on(saveIntakeDraft, () => named('Alex E. Example', 4));
  rerender(page('visible'));
  expect(await screen.findByText('saved')).toBeVisible();
});
