import { readerOf } from '@evenhand/contracts/intake/readers';

test('an address is printed in the agreement, and readable by its writer alone when it is hidden', () => {
  expect(readerOf('userAddress', {})).toBe('agreement');
  expect(readerOf('userAddress', { userAddressHidden: true })).toBe('only-you');
  expect(readerOf('partnerAddress', { userAddressHidden: true })).toBe('agreement');
  expect(readerOf('partnerAddress', { partnerAddressHidden: true })).toBe('only-you');
});
