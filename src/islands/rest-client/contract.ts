/** A call of the platform's API. `path` is below the root; `url` is a whole address. */
export type ApiCall = Omit<RequestInit, 'headers'> & {
  path?: string
  url?: string
  /** Goes as JSON. */
  data?: unknown
  headers?: Record<string, string>
  /** False: the answer as it came, also a bad one, which is then thrown. */
  parse?: boolean
}
export type Next = (call: ApiCall) => Promise<unknown>
/** Changes a call on its way, or what comes back. */
export type Middleware = (call: ApiCall, next: Next) => Promise<unknown>

/** What a refused or failed call throws: the server's own words, or ours where it said none. */
export type ApiError = { code: string; message: string; data?: unknown }
