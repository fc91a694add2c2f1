import { satisfies } from 'semver';
import { SHELL } from '../../../../packages/contracts/src/release-set.ts';
import type { Statement } from '../statement.ts';
import { type Contract, differencesOf } from './contract.ts';
import { overlap } from './paths.ts';

/** Bytes of brotli that a page of a micro front end loads before it is shown. */
const MOST_PAGE_BYTES = 130_000;
const MODULE = './routes';

/** What browsers of one bucket have. */
export interface Live {
  shell: Statement;
  remotes: Statement[];
  contract: Contract;
}

interface Candidate {
  release: Statement;
  /** That it was built with. */
  contract: Contract;
}

const isOfShell = (path: string, { ownPaths = [] }: Statement): boolean => ownPaths.some((page) => overlap(page, path));

const checkModule = ({ name, exposes, microFrontend }: Statement, { shell }: Live): string | undefined => {
  if (!exposes.includes(MODULE))
    return `${name} exposes no ${MODULE}: name it in exposes of packages/web-kit/src/preset.ts.`;
  const taken = shell.shows ?? [shell.microFrontend];
  if (!taken.includes(microFrontend))
    return `${name} has version ${microFrontend} of MicroFrontend and the live shell takes ${taken.join(' and ')}: release the shell first, or build with its packages/contracts/src/release-set.ts.`;
  return undefined;
};

const checkShared = ({ name, shared }: Statement, { shell }: Live): string | undefined => {
  const provided = new Map(shell.shared.map((library) => [library.name, library.version]));
  const wrong = shared.find(({ name: library, requiredVersion, isBundled }) => {
    const version = provided.get(library);
    return version === undefined ? !isBundled : !satisfies(version, requiredVersion);
  });
  const has = wrong && (provided.get(wrong.name) ?? 'none');
  return (
    wrong &&
    `${name} needs ${wrong.name} ${wrong.requiredVersion} and the live shell has ${has}: set its version in ${name}/package.json.`
  );
};

const checkProvided = ({ name, shared }: Statement, { shell }: Live): string | undefined => {
  const gone = shell.shared.find((library) => !shared.some((each) => each.name === library.name));
  return (
    gone &&
    `${name} no longer shares ${gone.name}, which live micro front ends take from it: keep it in SHARED of packages/web-kit/src/preset.ts.`
  );
};

const checkPaths = ({ name, release: { paths } }: Statement, { shell, remotes }: Live): string | undefined => {
  const others = remotes.filter((remote) => remote.name !== name);
  for (const path of paths) {
    const owner = isOfShell(path, shell)
      ? SHELL
      : others.find(({ release }) => release.paths.some((each) => overlap(each, path)))?.name;
    if (owner) return `${name} claims ${path}, which ${owner} has: change evenhand.paths in ${name}/package.json.`;
  }
  return undefined;
};

const checkCalls = ({ release, contract }: Candidate, live: Live): string | undefined => {
  const [found] = differencesOf(release.calls, contract, live.contract);
  return (
    found &&
    `${release.name} calls ${found.endpoint}, which ${found.reason} in the live API: release the service first, or change the call in ${release.name}/src.`
  );
};

const checkBudget = ({ name, pages }: Statement): string | undefined => {
  const heavy = Object.entries(pages).find(([, bytes]) => bytes > MOST_PAGE_BYTES);
  return (
    heavy &&
    `${heavy[0]} of ${name} loads ${heavy[1]} bytes, more than ${MOST_PAGE_BYTES}: load parts of the page later in ${name}/src/routes.tsx.`
  );
};

/** What a live micro front end and another shell cannot do together. */
const checkUnder = (shell: Statement, remote: Statement, live: Live): string | undefined =>
  checkModule(remote, { ...live, shell }) ??
  checkShared(remote, { ...live, shell }) ??
  checkPaths(remote, { ...live, shell, remotes: [] });

/** One sentence with the file to change, when a release would break what is live. */
export const checkRelease = (candidate: Candidate, live: Live): string | undefined => {
  const { release } = candidate;
  if (release.name === SHELL)
    return (
      live.remotes.map((remote) => checkUnder(release, remote, live)).find(Boolean) ??
      checkProvided(release, live) ??
      checkCalls(candidate, live)
    );
  return (
    checkModule(release, live) ??
    checkShared(release, live) ??
    checkPaths(release, live) ??
    checkCalls(candidate, live) ??
    checkBudget(release)
  );
};
