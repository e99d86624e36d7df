import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNonces } from '#http/nonce.ts'
import { systemClock } from '#kit/clock.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, SECRET, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let visitor: Api
let customer: Api
let manager: Api
const signedIn: Record<string, { cookie: string; nonce: string }> = {}

beforeAll(async () => {
  shop = await aShop({ demo: true })
  visitor = apiOf(shop)
  for (const role of ['customer', 'shop_manager'] as const) {
    const { api, user } = await apiAs(shop, role)
    if (role === 'customer') customer = api
    else manager = api
    const { token, sessionId } = await createSessions({ db: shop.db }).open(user)
    const nonce = createNonces({ secret: SECRET, clock: systemClock }).make('wp_rest', { sessionId, userId: user.id })
    signedIn[role] = { cookie: `vitrine_session=${token}`, nonce }
  }
})
afterAll(() => shop.close())

const heading = (title: string) => [{ id: 'h1', elType: 'widget', widgetType: 'heading', settings: { title }, elements: [] }]

test('what belongs to the merchant alone is told to nobody else', async () => {
  for (const path of ['widgets', 'element-settings', 'popups', 'forms', 'form-submissions', 'media/1/uses']) {
    expect((await visitor(`/vitrine/v1/${path}`)).status).toBe(401)
    expect((await customer(`/vitrine/v1/${path}`)).status).toBe(403)
  }
})

test('every widget is told with the form that its settings ask for', async () => {
  const { body } = await manager('/vitrine/v1/widgets')
  expect(body.length).toBeGreaterThan(60)
  const of = (name: string) => body.find((widget: { name: string }) => widget.name === name)
  expect(of('heading')).toMatchObject({ title: 'Título', group: 'basic', group_title: 'Básicos', container: false })
  expect(of('container').container).toBe(true)
  const setting = (widget: string, name: string) => of(widget).settings.find((field: { name: string }) => field.name === name)
  expect(setting('heading', 'align')).toMatchObject({ control: 'choice', per_device: true, many: false, fallback: 'start' })
  expect(setting('heading', 'align').options).toContainEqual({ value: 'center', label: 'Centro' })
  expect(setting('gallery', 'columns')).toMatchObject({ control: 'number', min: 1, max: 8, per_device: true })
  expect(setting('gallery', 'gallery')).toMatchObject({ control: 'items', max_items: 60 })
  expect(setting('gallery', 'gallery').settings).toMatchObject([{ name: 'image', control: 'picture' }, { name: 'caption' }])
  expect(setting('form', 'submit_actions')).toMatchObject({ many: true })
  expect(setting('video', 'vimeo_url').when).toEqual({ video_type: ['vimeo'] })
  const advanced = (await manager('/vitrine/v1/element-settings')).body
  const when = Object.fromEntries(advanced.map((field: { name: string; when: unknown }) => [field.name, field.when]))
  expect(when).toMatchObject({
    hide_mobile: null,
    motion_fx_motion_fx_scrolling: null,
    motion_fx_blur_effect: { motion_fx_motion_fx_scrolling: true },
    motion_fx_blur_speed: { motion_fx_blur_effect: true },
    motion_fx_tilt_effect: { motion_fx_motion_fx_mouse: true },
  })
  const id = advanced.find((field: { name: string }) => field.name === '_element_id')
  expect(id.signs).toEqual({ pattern: '^[\\w-]*$', says: 'Só letras sem acento, números, - e _, sem espaços.' })
})

test('a popup is made, comes on the pages that it names, is changed by version, switched off and thrown away', async () => {
  const made = await manager('/vitrine/v1/popups', {
    method: 'POST',
    body: { title: 'Frete <grátis>', document: heading('Frete por nossa conta') },
  })
  expect(made.status).toBe(201)
  const { id, version } = made.body
  expect(made.body).toMatchObject({ status: 'draft', title: { raw: 'Frete <grátis>' }, shown: 0, conditions: [] })
  expect((await shop.get(`/popup/${id}/`)).statusCode).toBe(404)
  const changed = await manager(`/vitrine/v1/popups/${id}`, {
    method: 'PUT',
    body: {
      status: 'publish',
      settings: { triggers: { page_load: 'yes', page_load_delay: 4 }, width: 420 },
      conditions: ['include/general'],
      version,
    },
  })
  expect(changed.body).toMatchObject({
    status: 'publish',
    settings: { triggers: { page_load: 'yes', page_load_delay: 4 }, width: 420, close_button: true },
    conditions: ['include/general'],
    version: version + 1,
  })
  expect((await shop.get(`/popup/${id}/`)).body).toContain('Frete por nossa conta')
  const stale = await manager(`/vitrine/v1/popups/${id}`, { method: 'PUT', body: { title: 'Outro', version } })
  expect([stale.status, stale.body.code]).toEqual([409, 'rest_version_conflict'])
  // Where it comes stays when only its look is changed.
  await manager(`/vitrine/v1/popups/${id}`, { method: 'PUT', body: { settings: { width: 700 }, document: heading('Novo') } })
  expect((await manager(`/vitrine/v1/popups/${id}`)).body).toMatchObject({
    conditions: ['include/general'],
    settings: { width: 700, triggers: { page_load: 'yes' } },
  })
  const { body: before } = await manager(`/vitrine/v1/popups/${id}/revisions`)
  expect(before[0].document[0].settings.title).toBe('Frete por nossa conta')
  await shop.http.inject({ method: 'POST', url: `/popup/${id}/shown/` })
  const { body: list } = await manager('/vitrine/v1/popups?search=Frete')
  expect(list).toMatchObject([{ id, shown: 1 }])
  expect(list[0]).not.toHaveProperty('document')
  await manager(`/vitrine/v1/popups/${id}`, { method: 'PUT', body: { status: 'draft' } })
  await eventually('the popup to be away', async () => (await shop.get(`/popup/${id}/`)).statusCode === 404)
  expect((await manager(`/vitrine/v1/popups/${id}`, { method: 'DELETE' })).body.status).toBe('trash')
  expect((await manager(`/vitrine/v1/popups/${id}`, { method: 'DELETE' })).status).toBe(410)
  expect((await manager(`/vitrine/v1/popups/${id}?force=true`, { method: 'DELETE' })).body.deleted).toBe(true)
  expect((await manager(`/vitrine/v1/popups/${id}`)).status).toBe(404)
})

test('a popup’s setting that can’t be understood is refused, not forgotten', async () => {
  const refused = async (body: object) => {
    const answer = await manager('/vitrine/v1/popups', { method: 'POST', body: { title: 'x', ...body } })
    return [answer.status, Object.keys(answer.body.data.params ?? {})]
  }
  expect(await refused({ settings: { width: 'muito' } })).toEqual([400, ['settings']])
  const triggers = { scrolling: 'yes', scrolling_offset: 900, click: 'yes', click_times: 0 }
  const { body } = await manager('/vitrine/v1/popups', { method: 'POST', body: { title: 'x', settings: { triggers } } })
  expect(body.data.params.settings).toBe('Ajustes não entendidos: Quanto da página (%), Quantos cliques.')
  const expression = async (url_url: string) => {
    const settings = { timing: { url: 'yes', url_action: 'regex', url_url } }
    const answer = await manager('/vitrine/v1/popups', { method: 'POST', body: { title: 'x', settings } })
    return [answer.status, answer.body.data?.params?.settings]
  }
  expect(await expression('(sem fim')).toEqual([400, expect.stringContaining('falta fechar um parêntese')])
  expect(await expression('(a)\\1')).toEqual([400, expect.stringContaining('«\\1» (referência para trás)')])
  expect(await expression('(a{90}){90}')).toEqual([400, expect.stringContaining('repete demais')])
  expect(await expression('^(a+)+$')).toEqual([201, undefined])
  expect(await refused({ conditions: ['include/general', 'em qualquer lugar'] })).toEqual([400, ['conditions']])
  expect(await refused({ settings: { triggers: { scrolling_to: 'yes' } } })).toEqual([400, ['settings']])
  expect(await refused({ settings: { timing: { devices: 'yes', devices_devices: [] } } })).toEqual([400, ['settings']])
  expect(await refused({ status: 'publish' })).toEqual([400, ['document']])
  expect((await manager('/vitrine/v1/popups', { method: 'POST', body: { document: [{ elType: 'gato' }] } })).status).toBe(400)
})

test('a form that nobody can fill in is not published: the merchant is told, and a draft of it is kept', async () => {
  const form = (form_fields: object[]) => [
    { id: 'f1', elType: 'widget', widgetType: 'form', settings: { form_name: 'Contato', form_fields }, elements: [] },
  ]
  const send = (path: string, body: object) => manager(path, { method: 'POST', body: { title: 'Contato', ...body } })
  for (const path of ['/wp/v2/pages', '/wp/v2/posts', '/vitrine/v1/popups']) {
    const refused = await send(path, { status: 'publish', document: form([]) })
    expect([refused.status, refused.body.data.params.document]).toEqual([
      400,
      'Não foi publicado. O formulário «Contato» não tem nenhum campo para preencher: acrescente pelo menos um.',
    ])
    const draft = await send(path, { status: 'draft', document: form([]) })
    expect(draft.status).toBe(201)
    expect(draft.body.document_problems).toMatchObject([{ element: 'f1', problem: expect.stringContaining('nenhum campo') }])
    expect((await send(`${path}/${draft.body.id}`, { status: 'publish' })).status).toBe(400)
    const unlabelled = await send(`${path}/${draft.body.id}`, {
      status: 'publish',
      document: form([{ custom_id: 'a', field_type: 'email' }]),
    })
    expect(unlabelled.status).toBe(200)
    expect(unlabelled.body.document_problems).toMatchObject([{ problem: expect.stringContaining('campo sem rótulo') }])
    await manager(`${path}/${draft.body.id}?force=true`, { method: 'DELETE' })
  }
})

const preview = (
  { cookie = '', nonce = '' }: { cookie?: string; nonce?: string },
  id: number | string,
  content: unknown,
  raw = JSON.stringify(content),
) =>
  shop.http.inject({
    method: 'POST',
    url: '/previa/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, accept: 'text/html' },
    payload: new URLSearchParams({ nonce, id: String(id), content: raw }).toString(),
  })

test('what is not saved yet is drawn for who runs the shop, in a frame of the shop, and is kept nowhere', async () => {
  const { body: page } = await manager('/wp/v2/pages', { method: 'POST', body: { title: 'Rascunho', status: 'draft' } })
  const content = { title: 'Quase pronta', excerpt: '', picture: 0, document: heading('Ainda <em>não</em> salvo') }
  const drawn = await preview(signedIn.shop_manager!, page.id, content)
  expect(drawn.statusCode).toBe(200)
  expect(drawn.body).toContain('Ainda &lt;em&gt;não&lt;/em&gt; salvo')
  expect(drawn.body).toContain('<title>Quase pronta')
  expect(drawn.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store, private' })
  expect(drawn.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect((await manager(`/wp/v2/pages/${page.id}?context=edit`)).body).toMatchObject({ version: 1, document: [] })
  expect((await shop.get(`/${page.slug}/`)).statusCode).toBe(404)
  const { body: post } = await manager('/wp/v2/posts', { method: 'POST', body: { title: 'Um post' } })
  expect((await preview(signedIn.shop_manager!, post.id, content)).body).toContain('post-heading')
  const { body: popup } = await manager('/vitrine/v1/popups', { method: 'POST', body: { title: 'Um popup' } })
  expect((await preview(signedIn.shop_manager!, popup.id, content)).body).toContain('popup-preview')
})

test('a preview needs the merchant, the merchant’s own form, and something that is there', async () => {
  const { body: page } = await manager('/wp/v2/pages', { method: 'POST', body: { title: 'Rascunho' } })
  const content = { title: '', excerpt: '', picture: 0, document: [] }
  expect((await preview({}, page.id, content)).statusCode).toBe(403)
  expect((await preview(signedIn.customer!, page.id, content)).statusCode).toBe(403)
  expect((await preview({ cookie: signedIn.shop_manager!.cookie }, page.id, content)).statusCode).toBe(403)
  expect((await preview(signedIn.shop_manager!, 999_999_999, content)).statusCode).toBe(404)
  expect((await preview(signedIn.shop_manager!, "1'", content)).statusCode).toBe(404)
  for (const raw of ['{', '[', 'null', '"x"', `{"document":${'['.repeat(200)}${']'.repeat(200)}}`])
    expect((await preview(signedIn.shop_manager!, page.id, undefined, raw)).statusCode).toBe(400)
})

test('a file of the library says where it is shown', async () => {
  const { media_id: id, product_id: product } = await shop.db
    .selectFrom('product_pictures')
    .select(['media_id', 'product_id'])
    .orderBy('media_id')
    .executeTakeFirstOrThrow()
  const document = [
    {
      id: 'g1',
      elType: 'widget',
      widgetType: 'gallery',
      settings: { gallery: [{ image: { id, alt: '' }, caption: '' }] },
      elements: [],
    },
  ]
  const { body: page } = await manager('/wp/v2/pages', { method: 'POST', body: { title: 'Com galeria', document } })
  const { body } = await manager(`/vitrine/v1/media/${id}/uses`)
  expect(body).toContainEqual({ kind: 'page', id: page.id, title: 'Com galeria' })
  expect(body).toContainEqual(expect.objectContaining({ kind: 'product', id: product }))
  const count = body.length
  const { id: header } = await shop.db
    .updateTable('content')
    .set({ picture_id: id })
    .where('slug', '=', 'cabecalho')
    .returning('id')
    .executeTakeFirstOrThrow()
  const { attribute_id: attribute } = await shop.db
    .updateTable('attribute_terms')
    .set({ picture_id: id })
    .where('id', '=', (terms) => terms.selectFrom('attribute_terms').select((all) => all.fn.min('id').as('first')))
    .returning('attribute_id')
    .executeTakeFirstOrThrow()
  const logo = (value: string) => manager('/wc/v3/settings/appearance/vitrine_logo_id', { method: 'PUT', body: { value } })
  expect((await logo(String(id))).status).toBe(200)
  const { body: more } = await manager(`/vitrine/v1/media/${id}/uses`)
  expect(more).toHaveLength(count + 3)
  expect(more).toContainEqual(expect.objectContaining({ kind: 'template', id: header }))
  expect(more).toContainEqual(expect.objectContaining({ kind: 'attribute', id: attribute }))
  expect(more).toContainEqual({ kind: 'appearance', id: 0, title: 'Logo' })
  await logo('')
  expect((await manager('/vitrine/v1/media/999999999/uses')).status).toBe(404)
})

test('a file says which texts show it or lead to it, in whichever of its sizes', async () => {
  const files = await shop.db.selectFrom('media').select(['id', 'file', 'sizes']).orderBy('id', 'desc').limit(2).execute()
  const [shown, other] = files.map(({ id, file, sizes }) => ({ id, file, small: sizes[0]!.webp }))
  const before = await manager(`/vitrine/v1/media/${other!.id}/uses`)
  const text = (html: string) => [
    { id: 't1', elType: 'widget', widgetType: 'text-editor', settings: { editor: html }, elements: [] },
  ]
  const document = text(`<p>Veja <img src="/midia/${shown!.small}" alt="o vaso"></p>`)
  const { body: page } = await manager('/wp/v2/pages', { method: 'POST', body: { title: 'Com foto no texto', document } })
  const description = `<p><a href="/midia/${shown!.file}">Catálogo</a></p>`
  const { body: product } = await manager('/wc/v3/products', { method: 'POST', body: { name: 'Com um link', description } })
  const { body: category } = await manager('/wc/v3/products/categories', {
    method: 'POST',
    body: { name: 'Com foto', description },
  })
  const { id: menu, items } = await shop.db.selectFrom('menus').select(['id', 'items']).orderBy('id').executeTakeFirstOrThrow()
  const withFile = [...(items as object[]), { label: 'Catálogo', url: `/midia/${shown!.file}` }]
  await shop.db
    .updateTable('menus')
    .set({ items: JSON.stringify(withFile) })
    .where('id', '=', menu)
    .execute()

  const { body } = await manager(`/vitrine/v1/media/${shown!.id}/uses`)
  for (const use of [
    { kind: 'page', id: page.id, title: 'Com foto no texto' },
    { kind: 'product', id: product.id, title: 'Com um link' },
    { kind: 'category', id: category.id, title: 'Com foto' },
    expect.objectContaining({ kind: 'menu', id: menu }),
  ])
    expect(body).toContainEqual(use)
  expect((await manager(`/vitrine/v1/media/${other!.id}/uses`)).body).toEqual(before.body)
  await shop.db
    .updateTable('menus')
    .set({ items: JSON.stringify(items) })
    .where('id', '=', menu)
    .execute()
})

test('what people sent is listed by form, read, marked as read, and thrown away with its files', async () => {
  const send = async (formId: string, value: string) =>
    await shop.db
      .insertInto('form_submissions')
      .values({
        post_id: 1,
        form_id: formId,
        form_name: `Formulário ${formId}`,
        user_id: null,
        fields: JSON.stringify([{ id: 'nome', type: 'text', label: 'Nome', value }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const [{ id }] = [await send('contato', 'Ana'), await send('contato', 'Bia'), await send('orcamento', 'Caio')]
  const fileId = 'a'.repeat(43)
  await shop.db
    .insertInto('form_uploads')
    .values({ id: fileId, submission_id: id, field_id: 'foto', file_name: 'foto.png', mime: 'image/png', bytes: 3 })
    .execute()
  const folder = join(shop.dataDir, 'uploads')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, fileId), 'abc')
  const { body: forms } = await manager('/vitrine/v1/forms')
  expect(forms).toContainEqual(expect.objectContaining({ id: 'contato', name: 'Formulário contato', total: 2, unread: 2 }))
  const { body: list, headers } = await manager('/vitrine/v1/form-submissions?form=contato&per_page=1')
  expect(headers['x-wp-total']).toBe('2')
  expect(list).toMatchObject([{ form: 'contato', status: 'new', fields: [{ label: 'Nome', value: 'Bia' }] }])
  const named = await manager('/vitrine/v1/form-submissions?search=ana')
  expect(named.body).toMatchObject([{ id, files: [{ name: 'foto.png', url: `/wp-admin/form-uploads/${fileId}` }] }])
  await manager(`/vitrine/v1/form-submissions/${id}`, { method: 'PUT', body: { status: 'read' } })
  expect((await manager('/vitrine/v1/form-submissions?form=contato&status=new')).headers['x-wp-total']).toBe('1')
  expect((await manager(`/vitrine/v1/form-submissions/${id}`, { method: 'DELETE' })).status).toBe(501)
  expect((await manager(`/vitrine/v1/form-submissions/${id}?force=true`, { method: 'DELETE' })).body.deleted).toBe(true)
  expect((await manager(`/vitrine/v1/form-submissions/${id}`)).status).toBe(404)
  expect(existsSync(join(folder, fileId))).toBe(false)
})
