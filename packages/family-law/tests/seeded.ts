import fc from 'fast-check';

/**
 * Every run checks the same cases, so a property that fails, fails for whoever broke it. `FAST_CHECK_SEED=7 npm test --
 * packages/family-law` looks at others.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
