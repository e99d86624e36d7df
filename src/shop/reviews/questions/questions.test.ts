import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aCookieJar, aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let api: Api
let productId: number

beforeAll(async () => {
  shop = await aShop({ config: { rateLimits: true } })
  api = (await apiAs(shop, 'shop_manager')).api
  const product = {
    type: 'simple' as const,
    status: 'publish' as const,
    name: 'Caneca',
    slug: 'caneca',
    published_at: new Date(0),
  }
  productId = (await shop.db.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('product_questions').execute()
  await shop.db.deleteFrom('mails').execute()
})

let address = 0
const good = () => ({
  question: 'Pode ir ao forno?',
  author: 'Ana',
  email: 'ana@casa.example',
  product_id: String(productId),
})
const send = (fields: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = `10.2.${++address}.1`) =>
  shop.http.inject({
    method: 'POST',
    url: '/pergunta/',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const stored = () => shop.db.selectFrom('product_questions').selectAll().orderBy('id').execute()
const mails = () => shop.db.selectFrom('mails').select(['to_address', 'subject', 'text']).execute()
const page = async (query = '') => (await shop.get(`/produto/caneca/${query}`)).body
const change = (id: number, body: object) => api(`/vitrine/v1/questions/${id}`, { method: 'PUT', body })

test('a question waits for its answer; with it, it stands on the page, and whoever asked is told once', async () => {
  const jar = aCookieJar()
  const sent = await send(good())
  jar.take(sent.headers['set-cookie'])
  expect(sent.headers.location).toBe('/produto/caneca/pergunta/')
  expect((await shop.get('/produto/caneca/pergunta/', { cookie: jar.header() })).body).toContain('Recebemos a sua pergunta')
  expect((await stored())[0]).toMatchObject({ status: 'waiting', text: 'Pode ir ao forno?', author_email: 'ana@casa.example' })
  expect((await api('/vitrine/v1/desk')).body.new_questions).toBe(1)
  const [asked] = (await api('/vitrine/v1/questions?status=waiting')).body
  expect(asked).toMatchObject({ product_name: 'Caneca', question: 'Pode ir ao forno?', answer: '', answer_told: false })
  expect((await change(asked.id, { status: 'published' })).status).toBe(409)
  expect((await change(asked.id, { status: 'published', answer: 'Pode <sim>.' })).body).toMatchObject({ status: 'published' })
  await eventually('the page shows it', async () => (await page()).includes('Pode &lt;sim&gt;.'))
  expect(await page()).toContain('Perguntas (1)')
  expect(await page()).not.toContain('ana@casa.example')
  expect(await mails()).toMatchObject([{ to_address: 'ana@casa.example' }])
  await change(asked.id, { answer: 'Pode, até 200 graus.' })
  expect(await mails()).toHaveLength(1)
  expect((await api('/vitrine/v1/desk')).body.new_questions).toBe(0)
})

test('a refused question tells nobody, and what was refused or hidden comes back to wait', async () => {
  await send(good())
  const { id } = (await stored())[0]!
  expect((await change(id, { status: 'refused' })).body.status).toBe('refused')
  expect(await mails()).toEqual([])
  expect((await change(id, { status: 'waiting' })).body.status).toBe('waiting')
  await change(id, { status: 'published', answer: 'Sim.' })
  await eventually('the page shows it', async () => (await page()).includes('Pode ir ao forno?'))
  expect((await change(id, { answer: '' })).body).toMatchObject({ status: 'waiting', answer: '' })
  await eventually('the page is without it', async () => !(await page()).includes('Pode ir ao forno?'))
  expect((await api(`/vitrine/v1/questions/${id}`, { method: 'DELETE' })).status).toBe(200)
  expect((await change(id, { status: 'refused' })).status).toBe(404)
})

test('many questions are searched on the page, also by words that mean something to the database', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => ({
    product_id: productId,
    user_id: null,
    author_name: 'Ana',
    author_email: null,
    text: index === 3 ? 'Aguenta 100% de calor?' : `Pergunta ${index}`,
    consent_text: '',
    status: 'published' as const,
    answer: 'Sim',
    answered_at: new Date(index),
    answer_told_at: null,
  }))
  await shop.db.insertInto('product_questions').values(rows).execute()
  await eventually('a search is offered', async () => (await page()).includes('Procurar nas perguntas'))
  const found = await page('?pergunta=100%25')
  expect(found).toContain('Aguenta 100% de calor?')
  expect(found).not.toContain('Pergunta 5')
  expect(await page('?pergunta=_zebra_')).toContain('Nada sobre “_zebra_”')
})

test.each([
  ['no product', { product_id: '0' }, 404],
  ['no question', { question: ' ' }, 422],
  ['a question too long', { question: 'a'.repeat(1_100) }, 422],
  ['no address', { email: 'ana' }, 422],
])('%s: a clear answer in Portuguese, and nothing is kept', async (_what, over, status) => {
  const answer = await send({ ...good(), ...over })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toMatch(/não está mais na loja|Confira os campos marcados/)
  expect(await stored()).toEqual([])
})

test('a program that fills in the hidden field leaves nothing, another site can send none, and a flood is told to wait', async () => {
  expect((await send({ ...good(), url: 'https://spam.example' })).statusCode).toBe(303)
  expect((await send(good(), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect(await stored()).toEqual([])
  const answers = await Promise.all(Array.from({ length: 22 }, () => send({ ...good(), email: '' }, {}, '10.9.9.9')))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
})

test('only who runs the shop reads questions with their addresses', async () => {
  const customer = (await apiAs(shop, 'customer')).api
  expect((await customer('/vitrine/v1/questions')).status).toBe(403)
  expect((await shop.get('/wp-json/vitrine/v1/questions')).statusCode).toBe(401)
})
