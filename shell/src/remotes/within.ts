/** The outcome of a promise, or a rejection when it takes longer: a request that hangs must not hang the page. */
export const within = <Value>(limitMs: number, promise: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};
