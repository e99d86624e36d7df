import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

const PATH = '/vitrine/v1/legal-pages'
let shop: TestShop
let api: Api

beforeAll(async () => {
  shop = await aShop()
  api = (await apiAs(shop, 'administrator')).api
  await setShop({ name: 'Ateliê Olá', legalName: 'Olá Ltda.', document: '11.222.333/0001-81', email: 'oi@loja.example' })
})
afterAll(() => shop.close())

async function setShop(info: object) {
  const value = JSON.stringify(info)
  await shop.db
    .insertInto('settings')
    .values({ name: 'shop', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
const one = async (kind: string) =>
  (await api(PATH)).body.find((page: { kind: string }) => page.kind === kind) as {
    page: { id: number; status: string; path: string } | null
    is_edited: boolean
    changes: { is: string; text: string }[]
    gaps: string[]
  }
const write = (kind: string) => api(`${PATH}/${kind}/write`, { method: 'POST', body: {} })
const renew = (kind: string) => api(`${PATH}/${kind}/renew`, { method: 'POST', body: {} })
const settingOf = async (name: string) =>
  (await shop.db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value

test('legal pages are drafts from the shop’s data, written once, and nobody else reads them', async () => {
  expect((await apiOf(shop)(PATH)).status).toBe(401)
  expect((await one('returns')).page).toBeNull()
  expect((await renew('returns')).status).toBe(404)
  const made = await write('returns')
  expect([made.status, made.body.page.status, made.body.page.path]).toEqual([201, 'draft', '/trocas-e-devolucoes/'])
  expect(made.body.gaps).toContain('prazo em dias')
  expect(made.body.note).toContain('não são consultoria jurídica')
  expect((await write('returns')).status).toBe(409)
  const { body: page } = await api(`/wp/v2/pages/${made.body.page.id}?context=edit`)
  const text = JSON.stringify(page)
  for (const words of ['Olá Ltda.', '11.222.333/0001-81', 'oi@loja.example', 'art. 49 do CDC', 'sete dias corridos'])
    expect(text).toContain(words)
  expect((await shop.get('/trocas-e-devolucoes/')).statusCode).toBe(404)
})

test('published ones stand in the footer and at the checkout, and leave both when they are taken back', async () => {
  const { body } = await write('terms')
  const { id } = body.page
  const setStatus = (status: string) => api(`/wp/v2/pages/${id}`, { method: 'PUT', body: { status } })
  await setStatus('publish')
  expect(await settingOf('legal_links')).toEqual([{ title: 'Termos de uso e de compra', url: '/termos-de-uso/' }])
  expect(await settingOf('checkout')).toMatchObject({ terms_url: '/termos-de-uso/' })
  await expect.poll(async () => (await shop.get('/')).body).toContain('href="/termos-de-uso/"')
  await setStatus('draft')
  expect(await settingOf('legal_links')).toEqual([])
  expect(await settingOf('checkout')).not.toHaveProperty('terms_url')
  await expect.poll(async () => (await shop.get('/')).body).not.toContain('href="/termos-de-uso/"')
})

test('when the shop’s data change, a page that nobody wrote in is renewed; one that the merchant changed is only compared', async () => {
  await write('delivery')
  await write('privacy')
  expect((await one('delivery')).changes).toEqual([])
  const { id } = (await one('privacy')).page!
  const { body: before } = await api(`/wp/v2/pages/${id}?context=edit`)
  const own = JSON.parse(JSON.stringify(before.document).replace('português claro', 'português bem claro'))
  expect((await api(`/wp/v2/pages/${id}`, { method: 'PUT', body: { document: own } })).status).toBe(200)
  await setShop({ name: 'Ateliê Olá', legalName: 'Olá e Filhas Ltda.', document: '11.222.333/0001-81', email: 'oi@loja.example' })

  const delivery = await one('delivery')
  expect(delivery.is_edited).toBe(false)
  expect(delivery.changes.filter(({ is }) => is !== 'same').map(({ is }) => is)).toEqual(['gone', 'new'])
  expect((await renew('delivery')).body.changes).toEqual([])

  const privacy = await one('privacy')
  expect(privacy.is_edited).toBe(true)
  expect(privacy.changes.some(({ text }) => text.includes('Olá e Filhas Ltda.'))).toBe(true)
  expect((await renew('privacy')).status).toBe(409)
  const { body: after } = await api(`/wp/v2/pages/${id}?context=edit`)
  expect(JSON.stringify(after.document)).toContain('português bem claro')
})
