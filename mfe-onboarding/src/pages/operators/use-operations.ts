import { type ServiceName, serviceNames } from '@evenhand/contracts/identity';
import {
  getReleaseOutcomes,
  type OperatorsFigure,
  operatorsCalls,
  type ReleaseOutcomes,
  type SendAgain,
  type ServiceState,
} from '@evenhand/contracts/operators/operators';
import { MANIFEST_ADDRESS } from '@evenhand/contracts/release-set';
import type { ReleaseManifest, SignedManifest } from '@evenhand/contracts/remotes';
import { call } from '@evenhand/web-kit/call';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';

/** A service that hangs counts as one that is away. */
const LIMIT_MS = 5_000;

/** Answers first: it proves that the reader is an operator, so that the others ask for no second factor. */
const FIRST = 'svc-auth';
const others = serviceNames.filter((name) => name !== FIRST);

const HIDDEN = ['not-found', 'sign-in-needed', 'not-allowed'];
const isHidden = (error: unknown): boolean => HIDDEN.includes(codeOf(error) ?? '');

const keyOf = (service: ServiceName) => [operatorsCalls[service].getState.path];
const fresh = { staleTime: 0, retry: false } as const;

const readManifest = async (): Promise<ReleaseManifest> => {
  const answer = await fetch(MANIFEST_ADDRESS, { signal: AbortSignal.timeout(LIMIT_MS), cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${MANIFEST_ADDRESS}: ${answer.status}`);
  const { payload }: SignedManifest = await answer.json();
  return JSON.parse(payload);
};

export interface Operations {
  /** By service; null: it did not answer. */
  states: Record<ServiceName, ServiceState | null>;
  manifest: ReleaseManifest | null;
  outcomes: ReleaseOutcomes['outcomes'] | null;
  at: Date;
}

export type Looked = { is: 'pending' | 'hidden' } | { is: 'failed'; error: unknown } | ({ is: 'done' } & Operations);

/** Asks every service, each for itself. */
export const useOperations = (enabled: boolean) => {
  const queries = useQueryClient();
  const first = useQuery({
    queryKey: keyOf(FIRST),
    queryFn: () => call(operatorsCalls[FIRST].getState),
    ...fresh,
    enabled,
  });
  const isOpen = !first.isPending && !isHidden(first.error) && !needsFactor(first.error);
  const within = () => ({ signal: AbortSignal.timeout(LIMIT_MS) });
  const rest = useQueries({
    queries: others.map((service) => ({
      queryKey: keyOf(service),
      queryFn: () => call(operatorsCalls[service].getState, undefined, within()),
      ...fresh,
      enabled: isOpen,
    })),
  });
  const outcomes = useQuery({
    queryKey: [getReleaseOutcomes.path],
    queryFn: () => call(getReleaseOutcomes, undefined, within()),
    ...fresh,
    enabled: isOpen,
  });
  const manifest = useQuery({ queryKey: [MANIFEST_ADDRESS], queryFn: readManifest, ...fresh, enabled: isOpen });

  const states = [first, ...rest];
  const all = [...states, outcomes, manifest];
  const lookAgain = () => queries.refetchQueries({ predicate: ({ queryKey }) => asked.has(String(queryKey[0])) });

  const looked = (): Looked => {
    if (states.some(({ error }) => isHidden(error))) return { is: 'hidden' };
    if (!first.isPending && !isOpen) return { is: 'failed', error: first.error };
    if (all.some(({ isPending }) => isPending)) return { is: 'pending' };
    if (!states.some(({ isSuccess }) => isSuccess)) return { is: 'failed', error: first.error };
    const found = new Map([FIRST, ...others].map((name, at) => [name, states[at]]));
    return {
      is: 'done',
      states: fromEach((service) => stateIn(found.get(service))),
      manifest: manifest.isSuccess ? manifest.data : null,
      outcomes: outcomes.isSuccess ? outcomes.data.outcomes : null,
      at: new Date(
        Math.max(...all.map(({ dataUpdatedAt, errorUpdatedAt }) => Math.max(dataUpdatedAt, errorUpdatedAt))),
      ),
    };
  };
  return { looked: looked(), lookAgain, isLooking: all.some(({ isFetching }) => isFetching) };
};

const asked = new Set([
  ...serviceNames.map((service) => operatorsCalls[service].getState.path),
  getReleaseOutcomes.path,
  MANIFEST_ADDRESS,
]);

export const needsFactor = (error: unknown): boolean => codeOf(error) === 'second-factor-needed';

/** What was known before is not shown as what is. */
const stateIn = (query?: { isSuccess: boolean; data: ServiceState | undefined }): ServiceState | null =>
  query?.isSuccess ? (query.data ?? null) : null;

const fromEach = <Value>(of: (service: ServiceName) => Value): Record<ServiceName, Value> => ({
  'svc-auth': of('svc-auth'),
  'svc-intake': of('svc-intake'),
  'svc-evidence': of('svc-evidence'),
  'svc-finance': of('svc-finance'),
  'svc-billing': of('svc-billing'),
});

/** Of a service that answered; null where its store did not. */
export const figureIn = (state: ServiceState | null, name: OperatorsFigure): number | null =>
  state?.figures.find((figure) => figure.name === name)?.value ?? null;

/** Sends letters of a service again, and looks at it before `onSent`: the pressed button may be gone by then. */
export const useSendAgain = (service: ServiceName, onSent: (count: number) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (what: SendAgain) => call(operatorsCalls[service].sendAgain, what),
    onSuccess: async ({ sent }) => {
      await queries.invalidateQueries({ queryKey: keyOf(service) });
      onSent(sent);
    },
  });
};
