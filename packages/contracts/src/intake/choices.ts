/** The choices of the intake. */

export const relationshipTypes = ['Legally married', 'Common-law', 'Other'] as const;
export const livingSituations = ['We rent', 'We own jointly', 'One of us owns', 'Other'] as const;
export const primaryResidences = ['Equal (shared)', 'Primarily with one parent', 'Other arrangement'] as const;
export const decisionMakings = ['Joint', 'One parent'] as const;
export const parentingSchedules = [
  '2-2-3',
  '2-2-5-5',
  '3-4-4-3',
  'Week on/week off',
  'Alternate weekends',
  'Custom',
] as const;
/** Each has a child support table. */
export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
/** Where a spouse lives: outside Canada there is no table. */
export const residences = [...provinces, 'abroad'] as const;
export const assetTypes = [
  'Bank accounts',
  'Vehicles',
  'Investments',
  'Retirement savings',
  'Pension',
  'Business',
  'Household contents',
  'Other real estate',
  'Other',
] as const;
export const debtTypes = [
  'Credit cards',
  'Line of credit',
  'Car loan',
  'Student loan',
  'Tax debt',
  'Several kinds',
  'Other',
] as const;
export const optionalClauses = [
  'Life insurance as security',
  'Health benefits for a spouse',
  'Travel with the children',
  'Communication between parents',
  'Parenting coordinator',
  'Return to a former name',
  'Religious barriers to remarriage',
  'Confidentiality',
  'Pets',
] as const;
/** Answers in own words, in addition to the choices of a list. */
export const MOST_OWN_CHOICES = 10;
export const disputeResolutions = ['Negotiation', 'Mediation', 'Arbitration', 'Court'] as const;
