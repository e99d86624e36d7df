import { decimalMoney } from '#kit/money.ts'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import { XML_HEAD, xmlElement } from './xml.ts'

type Shop = { name: string; tagline: string }

/** Attributes that shopping channels know by a name of their own. */
const KNOWN_CHOICES: Record<string, string> = {
  cor: 'color',
  color: 'color',
  tamanho: 'size',
  size: 'size',
  material: 'material',
}

export const productFeedHead = ({ name, tagline }: Shop, shopUrl: string) =>
  [
    XML_HEAD,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    xmlElement('title', name),
    xmlElement('link', `${shopUrl}/`),
    xmlElement('description', tagline || name),
    '',
  ].join('\n')

export const PRODUCT_FEED_END = '</channel></rss>\n'

/** One offer in the words of the shopping channels. The price is what the page says; a sale stands beside it, never instead of it. */
export function productFeedItem(offer: ChannelOffer, shop: Shop, shopUrl: string): string {
  const [picture, ...more] = offer.pictures
  const isOnSale = offer.cents < offer.regularCents
  const choices = offer.choices.map(({ name }) => name)
  const fields: [string, string | undefined][] = [
    ['id', String(offer.id)],
    ['title', [offer.name, ...choices].join(', ').slice(0, 150)],
    ['description', offer.description || offer.name],
    ['link', shopUrl + linkOf(offer)],
    ['image_link', picture && shopUrl + picture],
    ...more.map((one): [string, string] => ['additional_image_link', shopUrl + one]),
    ['availability', offer.inStock ? (offer.isBackorder ? 'backorder' : 'in_stock') : 'out_of_stock'],
    ['price', money(offer.regularCents)],
    ['sale_price', isOnSale ? money(offer.cents) : undefined],
    ['sale_price_effective_date', isOnSale ? span(offer) : undefined],
    ['brand', offer.brand || shop.name],
    ['gtin', offer.gtin],
    ['mpn', offer.sku],
    // Made by hand: it has no number under bars, and says so.
    ['identifier_exists', offer.gtin === '' ? 'no' : undefined],
    ['condition', 'new'],
    ['item_group_id', offer.isVariation ? String(offer.productId) : undefined],
    ['product_type', offer.categories.join(' > ')],
    ['shipping_weight', offer.weightGrams > 0 ? `${offer.weightGrams} g` : undefined],
    ...offer.choices.flatMap(({ attribute, name }): [string, string][] => {
      const known = KNOWN_CHOICES[attribute]
      return known ? [[known, name]] : []
    }),
  ]
  return `<item>${fields.map(([name, text]) => xmlElement(`g:${name}`, text)).join('')}</item>\n`
}

const money = (cents: number) => `${decimalMoney(cents)} BRL`

/** A sale without an end is told without dates. */
const span = ({ saleFrom, saleTo }: ChannelOffer) =>
  saleTo ? `${(saleFrom ?? new Date(0)).toISOString()}/${saleTo.toISOString()}` : undefined

function linkOf({ slug, choices }: ChannelOffer) {
  const query = choices.map(({ attribute, slug: term }) => `attribute_pa_${attribute}=${term}`).join('&')
  return `/produto/${slug}/${query && `?${query}`}`
}
