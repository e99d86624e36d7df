import type { ShopInfo } from '#content/settings/contract.ts'
import type { AgreedTerms } from '#shop/orders/agreed-terms.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { PaymentMethod } from '#shop/payments/contract.ts'
import { type DrawnLetter, drawLetter, senderOf } from './draw-letter.tsx'
import type { Letter } from './letter.ts'
import { isForMerchant, orderLetter } from './order-letters.ts'

type Options = {
  settings: { shop: () => Promise<ShopInfo> }
  payments: { find: (id: string) => Promise<PaymentMethod | undefined> }
  shopUrl: string
  agreedTerms?: (order: Order) => Promise<AgreedTerms | undefined>
  /** What extensions make of a letter before it is drawn. */
  edited?: (letter: Letter, about: { kind: string; order: Order }) => Promise<Letter>
}

/** Draws a mail about an order, with who gets it; undefined when nobody can. */
export function createOrderMails({ settings, payments, shopUrl, agreedTerms, edited }: Options) {
  return async (kind: string, order: Order): Promise<(DrawnLetter & { to: string; replyTo: string | undefined }) | undefined> => {
    const [shop, method] = await Promise.all([settings.shop(), payments.find(order.paymentMethod.id)])
    const terms = kind === 'received' ? await agreedTerms?.(order) : undefined
    const letter = orderLetter(kind, order, { shopName: shop.name, shopUrl, instructions: method?.instructions(order), terms })
    const to = isForMerchant(kind) ? shop.email : order.customer.email
    if (!letter || to === '') return undefined
    const replyTo = (isForMerchant(kind) ? order.customer.email : shop.email) || undefined
    return { ...drawLetter((await edited?.(letter, { kind, order })) ?? letter, senderOf(shop, shopUrl)), to, replyTo }
  }
}
