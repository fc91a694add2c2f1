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

/** The queries under it are asked anew after each change of a list. */
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

/** All that the tracker shows, of the person signed in; not asked for while nobody is. */
export const useFinances = (isSignedIn: boolean) =>
  useQuery({ queryKey: financesKey, queryFn: read, enabled: isSignedIn });

const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: financesKey });

/** Brings what the tracker shows up to date. */
export const useRefresh = () => {
  const queries = useQueryClient();
  return () => refresh(queries);
};
