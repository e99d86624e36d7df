import type { ShopInfo } from '#content/settings/contract.ts'
import type { AgreedTerms } from '#shop/orders/agreed-terms.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Instructions } from '#shop/payments/contract.ts'
import { type DrawnLetter, drawLetter, senderOf } from './draw-letter.tsx'
import type { Letter } from './letter.ts'
import { FIRST_LETTERS, type LetterSettings } from './letter-settings.ts'
import { isForMerchant, orderKindOf, orderLetter } from './order-letters.ts'

type Options = {
  settings: { shop: () => Promise<ShopInfo> }
  /** How it is paid; asks the payment service where there is one. */
  instructionsFor: (order: Order) => Promise<Instructions | undefined>
  shopUrl: string
  agreedTerms?: (order: Order) => Promise<AgreedTerms | undefined>
  /** How letters look and what the merchant wrote in them. */
  letters?: LetterSettings
  /** What extensions make of a letter before it is drawn. */
  edited?: (letter: Letter, about: { kind: string; order: Order }) => Promise<Letter>
}

/** Only these say how to pay: for the others no payment service is asked. */
const TELLS_HOW_TO_PAY = new Set(['received', 'details'])

/** Draws a mail about an order, with who gets it; undefined when nobody can, or when the merchant switched its kind off. */
export function createOrderMails({ settings, instructionsFor, shopUrl, agreedTerms, letters = FIRST_LETTERS, edited }: Options) {
  return async (kind: string, order: Order): Promise<(DrawnLetter & { to: string; replyTo: string | undefined }) | undefined> => {
    const { text, isOff } = await letters.kept(orderKindOf(kind))
    if (isOff) return undefined
    const shop = await settings.shop()
    const instructions = TELLS_HOW_TO_PAY.has(kind) ? await instructionsFor(order) : undefined
    const terms = kind === 'received' ? await agreedTerms?.(order) : undefined
    const letter = orderLetter(kind, order, { shopName: shop.name, shopUrl, instructions, terms, text })
    const to = isForMerchant(kind) ? shop.email : order.customer.email
    if (!letter || to === '') return undefined
    const replyTo = (isForMerchant(kind) ? order.customer.email : shop.email) || undefined
    const sender = senderOf(shop, shopUrl, await letters.brand())
    return { ...drawLetter((await edited?.(letter, { kind, order })) ?? letter, sender), to, replyTo }
  }
}
