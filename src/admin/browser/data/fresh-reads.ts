import type { Query, QueryClient } from '@tanstack/react-query'
import type { Middleware } from '#islands/rest-client/contract.ts'

/**
 * Hears of every change, and asks again for what was on its way when one was answered: it may tell what was before the change,
 * and a screen that is waiting for it already would not ask once more.
 */
export function freshReads(queries: QueryClient): Middleware {
  let changes = 0
  const atItsStart = new WeakMap<Query, number>()
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'fetch') atItsStart.set(query, changes)
    const isAnswer = action.type === 'success' && !action.manual
    if (isAnswer && atItsStart.get(query) !== changes) {
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
  })
  return (call, next) => ((call.method ?? 'GET') === 'GET' ? next(call) : next(call).finally(() => changes++))
}
