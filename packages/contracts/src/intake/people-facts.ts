import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { writtenText } from '../text.js';

const LONGEST_ADDRESS = 500;
const Address = writtenText(LONGEST_ADDRESS);
const Occupation = writtenText(200);

export const peopleFacts = {
  /** Start of cohabitation, also before a marriage. */
  cohabitationDate: IsoDate.optional(),
  userBirthdate: IsoDate.optional(),
  partnerBirthdate: IsoDate.optional(),
  userAddress: Address.optional(),
  /** Only its author sees the address: no document, page or file for others contains it. */
  userAddressHidden: z.boolean().optional(),
  partnerAddress: Address.optional(),
  partnerAddressHidden: z.boolean().optional(),
  /** Where letters about the agreement reach a party; may differ from the home. */
  userServiceAddress: Address.optional(),
  partnerServiceAddress: Address.optional(),
  userOccupation: Occupation.optional(),
  partnerOccupation: Occupation.optional(),
};
