import type { Middleware } from '#islands/rest-client/contract.ts'

/** So often at most, for while one change follows the other a list would never come. */
const MOST_TIMES = 3

/**
 * Asks again what was on its way when a change was answered: it may tell what was before the change, and the screen, which is
 * waiting for it already, would not ask once more.
 */
export function freshReads(): Middleware {
  let changes = 0
  return async (call, next) => {
    if ((call.method ?? 'GET') !== 'GET') return await next(call).finally(() => changes++)
    for (let times = 1; ; times++) {
      const before = changes
      const answer = await next(call)
      if (changes === before || times === MOST_TIMES) return answer
      if (answer instanceof Response) void answer.body?.cancel()
    }
  }
}
