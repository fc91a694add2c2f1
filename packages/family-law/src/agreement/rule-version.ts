/** Rises with every change of a clause or a rule. A stored agreement keeps the version it was made with. */
export const RULE_VERSION = '2026-11-23.1';
