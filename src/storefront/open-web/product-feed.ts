import { decimalMoney } from '#kit/money.ts'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import { type Feed, offerPath, titleOf } from '#shop/channels/feed-rules.ts'
import { gtinOf } from '#shop/channels/gtin.ts'
import type { General } from '#shop/channels/settings.ts'
import { XML_HEAD, xmlElement } from './xml.ts'

type Shop = { name: string; tagline: string }
export type Writing = { feed: Feed; shop: Shop; shopUrl: string; general: Pick<General, 'condition' | 'googleCategories'> }

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

function availabilityOf({ inStock, presaleUntil, isBackorder }: ChannelOffer) {
  if (!inStock) return 'out'
  if (presaleUntil) return 'preorder'
  return isBackorder ? 'backorder' : 'in'
}

/** One offer in the words of the shopping channels. The price is what the page says; a sale stands beside it, never instead of it. */
export function productFeedItem(offer: ChannelOffer, { feed, shop, shopUrl, general }: Writing): string {
  const [picture, ...more] = offer.pictures
  const gtin = gtinOf(offer.gtin)
  const isOnSale = offer.cents < offer.regularCents
  const fields: [string, string | undefined][] = [
    ['id', String(offer.id)],
    // Another name for the same.
    ['sku_id', feed.id === 'tiktok' ? String(offer.id) : undefined],
    ['title', titleOf(offer).slice(0, feed.mostTitle)],
    ['description', (offer.description || offer.name).slice(0, feed.mostDescription)],
    ['link', shopUrl + offerPath(offer)],
    ['image_link', picture && shopUrl + picture],
    ...more.slice(0, feed.mostPictures).map((one): [string, string] => ['additional_image_link', shopUrl + one]),
    ['availability', feed.availability[availabilityOf(offer)]],
    ['availability_date', offer.inStock && offer.presaleUntil ? `${offer.presaleUntil}T00:00-0300` : undefined],
    ['price', money(offer.regularCents)],
    ['sale_price', isOnSale ? money(offer.cents) : undefined],
    ['sale_price_effective_date', isOnSale ? span(offer) : undefined],
    ['brand', offer.brand || shop.name],
    ['gtin', gtin],
    ['mpn', offer.sku],
    // Made by hand: it has no number under bars, and says so.
    ['identifier_exists', gtin === '' && feed.id === 'google' ? 'no' : undefined],
    ['condition', general.condition],
    ['item_group_id', offer.isVariation ? String(offer.productId) : undefined],
    ['google_product_category', googleCategoryOf(offer, general)],
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

/** Of the narrowest category that the merchant has told the number of. */
const googleCategoryOf = ({ categories }: ChannelOffer, { googleCategories }: Writing['general']) =>
  categories.toReversed().flatMap((name) => googleCategories.get(name.toLowerCase()) ?? [])[0]
