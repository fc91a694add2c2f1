import { EmailAddress } from '@evenhand/contracts/email';
import { z } from 'zod';

/** The addresses of the people who run the product, separated by commas. */
export const OperatorAddresses = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(EmailAddress));

interface Someone {
  email: string | null;
  /** They have shown that they read the mailbox of the address: until then it may be a stranger's. */
  addressProven: boolean;
}

/** True for a person who proved one of the addresses of the operators. */
export const isOperator = (
  { OPERATOR_ADDRESSES }: { OPERATOR_ADDRESSES: readonly string[] },
  { email, addressProven }: Someone,
): boolean => addressProven && email !== null && OPERATOR_ADDRESSES.includes(email);
