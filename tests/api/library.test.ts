import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSessions } from '#shop/accounts/sessions.ts'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

const LIBRARY = '/vitrine/v1/library'
const READY = '/vitrine/v1/ready-designs'
let shop: TestShop
let api: Api
let cookie: string

beforeAll(async () => {
  shop = await aShop({ demo: true })
  const merchant = await apiAs(shop, 'shop_manager')
  api = merchant.api
  cookie = `vitrine_session=${(await createSessions({ db: shop.db }).open(merchant.user)).token}`
})
afterAll(() => shop.close())

const heading = (title: string, id = 'aa11') => ({
  id,
  elType: 'widget',
  widgetType: 'heading',
  settings: { title },
  elements: [],
})
const shows = (block: number, id = 'bb22') => ({
  id,
  elType: 'widget',
  widgetType: 'template',
  settings: { template_id: block },
  elements: [],
})
const keep = async (kind: string, title: string, document: object[]) =>
  (await api(LIBRARY, { method: 'POST', body: { kind, title, document } })).body as { id: number; version: number }
const change = (id: number, body: object) => api(`${LIBRARY}/${id}`, { method: 'PUT', body })
const bin = (id: number, query = '') => api(`${LIBRARY}/${id}${query}`, { method: 'DELETE' })
const aPage = async (slug: string, document: object[]) =>
  (await api('/wp/v2/pages', { method: 'POST', body: { title: slug, slug, status: 'publish', document } })).body.id as number
const seen = async (path: string) => (await shop.get(path)).body
const shown = (path: string, text: string) => eventually(`«${text}» at ${path}`, async () => (await seen(path)).includes(text))
const preview = (ids: string, as = cookie) =>
  shop.http.inject({ url: `/previa/modelos/?ids=${ids}`, headers: { cookie: as, accept: 'text/html' } })

test('designs belong to those who run the shop', async () => {
  const customer = (await apiAs(shop, 'customer')).api
  for (const path of [LIBRARY, READY, `${READY}/heroes-centered`]) {
    expect((await apiOf(shop)(path)).status).toBe(401)
    expect((await customer(path)).status).toBe(403)
    expect((await api(path)).status).toBe(200)
  }
  for (const path of ['/import', '/export'])
    expect((await customer(LIBRARY + path, { method: 'POST', body: {} })).status).not.toBe(200)
  expect((await preview('heroes-centered', '')).statusCode).toBe(403)
})

test('a ready design comes with what the shop sells, and is seen as the shop draws it, alone', async () => {
  const { body } = await api(`${READY}/categories-grid`)
  expect(JSON.stringify(body.document)).toContain('/categoria-produto/ceramica/')
  const first = JSON.stringify((await api(`${READY}/heroes-centered?is_first=true`)).body.document)
  expect(first).toContain('"h1"')
  expect(JSON.stringify((await api(`${READY}/heroes-centered`)).body.document)).not.toContain('"h1"')
  expect((await api(`${READY}/nothing-of-the-kind`)).status).toBe(404)
  const { statusCode, body: page, headers } = await preview('categories-grid,benefits-bar')
  expect(statusCode).toBe(200)
  expect(page).toContain('design-preview')
  expect(page).toContain('Escolha por onde começar')
  expect(page).toContain('Entrega em todo o Brasil')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect((await preview('nothing')).statusCode).toBe(404)
})

test('pictures are drawn once for the shapes of which the shop has none', async () => {
  const draw = async () => (await api(`${READY}/pictures`, { method: 'POST', body: {} })).body.made as number
  expect(await draw()).toBe(2)
  expect(await draw()).toBe(0)
  const { body } = await api(`${READY}/about-team`)
  expect(JSON.stringify(body.document)).toMatch(/"image":\{"id":[1-9]/)
})

test('an own design is kept, found without accents, renamed, thrown away and taken back', async () => {
  const { id } = await keep('section', 'Faixa de Verão', [heading('Sol')])
  const found = async (query: string) => ((await api(`${LIBRARY}?${query}`)).body as { id: number }[]).map((one) => one.id)
  expect(await found('search=verao')).toEqual([id])
  expect(await found('search=inverno')).toEqual([])
  expect(await found('kind=page')).not.toContain(id)
  const { body: renamed } = await change(id, { title: { raw: 'Faixa de Natal' }, version: 1 })
  expect(renamed).toMatchObject({ title: { raw: 'Faixa de Natal' }, version: 2, kind: 'section' })
  expect((await change(id, { title: 'Outra', version: 1 })).status).toBe(409)
  expect((await preview(`own-${id}`)).body).toContain('Sol')
  expect((await bin(id)).body.status).toBe('trash')
  expect(await found('search=natal')).toEqual([])
  expect((await change(id, { status: 'publish' })).body.status).toBe('publish')
  expect((await bin(id, '?force=true')).body.deleted).toBe(true)
  expect((await api(`${LIBRARY}/${id}`)).status).toBe(404)
  // The designs of the site have a desk of their own.
  const header = (await api('/vitrine/v1/templates?part=header')).body[0].id
  expect((await api(`${LIBRARY}/${header}`)).status).toBe(404)
})

test('a block that changes once changes on every page that shows it, kept ones too', async () => {
  const { id } = await keep('block', 'Aviso', [heading('Frete em dobro')])
  const page = await aPage('com-bloco', [shows(id), shows(id, 'cc33')])
  const other = await keep('block', 'Em volta', [shows(id)])
  await aPage('com-bloco-dentro', [shows(other.id)])
  await shown('/com-bloco/', 'Frete em dobro')
  await shown('/com-bloco-dentro/', 'Frete em dobro')
  const ids = [...(await seen('/com-bloco/')).matchAll(/data-id="([^"]+)"/g)].map(([, one]) => one)
  expect(new Set(ids).size).toBe(ids.length)
  await change(id, { document: [heading('Frete pela metade')] })
  await shown('/com-bloco/', 'Frete pela metade')
  await shown('/com-bloco-dentro/', 'Frete pela metade')
  const uses = (await api(`${LIBRARY}/${id}/uses`)).body
  expect(uses).toMatchObject([
    { kind: 'block', title: 'Em volta' },
    { kind: 'page', id: page },
  ])
})

test('a block can not show itself, by no way around', async () => {
  const one = await keep('block', 'Um', [heading('Um')])
  const two = await keep('block', 'Dois', [shows(one.id)])
  for (const [id, inner] of [
    [one.id, one.id],
    [one.id, two.id],
  ] as const) {
    const { status, body } = await change(id, { document: [shows(inner)] })
    expect([status, body.code]).toEqual([400, 'rest_library_circle'])
  }
})

test('a block in use is not thrown away; detached, each place keeps its content', async () => {
  const { id } = await keep('block', 'Rodapé da página', [heading('Volte sempre')])
  const page = await aPage('mostra-bloco', [heading('Antes'), shows(id)])
  const refused = await bin(id)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'rest_library_in_use',
    message: expect.stringContaining('mostra-bloco'),
    data: { uses: [{ id: page }] },
  })
  expect((await bin(id, '?force=true')).status).toBe(409)
  await shown('/mostra-bloco/', 'Volte sempre')
  expect((await bin(id, '?detach=true')).body.status).toBe('trash')
  await eventually('a copy of its own', async () => {
    const { document } = (await api(`/wp/v2/pages/${page}?context=edit`)).body
    return document[1].widgetType === 'heading' && document[1].settings.title === 'Volte sempre'
  })
  await shown('/mostra-bloco/', 'Volte sempre')
  expect((await api(`${LIBRARY}/${id}/uses`)).body).toEqual([])
})

test('a form inside of a block is answered', async () => {
  const form = {
    id: 'f0rm1',
    elType: 'widget',
    widgetType: 'form',
    elements: [],
    settings: {
      form_name: 'Aviso',
      submit_actions: [],
      form_fields: [{ custom_id: 'nome', field_type: 'text', field_label: 'Nome' }],
    },
  }
  const { id } = await keep('block', 'Formulário', [form])
  const page = await aPage('com-formulario', [shows(id)])
  await shown('/com-formulario/', 'f0rm1')
  const { forms } = { forms: await shop.db.selectFrom('form_submissions').select('id').execute() }
  const sent = await shop.http.inject({
    method: 'POST',
    url: '/wp-admin/admin-ajax.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      action: 'elementor_pro_forms_send_form',
      post_id: String(page),
      form_id: 'f0rm1',
      'form_fields[nome]': 'Ana',
    }).toString(),
  })
  expect(JSON.parse(sent.body)).toMatchObject({ success: true })
  expect(await shop.db.selectFrom('form_submissions').select('id').execute()).toHaveLength(forms.length + 1)
})

test('a design goes out as a template file and comes in again; what is unknown is told', async () => {
  const { document } = (await api(`${READY}/heroes-photo-right`)).body
  const { body: file } = await api(`${LIBRARY}/export`, { method: 'POST', body: { title: 'Capa', type: 'section', document } })
  expect(file).toMatchObject({ version: '0.4', type: 'section', title: 'Capa', page_settings: {} })
  expect(JSON.stringify(file)).toMatch(/"image":\{"id":\d+,"url":"https?:\/\/[^"]+\/midia\//)
  file.content.push({ elType: 'widget', widgetType: 'acme-orbit', settings: {} })
  const { status, body } = await api(`${LIBRARY}/import`, { method: 'POST', body: { file: JSON.stringify(file) } })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    design: { kind: 'section', title: { raw: 'Capa' } },
    unknown: [{ name: 'acme-orbit', count: 1 }],
    pictures_left: 0,
  })
  expect((await api(`${LIBRARY}/${body.design.id}`)).body.document_problems).toHaveLength(1)
  for (const hostile of ['{', '{"content":1}', '['.repeat(5_000), '{"content":[{"elType":"container","__proto__":{}}]}']) {
    const refused = await api(`${LIBRARY}/import`, { method: 'POST', body: { file: hostile } })
    expect([refused.status, refused.body.code]).toEqual([400, expect.stringMatching(/^rest_library_file_/)])
  }
})

test('what was copied from another builder is translated for the page that it is pasted into, and kept nowhere', async () => {
  const before = (await api(LIBRARY)).body.length
  const copied = {
    type: 'elementor',
    siteurl: 'https://outra.example/wp-json/',
    elements: [
      { id: 'x', elType: 'widget', widgetType: 'wc-add-to-cart', settings: { text: 'Levar' }, elements: [] },
      { id: 'y', elType: 'widget', widgetType: 'acme-orbit', settings: {}, elements: [] },
    ],
  }
  const translate = (file: string) => api(`${LIBRARY}/translate`, { method: 'POST', body: { file } })
  const { status, body } = await translate(JSON.stringify(copied))
  expect(status).toBe(200)
  expect(body.elements[0]).toMatchObject({ elType: 'widget', widgetType: 'product-form', settings: { button_text: 'Levar' } })
  expect(body.unknown).toEqual([{ name: 'acme-orbit', count: 1 }])
  expect((await translate('{')).status).toBe(400)
  expect((await api(LIBRARY)).body).toHaveLength(before)
})

test('colours and fonts of another site come in, and designs that refer to them find them', async () => {
  const site = { custom_colors: [{ _id: 'c0ffee1', title: 'Café', color: '#4b2e1e' }] }
  const { id } = await keep('section', 'De outro site', [
    {
      id: 'h1',
      elType: 'widget',
      widgetType: 'heading',
      settings: { title: 'Oi', __globals__: { title_color: 'globals/colors?id=c0ffee1' } },
      elements: [],
    },
    { id: 'h2', elType: 'widget', widgetType: 'heading', settings: { title: 'Oi', _padding: 'much' }, elements: [] },
  ])
  const problems = async () =>
    ((await api(`${LIBRARY}/${id}`)).body.document_problems as { problem: string }[]).map(({ problem }) => problem)
  expect(await problems()).toEqual([
    expect.stringContaining('«c0ffee1»'),
    'Aparência não entendida em «Título»: Espaço interno (Espaço e camadas). Vale o padrão.',
  ])
  const { status, body } = await api(`${LIBRARY}/import`, { method: 'POST', body: { file: JSON.stringify({ settings: site }) } })
  expect([status, body]).toEqual([
    201,
    { design: null, unknown: [], changed: [], notes: [], pictures_left: 0, kit: { colours: 1, fonts: 0 } },
  ])
  expect(await problems()).toHaveLength(1)
})

test('words inside of a block are found on the pages that show it, and follow it when it changes', async () => {
  const text = (words: string) => [
    { id: 'p1', elType: 'widget', widgetType: 'text-editor', settings: { editor: `<p>${words}</p>` }, elements: [] },
  ]
  const inner = await keep('block', 'De dentro', text('jabuticabeira'))
  const outer = await keep('block', 'De fora', [shows(inner.id)])
  await aPage('com-palavras-no-bloco', [shows(outer.id)])
  const finds = async (word: string) => (await shop.http.inject(`/?s=${word}`)).body.includes('href="/com-palavras-no-bloco/"')
  expect(await finds('jabuticabeira')).toBe(true)
  await api(`${LIBRARY}/${inner.id}`, { method: 'POST', body: { document: text('pitangueira') } })
  await expect.poll(() => finds('pitangueira')).toBe(true)
  // Another form of the word: the answer to the first one may be kept for a while.
  expect(await finds('jabuticabeiras')).toBe(false)
})
