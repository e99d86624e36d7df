import { expect, test } from 'vitest'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import { feedOf } from '#shop/channels/feed-rules.ts'
import { productFeedItem } from './product-feed.ts'

const aMug = (over: Partial<ChannelOffer> = {}): ChannelOffer => ({
  id: 31,
  productId: 31,
  isVariation: false,
  name: 'Caneca',
  choices: [],
  slug: 'caneca',
  sku: 'CAN-1',
  gtin: '',
  brand: '',
  description: 'De barro.',
  pictures: ['/midia/a.webp', '/midia/b.webp'],
  regularCents: 9_990,
  cents: 9_990,
  saleFrom: null,
  saleTo: null,
  inStock: true,
  isBackorder: false,
  weightGrams: 350,
  categories: ['Cozinha', 'Canecas'],
  ...over,
})
const GENERAL = { condition: 'new', googleCategories: new Map([['canecas', '2169']]) }
const fieldsOf = (offer: ChannelOffer, feed = 'google') => {
  const shop = { name: 'Casa Aroeira', tagline: '' }
  const xml = productFeedItem(offer, { feed: feedOf(feed)!, shop, shopUrl: 'https://loja.example', general: GENERAL })
  return [...xml.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/g)].map(([, name, text]) => [name, text])
}
const one = (offer: ChannelOffer, name: string, feed?: string) => fieldsOf(offer, feed).find(([field]) => field === name)?.[1]

test('a simple product says what channels ask for, and nothing that it does not have', () => {
  expect(fieldsOf(aMug())).toEqual([
    ['id', '31'],
    ['title', 'Caneca'],
    ['description', 'De barro.'],
    ['link', 'https://loja.example/produto/caneca/'],
    ['image_link', 'https://loja.example/midia/a.webp'],
    ['additional_image_link', 'https://loja.example/midia/b.webp'],
    ['availability', 'in_stock'],
    ['price', '99.90 BRL'],
    ['brand', 'Casa Aroeira'],
    ['mpn', 'CAN-1'],
    ['identifier_exists', 'no'],
    ['condition', 'new'],
    ['google_product_category', '2169'],
    ['product_type', 'Cozinha &gt; Canecas'],
    ['shipping_weight', '350 g'],
  ])
})

test('a sale stands beside the usual price, with its dates where it has an end', () => {
  const sale = aMug({ cents: 5_005, saleFrom: new Date('2026-11-01T03:00:00Z'), saleTo: new Date('2026-12-01T03:00:00Z') })
  expect(one(sale, 'price')).toBe('99.90 BRL')
  expect(one(sale, 'sale_price')).toBe('50.05 BRL')
  expect(one(sale, 'sale_price_effective_date')).toBe('2026-11-01T03:00:00.000Z/2026-12-01T03:00:00.000Z')
  expect(one({ ...sale, saleTo: null }, 'sale_price_effective_date')).toBeUndefined()
  expect(one({ ...sale, cents: 9_990 }, 'sale_price')).toBeUndefined()
})

test('a variation belongs to its group, names its choices and leads to itself', () => {
  const choices = [
    { attribute: 'cor', slug: 'azul', name: 'Azul' },
    { attribute: 'acabamento', slug: 'fosco', name: 'Fosco' },
  ]
  const blue = aMug({ id: 32, isVariation: true, choices, gtin: '7891000315507' })
  expect(one(blue, 'item_group_id')).toBe('31')
  expect(one(blue, 'title')).toBe('Caneca, Azul, Fosco')
  expect(one(blue, 'color')).toBe('Azul')
  expect(one(blue, 'link')).toBe('https://loja.example/produto/caneca/?attribute_pa_cor=azul&amp;attribute_pa_acabamento=fosco')
  expect(one(blue, 'gtin')).toBe('7891000315507')
  expect(one(blue, 'identifier_exists')).toBeUndefined()
})

test.each([
  [{ inStock: false }, 'out_of_stock'],
  [{ inStock: true, isBackorder: true }, 'backorder'],
  [{ inStock: false, isBackorder: true }, 'out_of_stock'],
])('%j is %s', (over, availability) => expect(one(aMug(over), 'availability')).toBe(availability))

test('what needs no sending, has no picture or belongs nowhere says so by silence', () => {
  const bare = aMug({ weightGrams: 0, pictures: [], categories: [], sku: '', description: '', brand: 'Oficina <da> Zefa' })
  const names = fieldsOf(bare).map(([name]) => name)
  for (const name of ['shipping_weight', 'image_link', 'product_type', 'mpn']) expect(names).not.toContain(name)
  expect(one(bare, 'description')).toBe('Caneca')
  expect(one(bare, 'brand')).toBe('Oficina &lt;da&gt; Zefa')
})

test('each channel is told whether it is there in its own words, and TikTok the id by its own name', () => {
  expect(one(aMug(), 'availability', 'meta')).toBe('in stock')
  expect(one(aMug({ inStock: false }), 'availability', 'tiktok')).toBe('out of stock')
  expect(one(aMug({ isBackorder: true }), 'availability', 'meta')).toBe('available for order')
  expect(one(aMug(), 'sku_id', 'tiktok')).toBe('31')
  expect(one(aMug(), 'sku_id')).toBeUndefined()
})

test('a number that does not check is not told, and a long name is cut where the channel cuts it', () => {
  expect(one(aMug({ gtin: '7891000315508' }), 'gtin')).toBeUndefined()
  expect(one(aMug({ gtin: '7891000315508' }), 'identifier_exists')).toBe('no')
  expect(one(aMug({ name: 'a'.repeat(600) }), 'title')).toHaveLength(150)
  expect(one(aMug({ name: 'a'.repeat(600) }), 'title', 'pinterest')).toHaveLength(500)
})
