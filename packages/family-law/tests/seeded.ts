import fc from 'fast-check';

/** A fixed seed gives every run the same cases. `FAST_CHECK_SEED=7 npm test -- packages/family-law` tries others. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
