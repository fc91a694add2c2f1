import {
  type AgreementVersion,
  compareAsPartner,
  compareVersions,
  getPartnersVersions,
  getVersions,
} from '@evenhand/contracts/agreement/versions';
import type { Party } from '@evenhand/contracts/identity';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

const calls = {
  owner: { list: getVersions, compare: compareVersions },
  partner: { list: getPartnersVersions, compare: compareAsPartner },
};

export const useVersions = (party: Party) => {
  const { list } = calls[party];
  return useQuery({ queryKey: [list.path], queryFn: () => call(list), staleTime: 0 });
};

/** The newest version that the party approved and that a later one replaced. */
export const approvedBefore = ([, ...older]: AgreementVersion[], party: Party): AgreementVersion | undefined =>
  older.find(({ approvedBy }) => approvedBy.includes(party));

/**
 * The compared pair, kept in the address. Without one: the newest version and the one that the party approved, else
 * the one before it.
 */
export const usePair = (versions: AgreementVersion[], party: Party) => {
  const [search, setSearch] = useSearchParams();
  const [newest, previous] = versions;
  const numberOf = (name: string, standard: AgreementVersion | undefined) =>
    versions.find(({ version }) => String(version) === search.get(name)) ?? standard;
  const pair = { from: numberOf('from', approvedBefore(versions, party) ?? previous), to: numberOf('to', newest) };
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

export const useComparison = (party: Party, from: number | undefined, to: number | undefined) => {
  const { compare } = calls[party];
  return useQuery({
    queryKey: [compare.path, from, to],
    queryFn: () => call(compare, undefined, { params: { from: String(from), to: String(to) } }),
    enabled: from !== undefined && to !== undefined,
  });
};
