import type { Asset } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import { type FinancialDocument, listDocuments } from '@evenhand/contracts/finance/documents';
import type { Income } from '@evenhand/contracts/finance/incomes';
import { getPropertyDivision, type PropertyDivision } from '@evenhand/contracts/finance/property';
import { call } from '@evenhand/web-kit/call';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { assetsList, debtsList, incomesList } from './own-lists.js';

export interface Finances {
  assets: Asset[];
  debts: Debt[];
  incomes: Income[];
  documents: FinancialDocument[];
  division: PropertyDivision;
}

/** Prefix of the queries that a change of a list invalidates. */
export const financesKey = ['/api/financial'];

const read = async (): Promise<Finances> => {
  const [assets, debts, incomes, documents, division] = await Promise.all([
    assetsList.read(),
    debtsList.read(),
    incomesList.read(),
    call(listDocuments),
    call(getPropertyDivision),
  ]);
  return { assets, debts, incomes, documents, division };
};

export const useFinances = (isSignedIn: boolean) =>
  useQuery({ queryKey: financesKey, queryFn: read, enabled: isSignedIn });

const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: financesKey });

/** Invalidates the tracker's queries. */
export const useRefresh = () => {
  const queries = useQueryClient();
  return () => refresh(queries);
};
