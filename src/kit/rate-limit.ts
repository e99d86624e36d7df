/** So many tries within a window. */
export type RateLimit = { max: number; windowSeconds: number }

/** Counts tries in all processes together. Both answer with the seconds to wait: 0 when another try is allowed now. */
export type TryCounter = {
  /** Without counting: for limits on what failed only. */
  waitTogether: (scope: string, key: string, limit: RateLimit) => Promise<number>
  countTogether: (scope: string, key: string, limit: RateLimit) => Promise<number>
}
