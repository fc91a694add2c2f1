import { SealsAddresses } from '@evenhand/service-kit/sealed-addresses/seal-addresses';

/** Mail addresses, and what belongs to them: docs/decisions/sealed-addresses.md. */
export class SealedAddresses1798900000000 extends SealsAddresses {
  protected readonly columns = {
    customer: { email: 'address' },
  } as const;
}
