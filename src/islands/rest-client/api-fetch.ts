import { rootUrl, userLocale } from './addresses.ts'
import { readAnswer, throwAnswer } from './answer.ts'
import type { ApiCall, ApiError, Middleware, Next } from './contract.ts'
import { fetchAll } from './fetch-all.ts'
import { mediaUpload } from './media-upload.ts'
import { methodOverride } from './method-override.ts'
import { troubleOf } from './text.ts'

type Options = {
  /** With a slash at its end: `/wp-json/`. */
  root: string
  nonce?: string
  /** Where a fresh nonce comes from. */
  nonceUrl?: string
  /** Before all others. */
  middlewares?: Middleware[]
  /** Instead of the browser's own. */
  fetch?: typeof globalThis.fetch
}

const NONCE_URL = '/wp-admin/admin-ajax.php?action=rest-nonce'

/** The platform's client: cookies and nonce go along, lists come whole, and errors speak Portuguese. */
export function createApiFetch({ root, nonce = '', nonceUrl = NONCE_URL, middlewares = [], fetch: ask }: Options) {
  let current = nonce
  const withNonce: Middleware = (call, next) =>
    next(
      current === '' || has(call.headers, 'X-WP-Nonce') ? call : { ...call, headers: { ...call.headers, 'X-WP-Nonce': current } },
    )
  const steps = [...middlewares, mediaUpload, rootUrl(root), withNonce, userLocale, methodOverride, fetchAll]
  const run = steps.reduceRight<Next>(
    (next, step) => (call) => step(call, next),
    sendBy(ask ?? ((input, init) => fetch(input, init))),
  )

  return async <T = unknown>(call: ApiCall): Promise<T> => {
    try {
      return (await run(call)) as T // the caller knows the route
    } catch (error) {
      if ((await codeOf(error)) !== 'rest_cookie_invalid_nonce') throw error
      const fresh = await fetch(nonceUrl, { credentials: 'same-origin' }).catch(() => undefined)
      if (!fresh?.ok) throw error
      current = await fresh.text()
      // Once: a server that refuses its own fresh nonce would refuse the next one too.
      return (await run(call)) as T
    }
  }
}

const sendBy =
  (fetch: typeof globalThis.fetch) =>
  async ({ url, path: _path, data, headers, parse, ...init }: ApiCall): Promise<unknown> => {
    const answer = await fetch(url ?? '', {
      credentials: 'include',
      ...init,
      headers: {
        Accept: 'application/json, */*;q=0.1',
        ...(data !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    }).catch((error: unknown) => {
      // Who gave up the call wants to hear that, not that they are offline.
      throw (error as Partial<Error> | null)?.name === 'AbortError' ? error : troubleOf('fetch_error')
    })
    return answer.ok ? await readAnswer(answer, parse) : await throwAnswer(answer, parse)
  }

const has = (headers: Record<string, string> | undefined, name: string) =>
  Object.keys(headers ?? {}).some((one) => one.toLowerCase() === name.toLowerCase())

async function codeOf(error: unknown): Promise<string | undefined> {
  try {
    const told: unknown = error instanceof Response ? await error.clone().json() : error
    return (told as Partial<ApiError> | null)?.code
  } catch {
    // An answer that is no JSON names no code.
    return undefined
  }
}
