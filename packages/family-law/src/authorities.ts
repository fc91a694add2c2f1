import type { Authority } from './working.js';

const FEDERAL = 'Federal Child Support Guidelines';

/** Of the unmarried, those of Ontario: the section numbers are the same, and its tables are the federal ones. */
export const guidelinesOf = (bond: 'married' | 'unmarried' | null): string =>
  bond === 'unmarried' ? 'Child Support Guidelines, O. Reg. 391/97' : FEDERAL;

/** A citation of a section, as it applies to the couple. */
export const citedFor = <Step extends Authority>(bond: 'married' | 'unmarried' | null, step: Step): Step =>
  bond === 'unmarried' && step.citation.startsWith(`${FEDERAL}, SOR/97-175, s. `)
    ? { ...step, citation: step.citation.replace(`${FEDERAL}, SOR/97-175`, guidelinesOf(bond)), inForce: null }
    : step;

/** Federal Child Support Guidelines, in force since 1997 unless stated. */
export const guidelines = (section: string, inForce = '1997-05-01'): Authority => ({
  citation: `${FEDERAL}, SOR/97-175, s. ${section}`,
  inForce,
});

/** "Parenting time" and "majority of parenting time" were added by SOR/2020-247. */
export const guidelinesSince2021 = (section: string): Authority => guidelines(section, '2021-03-01');

/** Spousal Support Advisory Guidelines, July 2008: a standard used by the courts, not an enactment. */
export const advisoryGuidelines = (chapter: string): Authority => ({
  citation: `Spousal Support Advisory Guidelines (July 2008), ch. ${chapter} (advisory)`,
  inForce: null,
});

/** Family Law Act, R.S.O. 1990, c. F.3 (Ontario). */
export const familyLawAct = (section: string): Authority => ({
  citation: `Family Law Act, R.S.O. 1990, c. F.3, s. ${section}`,
  inForce: '1986-03-01',
});

/** Stated by a person, without a rule. */
export const stated: Authority = { citation: 'As stated', inForce: null };

export const arithmetic: Authority = { citation: 'Arithmetic on the lines above', inForce: null };
