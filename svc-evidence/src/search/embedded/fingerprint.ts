/**
 * A number of 53 bits that stands for a word: lookups compare numbers, and the index holds no words. That two of a
 * hundred thousand words share one is as likely as 1 to 2 million. The mixing is that of cyrb53 (public domain).
 */
export const fingerprint = (word: string): number => {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return 4_294_967_296 * (high & 0x1f_ffff) + (low >>> 0);
};
