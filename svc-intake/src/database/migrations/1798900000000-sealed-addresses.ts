import { SealsAddresses } from '@evenhand/service-kit/sealed-addresses/seal-addresses';

/** Mail addresses, and what belongs to them: docs/decisions/sealed-addresses.md. */
export class SealedAddresses1798900000000 extends SealsAddresses {
  protected readonly columns = {
    cases: { email: 'address' },
    downloads: { email: 'address' },
    invitations: { partner_email: 'address' },
    signatures: { email: 'address' },
    witnesses: { email: 'address' },
    lawyers: { email: 'address' },
    links: { email: 'address' },
    accesses: { email: 'address' },
    case_statements: { address: 'address' },
    disclosure_receipts: { address: 'address' },
    signing_events: { ip: 'text', user_agent: 'text' },
  } as const;
}
