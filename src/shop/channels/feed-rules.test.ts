import { expect, test } from 'vitest'
import type { ChannelOffer } from '#shop/catalog/channel-offer.ts'
import { feedOf, feedProblems } from './feed-rules.ts'
import { gtinOf } from './gtin.ts'

const anOffer = (over: Partial<ChannelOffer> = {}): ChannelOffer => ({
  id: 31,
  productId: 31,
  isVariation: false,
  name: 'Caneca',
  choices: [],
  slug: 'caneca',
  sku: 'CAN-1',
  gtin: '7891000315507',
  brand: 'Oficina da Zefa',
  description: 'De barro.',
  pictures: ['/midia/a.jpg'],
  regularCents: 9_990,
  cents: 9_990,
  saleFrom: null,
  saleTo: null,
  inStock: true,
  isBackorder: false,
  weightGrams: 350,
  categories: [],
  ...over,
})
const problems = (over: Partial<ChannelOffer>, feed = 'google') =>
  feedProblems(anOffer(over), feedOf(feed)!, 'https://loja.example').map(({ kind, text }) => `${kind}: ${text.split('.')[0]}`)

test('an offer that has all is refused by no channel', () => {
  for (const feed of ['google', 'meta', 'tiktok', 'pinterest']) expect(problems({}, feed)).toEqual([])
})

test.each<[Partial<ChannelOffer>, string]>([
  [{ name: ' ' }, 'refused: Não tem nome'],
  [{ regularCents: 0, cents: 0 }, 'refused: Está sem preço'],
  [{ pictures: [] }, 'refused: Não tem foto'],
  [{ pictures: ['/midia/a.svg'] }, 'refused: A foto principal não é JPEG nem PNG'],
  [{ name: 'a'.repeat(151) }, 'advice: O nome passa de 150 letras e vai cortado'],
  [{ description: '' }, 'advice: Não tem descrição: vai o nome no lugar'],
  [{ gtin: '7891000315508' }, 'advice: O código de barras (GTIN) não confere e fica de fora'],
  [{ gtin: '', brand: '' }, 'advice: Sem marca nem código de barras (GTIN): vai o nome da loja como marca'],
  [{ gtin: '', sku: '' }, 'advice: Sem código de barras (GTIN) e sem SKU: preencha um deles'],
  [{ slug: 'a'.repeat(2_000) }, 'refused: O endereço da página é longo demais'],
])('what is wrong with %j is told in words', (over, told) => expect(problems(over)).toEqual([told]))

test('each channel has its own bounds', () => {
  expect(problems({ name: 'a'.repeat(180) }, 'meta')).toEqual([])
  expect(problems({ pictures: ['/midia/a.webp'] }, 'google')).toEqual([])
  expect(problems({ pictures: ['/midia/a.webp'] }, 'tiktok')).toHaveLength(1)
  expect(problems({ gtin: '', brand: '', sku: '' }, 'pinterest')).toEqual([])
  expect(problems({ slug: 'a'.repeat(600) }, 'pinterest')).toHaveLength(1)
})

test.each([
  ['7891000315507', '7891000315507'],
  ['789-1000-315507', '7891000315507'],
  ['12345670', '12345670'],
  ['12345678', ''],
  ['7891000315508', ''],
  ['2000000000008', ''],
  ['123', ''],
  ['', ''],
])('the number «%s» is told as «%s»', (typed, told) => expect(gtinOf(typed)).toBe(told))
