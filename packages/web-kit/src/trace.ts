const randomDigits = (): string => crypto.randomUUID().replaceAll('-', '');

/** The header that begins a trace (W3C Trace Context): ids of this call alone, so that no two calls are connected. */
export const newTrace = (): { traceparent: string } => ({
  traceparent: `00-${randomDigits()}-${randomDigits().slice(16)}-00`,
});
