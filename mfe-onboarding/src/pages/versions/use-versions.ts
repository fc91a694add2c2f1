import { type AgreementVersion, compareVersions, getVersions } from '@evenhand/contracts/agreement/versions';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

export const useVersions = () =>
  useQuery({ queryKey: [getVersions.path], queryFn: () => call(getVersions), staleTime: 0 });

/** The newest version that the owner approved and that a later one replaced. */
export const approvedBefore = ([, ...older]: AgreementVersion[]): AgreementVersion | undefined =>
  older.find(({ approvedBy }) => approvedBy.includes('owner'));

/**
 * The compared pair, kept in the address. Without one: the newest version and the one that the owner approved, else
 * the one before it.
 */
export const usePair = (versions: AgreementVersion[]) => {
  const [search, setSearch] = useSearchParams();
  const [newest, previous] = versions;
  const numberOf = (name: string, standard: AgreementVersion | undefined) =>
    versions.find(({ version }) => String(version) === search.get(name)) ?? standard;
  const pair = { from: numberOf('from', approvedBefore(versions) ?? previous), to: numberOf('to', newest) };
  const choose = (name: 'from' | 'to', version: string) =>
    setSearch(
      (before) => {
        before.set(name, version);
        return before;
      },
      { replace: true },
    );
  return { ...pair, choose };
};

export const useComparison = (from: number | undefined, to: number | undefined) =>
  useQuery({
    queryKey: [compareVersions.path, from, to],
    queryFn: () => call(compareVersions, undefined, { params: { from: String(from), to: String(to) } }),
    enabled: from !== undefined && to !== undefined,
  });
