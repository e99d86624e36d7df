/** Simple and variable products are put into the cart; a group shows others that are; an external one is sold in another shop. */
export const PRODUCT_KINDS = ['simple', 'variable', 'grouped', 'external'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** Its price is its own, not that of others. */
export const hasOwnPrice = (kind: ProductKind) => kind === 'simple' || kind === 'external'

/** What the button to the other shop says where the merchant has not said it. */
export const EXTERNAL_BUTTON = 'Comprar no site parceiro'

export const BAD_EXTERNAL_URL = 'O endereço no site parceiro precisa começar com https:// ou http://.'

/** An address that a button of the shop may lead to; none yet is fine while nothing is sold there. */
export const isExternalUrl = (typed: string) => typed === '' || (/^https?:\/\//i.test(typed) && URL.canParse(typed))
