import { formatMoney } from '#kit/money.ts'
import type { TryCounter } from '#kit/rate-limit.ts'
import type { Payments } from '#shop/payments/service.ts'

/** After three refused cards an order, and the network that it came from, wait half an hour: who tries stolen ones gives up, who buys has Pix. */
const DECLINES = { max: 3, windowSeconds: 1_800 }
const DECLINED =
  'Três pagamentos com cartão foram recusados. Por segurança, o cartão fica fechado por meia hora; escolha outra forma de pagar, como o Pix.'

type Options = {
  tries: TryCounter
  /** The network that an address belongs to: all of it is counted together. */
  networkOf: (ip: string) => string
  payments: Pick<Payments, 'find'>
}
type Tried = { ip: string; orderKey: string }

/** Stands before every try of a card, so that nobody finds out here which of many stolen ones still work. */
export function createCardGuard({ tries, networkOf, payments }: Options) {
  const scopesOf = (ip: string, orderKey?: string) => [
    ['declined-address', networkOf(ip)] as const,
    ...(orderKey === undefined ? [] : [['declined-order', orderKey] as const]),
  ]
  const isClosed = async (ip: string, orderKey?: string) => {
    for (const [scope, key] of scopesOf(ip, orderKey)) if ((await tries.waitTogether(scope, key, DECLINES)) > 0) return true
    return false
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
    /** What is said when too many cards were refused here or for this order; nothing when one may be tried. */
    refusalOf: async ({ ip, orderKey }: Tried) =>
      (await isClosed(ip, orderKey)) ? { text: DECLINED, waitSeconds: DECLINES.windowSeconds } : undefined,
    /** A card was refused. The service that tells of it is no shopper: then only the order counts. */
    countDecline: async ({ ip, orderKey }: Tried, by: 'shopper' | 'service') => {
      const scopes = scopesOf(ip, orderKey).filter(([scope]) => by === 'shopper' || scope === 'declined-order')
      for (const [scope, key] of scopes) await tries.countTogether(scope, key, DECLINES)
    },
  }
}
export type CardGuard = ReturnType<typeof createCardGuard>
