const ofFamilyLaw = (...names: string[]): string[] => names.map((name) => `packages/family-law/tests/${name}.test.ts`);

/** Folders whose rules are changed one at a time, with the tests that must notice. None of them starts a service. */
export const targets: Record<string, readonly string[]> = {
  'packages/family-law/src/child-support': [
    ...ofFamilyLaw('child-support', 'guidelines-income', 'published-tables', 'special-expenses', 'retroactive'),
    ...ofFamilyLaw('cases', 'schedules'),
  ],
  'packages/family-law/src/property': [
    ...ofFamilyLaw('property', 'findings/home-in-two-statements', 'findings/property', 'findings/any-disclosures'),
    ...ofFamilyLaw('cases', 'schedules'),
  ],
  'packages/family-law/src/spousal-support': [
    ...ofFamilyLaw('lump-sum', 'net-disposable-income', 'spousal-support', 'income-kinds'),
    ...ofFamilyLaw('cases', 'schedules'),
  ],
  'svc-auth/src/factors/app-code.ts': ['svc-auth/tests/pure-decisions.test.ts'],
  'svc-auth/src/sessions/session-limits.ts': ['svc-auth/tests/pure-decisions.test.ts'],
  'svc-billing/src/rules': ['svc-billing/tests/published.test.ts', 'svc-billing/tests/model/payments-model.test.ts'],
  'svc-intake/src/agreement/package-state.ts': ['svc-intake/tests/package-state.test.ts'],
  'svc-intake/src/agreement/witness-rules.ts': ['svc-intake/tests/pure-decisions.test.ts'],
  'svc-intake/src/signing/drawing.ts': ['svc-intake/tests/pure-decisions.test.ts'],
};
