/** A browser or the shop itself looks ahead: nobody has come. */
export const isAhead = (headers: Record<string, unknown>) =>
  /prefetch/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))
