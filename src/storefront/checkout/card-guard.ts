import type { FastifyRequest } from 'fastify'
import { Problem } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { noteSecurity } from '#http/security-events.ts'
import { formatMoney } from '#kit/money.ts'
import type { Payments } from '#shop/payments/service.ts'

/** After three refused cards an order, and the network that it came from, wait half an hour: who tries stolen ones gives up, who buys has Pix. */
const DECLINES = { max: 3, windowSeconds: 1_800 }
const DECLINED =
  'Três pagamentos com cartão foram recusados. Por segurança, o cartão fica fechado por meia hora; escolha outra forma de pagar, como o Pix.'

type Options = { limiter: Limiter; payments: Pick<Payments, 'find'> }

/** Stands before every try of a card, so that nobody finds out here which of many stolen ones still work. */
export function createCardGuard({ limiter, payments }: Options) {
  const scopesOf = (ip: string, orderKey?: string) => [
    ['declined-address', addressGroup(ip)] as const,
    ...(orderKey === undefined ? [] : [['declined-order', orderKey] as const]),
  ]
  const isClosed = async (ip: string, orderKey?: string) => {
    try {
      for (const [scope, key] of scopesOf(ip, orderKey)) await limiter.checkTogether(scope, key, DECLINES)
      return false
    } catch (error) {
      if (error instanceof Problem) return true
      throw error
    }
  }
  return {
    /** Why this way can't be chosen now; nothing when it can. */
    problemWith: async ({ methodId, totalCents, ip }: { methodId: string; totalCents: number; ip: string }) => {
      const method = await payments.find(methodId)
      if (!method?.isCard || totalCents === 0) return undefined
      if (totalCents < (method.leastCents ?? 0))
        return `${method.title}: aceito a partir de ${formatMoney(method.leastCents ?? 0)}. Escolha outra forma de pagar.`
      return (await isClosed(ip)) ? DECLINED : undefined
    },
    /** Throws the 429 answer when too many cards were refused here or for this order. */
    admit: async (request: FastifyRequest, orderKey: string) => {
      if (await isClosed(request.ip, orderKey))
        throw new Problem(429, 'payment_declined', DECLINED, { 'retry-after': String(DECLINES.windowSeconds) })
    },
    /** A card was refused. The service that tells of it is no shopper: then only the order counts. */
    noteDecline: async (request: FastifyRequest, orderKey: string, by: 'shopper' | 'service') => {
      noteSecurity(request, 'payment-declined')
      const scopes = scopesOf(request.ip, orderKey).filter(([scope]) => by === 'shopper' || scope === 'declined-order')
      for (const [scope, key] of scopes) await limiter.takeTogether(scope, key, DECLINES).catch(ignoreFull)
    },
  }
}
export type CardGuard = ReturnType<typeof createCardGuard>

function ignoreFull(error: unknown) {
  if (!(error instanceof Problem)) throw error
}
