/** Payments and entitlements bring the first tables of billing's own; until then it has those of the kit. */
export const billingSchema = { schema: 'billing', entities: [], migrations: [] };
