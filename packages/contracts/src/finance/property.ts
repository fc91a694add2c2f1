import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Cents } from '../money.js';
import { CommonLawProperty } from './calculators/common-law-property.js';
import { Equalization } from './calculators/equalization.js';
import { ofBoth } from './calculators/working.js';

/** Something the calculation needs and nobody has told: an answer of the intake, or an item's value at a date. */
export const MissingFact = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['relationship', 'separationDate']) }),
  z.object({
    what: z.enum(['atSeparation', 'atMarriage']),
    kind: z.enum(['asset', 'debt']),
    id: z.uuid(),
    name: z.string(),
  }),
]);
export type MissingFact = z.infer<typeof MissingFact>;

/** The lines of one spouse's net family property, as Form 13B has them. */
const NetFamilyProperty = z.object({
  property: Cents,
  debts: Cents,
  marriageDeduction: Cents,
  excluded: Cents,
  net: Cents,
  amount: Cents,
});

/**
 * How property is shared as things stand. Married: `equalization`; common-law: `commonLaw`; both null while something is
 * missing, or while the law refuses what was told (`refused` says why). Amounts in cents, as in every calculation.
 */
export const PropertyDivision = z
  .object({
    relationship: z.enum(['married', 'common-law', 'other']).nullable(),
    marriageDate: IsoDate.nullable(),
    separationDate: IsoDate.nullable(),
    missing: z.array(MissingFact),
    refused: z.string().nullable(),
    /** Whether anything of the partner's alone is listed, or they disclosed: else their column is what the owner knows. */
    partnerDisclosed: z.boolean(),
    equalization: Equalization.extend({ netFamilyProperty: ofBoth(NetFamilyProperty) }).nullable(),
    commonLaw: CommonLawProperty.nullable(),
  })
  .meta({ id: 'PropertyDivision' });
export type PropertyDivision = z.infer<typeof PropertyDivision>;

export const getPropertyDivision = endpoint('GET', '/api/financial/property', null, PropertyDivision);
