import { SealsAddresses } from '@evenhand/service-kit/sealed-addresses/seal-addresses';

/** Names of files: docs/decisions/sealed-addresses.md. */
export class SealedNames1798900000000 extends SealsAddresses {
  protected readonly columns = { evidence_file: { name: 'text' } } as const;
}
