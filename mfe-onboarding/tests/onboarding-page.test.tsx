import { getCurrentUser } from '@evenhand/contracts/auth/user';
import { onToast, type Toast } from '@evenhand/web-kit/toast';
import { onboardingWording as wording } from '@evenhand/wording/dashboard';
import { screen } from '@testing-library/react';
import { createApi, openPage, press, problem } from './open-page';

const [upload, intake, review] = wording.steps;
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('the onboarding page leads through three steps and then to the dashboard', async () => {
  createApi();
  const router = openPage('/onboarding');
  expect(await heading(upload.name)).toBeVisible();
  expect(screen.getByRole('button', { name: wording.previous })).toBeDisabled();
  await press(wording.next);
  expect(await heading(intake.name)).toBeVisible();
  expect(screen.getByRole('link', { name: intake.action })).toHaveAttribute('href', intake.to);
  await press(wording.next);
  expect(await heading(review.name)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: wording.progress(100) })).toBeVisible();
  await press(wording.complete);
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('the onboarding page skips only the optional step when Skip is pressed', async () => {
  createApi();
  openPage('/onboarding');
  await press(wording.skip);
  expect(await heading(intake.name)).toBeVisible();
  expect(screen.queryByRole('button', { name: wording.skip })).toBeNull();
});

test('the onboarding page asks a person who is signed out to sign in', async () => {
  const toast = new Promise<Toast>((resolve) => onToast(resolve));
  createApi().on(getCurrentUser, () => problem('sign-in-needed'));
  openPage('/onboarding');
  expect(await toast).toEqual({ ...wording.signInNeeded, kind: 'destructive' });
});
