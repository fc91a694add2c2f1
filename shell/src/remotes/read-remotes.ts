import { MANIFEST_ADDRESS } from '@evenhand/contracts/release-set';
import type { Remotes } from '@evenhand/contracts/remotes';
import { matchPath } from 'react-router-dom';
import { openManifest, pinned } from './manifest';
import { chooseReleases } from './outcomes';

const LIMIT_MS = 5_000;

/** Marks what has arrived, so that `use` returns it without suspending: https://react.dev/reference/react/use. */
export const usable = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
};

let reading: Promise<Remotes> | undefined;

const fetchRemotes = async (): Promise<Remotes> => {
  const response = await fetch(MANIFEST_ADDRESS, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`${MANIFEST_ADDRESS}: ${response.status}`);
  return chooseReleases(await openManifest(await response.json(), pinned()));
};

/** The live micro front ends, fetched once per tab, until {@link forgetRemotes}. */
export const readRemotes = (): Promise<Remotes> => {
  reading ??= usable(fetchRemotes());
  return reading;
};

/** Called after a failure: a newer release may have replaced them. */
export const forgetRemotes = (): void => {
  reading = undefined;
};

/** The micro front end of a path; undefined when no page has that address. */
export const remoteOf = (remotes: Remotes, pathname: string): string | undefined =>
  Object.keys(remotes).find((name) => remotes[name]?.paths.some((path) => matchPath(path, pathname)));
