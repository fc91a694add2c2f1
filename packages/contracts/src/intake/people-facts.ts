import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { writtenText } from '../text.js';

const LONGEST_ADDRESS = 500;
const Address = writtenText(LONGEST_ADDRESS);
const Occupation = writtenText(200);

/** Who the two of them are, beyond their names. */
export const peopleFacts = {
  /** Counts for the years together, also before a marriage. */
  cohabitationDate: IsoDate.optional(),
  userBirthdate: IsoDate.optional(),
  partnerBirthdate: IsoDate.optional(),
  userAddress: Address.optional(),
  /** The address stays with the person who wrote it: no document, page or file for anybody else holds it. */
  userAddressHidden: z.boolean().optional(),
  partnerAddress: Address.optional(),
  partnerAddressHidden: z.boolean().optional(),
  userOccupation: Occupation.optional(),
  partnerOccupation: Occupation.optional(),
};
