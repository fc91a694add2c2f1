/** Folders whose rules are changed one at a time, with the tests that must notice. None of them starts a service. */
export const targets: Record<string, readonly string[]> = {
  'packages/family-law/src/child-support': [
    'packages/family-law/tests/child-support.test.ts',
    'packages/family-law/tests/guidelines-income.test.ts',
    'packages/family-law/tests/published-tables.test.ts',
    'packages/family-law/tests/special-expenses.test.ts',
  ],
  'packages/family-law/src/property': ['packages/family-law/tests/property.test.ts'],
  'packages/family-law/src/spousal-support': [
    'packages/family-law/tests/lump-sum.test.ts',
    'packages/family-law/tests/net-disposable-income.test.ts',
    'packages/family-law/tests/spousal-support.test.ts',
  ],
  'svc-auth/src/factors/app-code.ts': ['svc-auth/tests/pure-decisions.test.ts'],
  'svc-auth/src/sessions/session-limits.ts': ['svc-auth/tests/pure-decisions.test.ts'],
  'svc-billing/src/rules': ['svc-billing/tests/published.test.ts', 'svc-billing/tests/model/payments-model.test.ts'],
  'svc-intake/src/agreement/package-state.ts': ['svc-intake/tests/package-state.test.ts'],
  'svc-intake/src/agreement/witness-rules.ts': ['svc-intake/tests/pure-decisions.test.ts'],
  'svc-intake/src/signing/drawing.ts': ['svc-intake/tests/pure-decisions.test.ts'],
};
