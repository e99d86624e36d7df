/**
 * Simple and variable products are put into the cart, and so are kits, which take their parts; a group shows others that are; an
 * external one is sold in another shop. A kit is called as the ecosystem calls it.
 */
export const PRODUCT_KINDS = ['simple', 'variable', 'grouped', 'external', 'bundle'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** What a kit costs: a price of its own, or what its parts cost less a percentage or an amount. */
export const BUNDLE_PRICINGS = ['own', 'percent', 'amount'] as const
export type BundlePricing = (typeof BUNDLE_PRICINGS)[number]
export const MOST_BUNDLE_ITEMS = 30
export const MOST_OF_ONE_PART = 999

/** Its price is its own, not that of others. */
export const hasOwnPrice = (kind: ProductKind) => kind === 'simple' || kind === 'external' || kind === 'bundle'

/** It can be put into a cart of this shop. */
export const isBought = (kind: ProductKind | 'variation') =>
  kind === 'simple' || kind === 'variable' || kind === 'bundle' || kind === 'variation'

/** It can be put into a cart as it is: there is nothing to choose. */
export const isBoughtAsIs = (kind: ProductKind) => kind === 'simple' || kind === 'bundle'

/** What the button to the other shop says where the merchant has not said it. */
export const EXTERNAL_BUTTON = 'Comprar no site parceiro'

export const BAD_PRESALE_DAY = 'O dia da pré-venda não existe no calendário.'

export const LIMITS_CROSSED = 'O mínimo por pedido não pode passar do máximo por pedido nem do máximo por cliente.'
export const BAD_EXTERNAL_URL = 'O endereço no site parceiro precisa começar com https:// ou http://.'

/** An address that a button of the shop may lead to; none yet is fine while nothing is sold there. */
export const isExternalUrl = (typed: string) => typed === '' || (/^https?:\/\//i.test(typed) && URL.canParse(typed))
