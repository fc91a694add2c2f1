import { EmailAddress } from '@evenhand/contracts/email';
import { z } from 'zod';

/** The mail addresses of the operators, separated by commas. */
export const OperatorAddresses = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(EmailAddress));

interface Someone {
  email: string | null;
  /** False until the person has opened a mailed link: the address may be a stranger's. */
  addressProven: boolean;
}

/** True for a person with a verified address of an operator. */
export const isOperator = (
  { OPERATOR_ADDRESSES }: { OPERATOR_ADDRESSES: readonly string[] },
  { email, addressProven }: Someone,
): boolean => addressProven && email !== null && OPERATOR_ADDRESSES.includes(email);
