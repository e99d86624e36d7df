import { readAnswer, throwAnswer } from './answer.ts'
import type { Middleware } from './contract.ts'

/** The store's own proof: each answer brings the one for the next call; before the first write the cart is asked for one. */
export function storeNonce(): Middleware {
  let nonce: string | undefined
  const hear = (answer: unknown) => {
    if (answer instanceof Response) nonce = answer.headers.get('nonce') ?? nonce
  }
  return async (call, next) => {
    if (!/\/?wc\/store\//.test(call.path ?? call.url ?? '')) return await next(call)
    const ask = async (what: typeof call) => {
      try {
        const answer = (await next({ ...what, parse: false })) as Response // asked for as it came
        hear(answer)
        return answer
      } catch (answer) {
        hear(answer)
        throw answer
      }
    }
    const isWrite = (call.method ?? 'GET').toUpperCase() !== 'GET'
    if (isWrite && nonce === undefined) await ask({ path: '/wc/store/v1/cart' })
    try {
      const answer = await ask({ ...call, headers: { ...(nonce !== undefined && { Nonce: nonce }), ...call.headers } })
      return await readAnswer(answer, call.parse)
    } catch (answer) {
      return answer instanceof Response ? await throwAnswer(answer, call.parse) : Promise.reject(answer)
    }
  }
}
