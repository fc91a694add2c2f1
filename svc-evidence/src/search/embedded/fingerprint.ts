/**
 * A 53-bit hash of a word (cyrb53, public domain): the index contains no words. Two of 100,000 words collide with a
 * probability of 1 in 2 million.
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
