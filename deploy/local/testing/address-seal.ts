import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AddressSeal } from '@evenhand/service-kit/sealed-addresses/address-seal';

/** With which a service of a running product finds mail addresses in its schema. */
export const addressSealOf = (dataFolder: string, schema: string): AddressSeal =>
  new AddressSeal(readFileSync(join(dataFolder, 'secrets', 'address-key'), 'utf8'), schema);
