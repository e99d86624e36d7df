import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop({ demo: true })
})
afterAll(async () => await shop?.close())

const styleIn = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

test('a page has a rule for the point that photos are cut around, and allows it; pages without photos have none', async () => {
  await shop.db.updateTable('media').set({ focal_x: 21, focal_y: 88 }).execute()
  const { body, headers } = await shop.get('/loja/')
  expect(body).toContain('data-focus="21% 88%"')
  expect(styleIn(body)).toContain("[data-focus='21% 88%']{object-position:21% 88%}")
  const fingerprint = createHash('sha256').update(styleIn(body)).digest('base64')
  expect(String(headers['content-security-policy'])).toContain(`'sha256-${fingerprint}'`)
  expect(styleIn((await shop.get('/politica-de-privacidade/')).body)).not.toContain('data-focus')
})
