import type { Cart } from './cart.ts'
import type { Owner } from './read-cart.ts'
import type { CartService } from './service.ts'
import { problemText } from './text.ts'
import type { Order } from '#shop/orders/contract.ts'

/** `missing`: what can't be had any more, with the reason; `cart`: as it is with the rest. */
export type BoughtAgain = { added: number; missing: string[]; cart: Cart | undefined }

/** Puts what an order had into the cart once more. Stock and prices are those of today. */
export function createBuyingAgain({ cart }: { cart: Pick<CartService, 'add'> }) {
  return async (owner: Owner, order: Pick<Order, 'lines'>): Promise<BoughtAgain> => {
    const again: BoughtAgain = { added: 0, missing: [], cart: undefined }
    for (const line of order.lines) {
      const outcome = line.productId === null ? undefined : await cart.add(owner, candidateOf(line), async () => owner)
      if (outcome?.result.ok) {
        again.added++
        again.cart = outcome.cart
      } else {
        const problem = outcome && !outcome.result.ok ? outcome.result.problem : ({ kind: 'unknown' } as const)
        again.missing.push(`${line.name}: ${problemText(problem)}`)
      }
    }
    return again
  }
}

const candidateOf = ({ productId, variationId, quantity }: Order['lines'][number]) => ({
  productId: variationId ?? productId!,
  variationId,
  choices: {},
  quantity,
})

export const BOUGHT_AGAIN = 'Os itens do seu pedido anterior estão no carrinho.'
