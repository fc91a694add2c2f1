/** fetch with a bound on the answer's length; follows no redirect. */
export const boundedFetch =
  (longest: number) =>
  async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetch(address, { ...init, redirect: 'error' });
    let length = 0;
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, pieces) {
        length += piece.length;
        if (length > longest) pieces.error(new RangeError('the answer is too long'));
        else pieces.enqueue(piece);
      },
    });
    return new Response(response.body?.pipeThrough(bounded), response);
  };
