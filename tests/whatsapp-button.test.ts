import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLocalMoment } from '#kit/brazil/local-time.ts'
import { apiAs } from './support/api.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let api: Awaited<ReturnType<typeof apiAs>>['api']
/** A Wednesday. */
let now = readLocalMoment('2026-11-18T15:00:00').getTime()
beforeAll(async () => {
  shop = await aShop({ demo: true, clock: { now: () => now } })
  ;({ api } = await apiAs(shop, 'shop_manager'))
}, 120_000)
afterAll(() => shop.close())

const PRODUCT = '/produto/vaso-jequitinhonha/'
const body = async (url: string) => (await shop.get(url)).body
const buttonIn = (html: string) => /<a class="whatsapp-button[^>]*>.*?<\/a>/s.exec(html)?.[0]
const messageOf = (link = '') => new URL(/href="([^"]+)"/.exec(link)![1]!.replaceAll('&amp;', '&')).searchParams.get('text')
const save = async (values: Record<string, string>) => {
  const update = Object.entries(values).map(([id, value]) => ({ group_id: 'whatsapp', id: `vitrine_whatsapp_${id}`, value }))
  const { body: told } = await api('/wc/v3/settings/batch', { method: 'POST', body: { update } })
  return (told as { update: { id: string; error?: { message: string } }[] }).update.flatMap(({ error }) => error?.message ?? [])
}

test('a shop that does not use the button sends no byte of it', async () => {
  expect(await body('/')).not.toContain('whatsapp-button')
})

test('the button opens a conversation about the product of the page, and stands only on the pages that were chosen', async () => {
  expect(await save({ enabled: 'yes', number: '(32) 99999-8888', on_list: 'no' })).toEqual([])
  await expect.poll(() => body(PRODUCT)).toContain('class="whatsapp-button')
  const link = buttonIn(await body(PRODUCT))!
  expect(link).toContain('target="_blank" rel="noopener"')
  expect(link).toContain('href="https://wa.me/5532999998888?text=')
  expect(messageOf(link)).toMatch(
    /^Olá! Tenho uma dúvida sobre Vaso Jequitinhonha: https?:\/\/.+\/produto\/vaso-jequitinhonha\/$/,
  )
  expect(messageOf(buttonIn(await body('/')))).toMatch(/^Olá! Estou em https?:\/\//)
  expect(buttonIn(await body('/loja/'))).toBeUndefined()
  expect(await body('/loja/')).not.toContain('whatsapp-button')
  expect(buttonIn(await body('/cart/'))).toBeUndefined()
})

test('pages that are kept, private ones too, change when the hours end and begin', async () => {
  await save({ hours_3: '9h às 18h', on_purchase: 'yes', closed_label: 'Voltamos às 9h' })
  await expect.poll(() => body('/cart/')).toContain('data-open="true"')
  const seen = async () =>
    [buttonIn(await body(PRODUCT)), buttonIn(await body('/cart/'))].map(
      (one) => /Fale com a gente|Voltamos às 9h/.exec(one ?? '')?.[0],
    )
  expect(await seen()).toEqual(['Fale com a gente', 'Fale com a gente'])
  now = readLocalMoment('2026-11-18T18:00:00').getTime()
  expect(await seen()).toEqual(['Voltamos às 9h', 'Voltamos às 9h'])
  now = readLocalMoment('2026-11-25T09:00:00').getTime()
  expect(await seen()).toEqual(['Fale com a gente', 'Fale com a gente'])

  await save({ closed: 'hide' })
  now = readLocalMoment('2026-11-25T18:00:00').getTime()
  await expect.poll(seen).toEqual([undefined, undefined])
})

test('hours and placeholders that nobody understands are refused in words', async () => {
  expect(await save({ hours_1: 'de manhã', message: 'Quanto custa {preço}?' })).toEqual([
    expect.stringContaining('Escreva as horas como 9h às 12h'),
    expect.stringContaining('A loja não conhece {preço}'),
  ])
})
