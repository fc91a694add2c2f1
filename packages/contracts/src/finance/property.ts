import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Cents } from '../money.js';
import { CommonLawProperty } from './calculators/common-law-property.js';
import { Equalization } from './calculators/equalization.js';
import { ofBoth } from './calculators/working.js';

/** A fact that the calculation needs: an answer of the intake, or an item's value at a date. */
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

/** Lines of Form 13B for one spouse. */
const NetFamilyProperty = z.object({
  property: Cents,
  debts: Cents,
  marriageDeduction: Cents,
  excluded: Cents,
  net: Cents,
  amount: Cents,
});

/**
 * The division of property. Married: `equalization`; common-law: `commonLaw`; both null while a fact is missing or
 * refused by the law (`refused`). Amounts in cents.
 */
export const PropertyDivision = z
  .object({
    relationship: z.enum(['married', 'common-law', 'other']).nullable(),
    marriageDate: IsoDate.nullable(),
    separationDate: IsoDate.nullable(),
    missing: z.array(MissingFact),
    refused: z.string().nullable(),
    /** Whether items of the partner alone are listed or disclosed; otherwise their column is the owner's knowledge. */
    partnerDisclosed: z.boolean(),
    equalization: Equalization.extend({ netFamilyProperty: ofBoth(NetFamilyProperty) }).nullable(),
    /** Whether they are spouses for support needs the time together, which this calculation has not. */
    commonLaw: CommonLawProperty.omit({ areSupportSpouses: true }).nullable(),
  })
  .meta({ id: 'PropertyDivision' });
export type PropertyDivision = z.infer<typeof PropertyDivision>;

export const getPropertyDivision = endpoint('GET', '/api/financial/property', null, PropertyDivision);

/** False while neither of the two lists anything that counts: equal shares of nothing are no result. */
export const hasListedProperty = ({ netFamilyProperty }: NonNullable<PropertyDivision['equalization']>): boolean =>
  [netFamilyProperty.owner, netFamilyProperty.partner].some(
    ({ property, debts, excluded }) => property > 0 || debts > 0 || excluded > 0,
  );
