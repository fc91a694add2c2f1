const ofFamilyLaw = (...names: string[]): string[] => names.map((name) => `packages/family-law/tests/${name}.test.ts`);

/** Folders whose rules are changed one at a time, with the tests that must notice. None of them starts a service. */
export const targets: Record<string, readonly string[]> = {
  'packages/family-law/src/child-support': ofFamilyLaw(
    'child-support',
    'child-support-lines',
    'guidelines-income',
    'published-tables',
    'special-expenses',
  ),
  'packages/family-law/src/property': ofFamilyLaw('property', 'compared-statements'),
  'packages/family-law/src/spousal-support': ofFamilyLaw(
    ...['children', 'duration', 'limits', 'question', 'reduced-incomes', 'with-child', 'without-child'].map(
      (name) => `spousal-support/${name}`,
    ),
    'lump-sum',
    'net-disposable-income',
  ),
  'gateway/src/limits/network.ts': ['gateway/tests/open-requests.test.ts'],
  'gateway/src/limits/open-requests.ts': ['gateway/tests/open-requests.test.ts'],
  'gateway/src/limits/turns.ts': ['gateway/tests/turn-order.test.ts'],
  'svc-auth/src/factors/app-code.ts': ['svc-auth/tests/pure-decisions.test.ts'],
  'svc-auth/src/factors/recovery-codes.ts': ['svc-auth/tests/pure-decisions.test.ts'],
  'svc-auth/src/sessions/session-limits.ts': ['svc-auth/tests/pure-decisions.test.ts'],
  'svc-billing/src/rules': [
    'svc-billing/tests/published.test.ts',
    'svc-billing/tests/rules/entitlement.test.ts',
    'svc-billing/tests/rules/ledger.test.ts',
  ],
  'svc-intake/src/agreement/cooling-off.ts': ['svc-intake/tests/cooling-off-days.test.ts'],
  'svc-intake/src/agreement/package-state.ts': ['svc-intake/tests/package-state.test.ts'],
  'svc-intake/src/agreement/places.ts': ['svc-intake/tests/places.test.ts'],
  'svc-intake/src/agreement/same-person.ts': ['svc-intake/tests/same-person.test.ts'],
  'svc-intake/src/agreement/witness-rules.ts': ['svc-intake/tests/same-person.test.ts'],
  'svc-intake/src/signing/drawing.ts': ['svc-intake/tests/drawing.test.ts'],
};
