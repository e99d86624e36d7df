import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPresence } from '#content/drafts/presence.ts'
import { createDocumentDrafts } from '#content/drafts/service.ts'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let ana: Api
let bia: Api
let customer: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  ana = (await apiAs(shop, 'shop_manager', 'ana')).api
  bia = (await apiAs(shop, 'administrator', 'bia')).api
  customer = (await apiAs(shop, 'customer')).api
})
afterAll(() => shop.close())

const aPage = async (title: string) =>
  (await ana('/wp/v2/pages', { method: 'POST', body: { title } })).body as { id: number; version: number }
const pathOf = (id: number | string, kind = 'pages') => `/vitrine/v1/drafts/${kind}/${id}`
const aDraft = (title: string, more: object = {}) => ({
  client: 'mesa.um',
  version: 1,
  sequence: 1,
  content: { title: { raw: title } },
  ...more,
})
const put = (id: number | string, body: object, api = ana) => api(pathOf(id), { method: 'PUT', body })
const titlesOf = async (id: number, api = ana) =>
  ((await api(pathOf(id))).body as { content: { title: { raw: string } } }[]).map(({ content }) => content.title.raw)

test('a draft is its writer’s alone, and changes nothing that visitors or revisions see', async () => {
  const { id } = await aPage('Sobre nós')
  expect((await put(id, aDraft('Sobre a casa'))).body).toEqual({ saved: true })
  expect((await ana(pathOf(id))).body).toEqual([{ ...aDraft('Sobre a casa'), age_seconds: expect.any(Number), is_open: false }])
  expect(await titlesOf(id, bia)).toEqual([])
  const page = (await ana(`/wp/v2/pages/${id}?context=edit`)).body
  expect(page).toMatchObject({ version: 1, title: { raw: 'Sobre nós' } })
  expect((await ana(`/wp/v2/pages/${id}/revisions`)).body).toEqual([])
  expect((await customer(pathOf(id))).status).toBe(403)
  expect((await put(id, aDraft('x'), customer)).status).toBe(403)
  expect((await apiOf(shop)(pathOf(id))).status).toBe(401)
})

test('every kind of document has drafts, and only of documents that are there', async () => {
  const header = (await ana('/vitrine/v1/templates?part=header')).body[0].id
  const popup = (await ana('/vitrine/v1/popups')).body[0].id
  const post = (await ana('/wp/v2/posts')).body[0].id
  const design = (await ana('/vitrine/v1/library', { method: 'POST', body: { kind: 'section', title: 'Faixa', document: [] } }))
    .body.id
  const here = { templates: header, popups: popup, posts: post, library: design, 'shop-pages': 'checkout' }
  const statusOf = async (kind: string, id: number | string) =>
    (await ana(pathOf(id, kind), { method: 'PUT', body: aDraft('Rascunho') })).status
  for (const [kind, id] of Object.entries(here)) expect([kind, await statusOf(kind, id)]).toEqual([kind, 200])
  expect(await statusOf('templates', design)).toBe(404)
  expect(await statusOf('library', header)).toBe(404)
  expect(await statusOf('pages', post)).toBe(404)
  expect(await statusOf('pages', 999_999_999)).toBe(404)
  expect(await statusOf('pages', 'checkout')).toBe(404)
  expect(await statusOf('shop-pages', 'account')).toBe(404)
  expect(await statusOf('orders', 1)).toBe(400)
})

test('what is no draft is refused: strange editors, no parts, more than a document may have', async () => {
  const { id } = await aPage('Limites')
  for (const wrong of [
    { client: 'mesa' },
    { client: '../x.y' },
    { content: [] },
    { content: 'x' },
    { sequence: 0 },
    { version: 0 },
  ])
    expect([wrong, (await put(id, aDraft('x', wrong))).status]).toEqual([wrong, 400])
  expect((await put(id, aDraft('x'.repeat(2_100_000)))).status).toBe(413)
  expect(await titlesOf(id)).toEqual([])
})

test('two tabs don’t overwrite each other, and what arrives late replaces nothing', async () => {
  const { id } = await aPage('Duas abas')
  await put(id, aDraft('da primeira', { sequence: 5 }))
  await put(id, aDraft('da segunda', { client: 'mesa.dois', sequence: 1 }))
  expect((await put(id, aDraft('atrasado', { sequence: 4 }))).body).toEqual({ saved: false })
  expect((await titlesOf(id)).toSorted()).toEqual(['da primeira', 'da segunda'])
  await Promise.all([6, 9, 7, 8].map((sequence) => put(id, aDraft(`nº ${sequence}`, { sequence }))))
  expect(await titlesOf(id)).toContain('nº 9')
  // Taken over: the draft of before goes in the same moment.
  await put(id, aDraft('retomado', { client: 'mesa.tres', replaces: 'mesa.um' }))
  expect((await titlesOf(id)).toSorted()).toEqual(['da segunda', 'retomado'])
})

test('who saved throws away what was seen, not what was written since', async () => {
  const { id } = await aPage('Salva')
  const remove = (client: string, sequence: number) =>
    ana(pathOf(id), { method: 'DELETE', body: { client, sequence } }).then(({ body }) => body.deleted)
  await put(id, aDraft('novo', { sequence: 3 }))
  expect(await remove('mesa.um', 2)).toBe(false)
  expect(await remove('mesa.outra', 9)).toBe(false)
  expect(await bia(pathOf(id), { method: 'DELETE', body: { client: 'mesa.um', sequence: 9 } })).toMatchObject({
    body: { deleted: false },
  })
  expect(await remove('mesa.um', 3)).toBe(true)
  expect(await titlesOf(id)).toEqual([])
})

test('of one document the five newest stay, for thirty days, as long as the document is there', async () => {
  const { id } = await aPage('Velha')
  for (const tab of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await put(id, aDraft(tab, { client: `mesa.${tab}` }))
  expect((await titlesOf(id)).toSorted()).toEqual(['c', 'd', 'e', 'f', 'g'])
  await sql`update document_drafts set saved_at = now() - interval '31 days' where client in ('mesa.c', 'mesa.d')`.execute(
    shop.db,
  )
  const gone = await aPage('Excluída')
  await put(gone.id, aDraft('sem página'))
  await put('cart', aDraft('x'))
  await ana(`/wp/v2/pages/${gone.id}?force=true`, { method: 'DELETE' })
  await createDocumentDrafts(shop.db).sweep()
  expect((await titlesOf(id)).toSorted()).toEqual(['e', 'f', 'g'])
  const left = await shop.db.selectFrom('document_drafts').select('subject').where('subject', '=', String(gone.id)).execute()
  expect(left).toEqual([])
})

test('editors hear of each other until they leave or are silent for too long', async () => {
  const { id } = await aPage('Juntas')
  const tell = async (api: Api, client: string) =>
    (await api(`/vitrine/v1/presence/pages/${id}`, { method: 'PUT', body: { client } })).body as {
      version: number
      editors: { name: string; is_self: boolean; client: string }[]
    }
  expect(await tell(ana, 'mesa.um')).toEqual({ version: 1, editors: [] })
  const { editors } = await tell(bia, 'casa.um')
  expect(editors).toMatchObject([{ name: 'ana', is_self: false, client: 'mesa.um' }])
  expect((await tell(ana, 'mesa.dois')).editors).toMatchObject([
    { client: 'mesa.um', is_self: true },
    { client: 'casa.um', is_self: false },
  ])
  // Nobody sends another away.
  await ana(`/vitrine/v1/presence/pages/${id}`, { method: 'DELETE', body: { client: 'casa.um' } })
  expect((await tell(ana, 'mesa.um')).editors).toHaveLength(2)
  await put(id, aDraft('aberto'))
  expect((await ana(pathOf(id))).body[0].is_open).toBe(true)
  await ana(`/vitrine/v1/presence/pages/${id}`, { method: 'DELETE', body: { client: 'mesa.um' } })
  expect((await ana(pathOf(id))).body[0].is_open).toBe(false)
  await sql`update document_presence set seen_at = now() - interval '2 minutes' where client = 'casa.um'`.execute(shop.db)
  expect((await tell(ana, 'mesa.um')).editors).toMatchObject([{ client: 'mesa.dois' }])
  await createPresence(shop.db).sweep()
  const rows = await shop.db.selectFrom('document_presence').select('client').where('subject', '=', String(id)).execute()
  expect(rows.map(({ client }) => client).toSorted()).toEqual(['mesa.dois', 'mesa.um'])
  await ana(`/wp/v2/pages/${id}`, { method: 'PUT', body: { title: 'Juntas 2' } })
  expect((await tell(ana, 'mesa.um')).version).toBe(2)
  expect((await customer(`/vitrine/v1/presence/pages/${id}`, { method: 'PUT', body: { client: 'a.b' } })).status).toBe(403)
})

test('a revision names who saved it', async () => {
  const { id } = await aPage('Primeira')
  await bia(`/wp/v2/pages/${id}`, { method: 'PUT', body: { title: 'Segunda' } })
  await ana(`/wp/v2/pages/${id}`, { method: 'PUT', body: { title: 'Terceira' } })
  const { body } = await ana(`/wp/v2/pages/${id}/revisions?context=edit`)
  expect(body).toMatchObject([
    { title: { raw: 'Segunda' }, author_name: 'bia' },
    { title: { raw: 'Primeira' }, author_name: 'ana' },
  ])
  const shopPage = '/vitrine/v1/shop-pages/cart'
  await bia(shopPage, { method: 'PUT', body: { status: 'publish' } })
  const page = (await bia(shopPage)).body
  await bia(shopPage, { method: 'PUT', body: { document: [...page.document, { ...page.document[0], id: 'abc1234' }] } })
  expect((await ana(`${shopPage}/revisions`)).body[0]).toMatchObject({ author_name: '', author: 0 })
})
