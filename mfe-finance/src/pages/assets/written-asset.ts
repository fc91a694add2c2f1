import { AddAsset } from '@evenhand/contracts/finance/assets';
import { readAmount } from '@evenhand/web-kit/amount';

/** An asset as it stands in the form: everything is text until it is read. */
export const emptyAsset = { category: '', name: '', value: '', ownership: '', description: '', location: '' };
export type WrittenAsset = typeof emptyAsset;
export type AssetField = keyof WrittenAsset;

/** The asset that was written, or the fields that the contract does not take. */
export const readAsset = (
  written: WrittenAsset,
  valuationDate: string,
): { asset: AddAsset } | { refused: string[] } => {
  const value = readAmount(written.value);
  const read = AddAsset.safeParse({
    ...written,
    name: written.name.trim(),
    value: value === null ? null : value / 100,
    valuationDate,
  });
  return read.success ? { asset: read.data } : { refused: read.error.issues.map(({ path }) => String(path[0])) };
};
