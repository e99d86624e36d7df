import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishDue } from '#content/schedule/publish-due.ts'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let visitor: Api
let customer: Api
let manager: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  visitor = apiOf(shop)
  customer = (await apiAs(shop, 'customer')).api
  manager = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const make = async (fields: object, list = 'posts') => (await manager(`/wp/v2/${list}`, { method: 'POST', body: fields })).body

test('[REST-1] everybody reads what is published, in the shape that clients of this ecosystem know', async () => {
  const { status, headers, body } = await visitor('/wp/v2/posts?per_page=2')
  expect(status).toBe(200)
  expect(Number(headers['x-wp-total'])).toBeGreaterThan(2)
  expect(headers.link).toMatch(/page=2>; rel="next"/)
  expect(Object.keys(body[0]).toSorted()).toEqual(
    (
      'id date date_gmt guid modified modified_gmt slug status type link title content excerpt author featured_media ' +
      'comment_status ping_status sticky template format meta categories tags class_list seo_title seo_description _links'
    )
      .split(' ')
      .toSorted(),
  )
  expect(body[0].date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  expect(body[0].title).toEqual({ rendered: expect.any(String) })
  const pages = await visitor('/wp/v2/pages?slug=inicio')
  expect(pages.body).toMatchObject([{ type: 'page', link: 'http://127.0.0.1/', parent: 0, menu_order: 0 }])
  expect((await visitor(`/wp/v2/pages/${body[0].id}`)).body.code).toBe('rest_post_invalid_id')
})

test.each(['pages', 'posts'])('%s with a password are refused, and nothing of them is published', async (list) => {
  const secret = { title: 'Só para o atacado', content: '<p>Preços de atacado.</p>', status: 'publish', password: 'segredo' }
  const made = await manager(`/wp/v2/${list}`, { method: 'POST', body: secret })
  expect(made).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_param', data: { params: { password: expect.stringContaining('private') } } },
  })
  expect((await manager(`/wp/v2/${list}?search=atacado&status=any`)).body).toEqual([])
  const open = await make({ ...secret, title: 'Aberto a todos', password: '' }, list)
  expect(open).toMatchObject({ status: 'publish', password: '' })
  const closed = await manager(`/wp/v2/${list}/${open.id}`, { method: 'POST', body: { password: 'x' } })
  expect(closed).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
  await manager(`/wp/v2/${list}/${open.id}?force=true`, { method: 'DELETE' })
})

test('[REST-1] a post made by the merchant is answered with its address and is on the site at once', async () => {
  const before = await shop.get('/blog/')
  expect(before.body).not.toContain('Um forno novo')
  const { status, headers, body } = await manager('/wp/v2/posts', {
    method: 'POST',
    body: { title: 'Um forno novo & <grande>', content: '<p>Veio de longe.</p><script>alert(1)</script>', status: 'publish' },
  })
  expect(status).toBe(201)
  expect(headers.location).toBe(`http://127.0.0.1/wp-json/wp/v2/posts/${body.id}`)
  expect(body).toMatchObject({
    slug: 'um-forno-novo-grande',
    status: 'publish',
    title: { raw: 'Um forno novo & <grande>', rendered: 'Um forno novo &amp; &lt;grande&gt;' },
    content: { rendered: '<p>Veio de longe.</p>' },
    version: 1,
  })
  expect((await shop.get('/blog/um-forno-novo-grande/')).body).toContain('Veio de longe.')
  await eventually('the list of posts', async () =>
    (await shop.get('/blog/')).body.includes('Um forno novo &amp; &lt;grande&gt;'),
  )
})

test('[REST-1] strangers and customers write nothing and see no drafts', async () => {
  const draft = await make({ title: 'Ainda em xilindró' })
  expect(draft.status).toBe('draft')
  const body = { title: 'x' }
  for (const [api, code] of [[visitor, 401] as const, [customer, 403] as const]) {
    const refused = async (path: string, asked: object) => {
      const answer = await api(path, asked)
      return [answer.status, answer.body.code]
    }
    expect(await refused('/wp/v2/posts', { method: 'POST', body })).toEqual([code, 'rest_cannot_create'])
    expect(await refused(`/wp/v2/posts/${draft.id}`, { method: 'PUT', body })).toEqual([code, 'rest_cannot_edit'])
    expect(await refused(`/wp/v2/posts/${draft.id}`, { method: 'DELETE' })).toEqual([code, 'rest_cannot_delete'])
    expect(await refused(`/wp/v2/posts/${draft.id}`, {})).toEqual([code, 'rest_forbidden'])
    expect(await refused('/wp/v2/posts?context=edit', {})).toEqual([code, 'rest_forbidden_context'])
    expect(await refused('/wp/v2/posts?status=draft', {})).toEqual([400, 'rest_invalid_param'])
    expect(await refused(`/wp/v2/posts/${draft.id}/revisions`, {})).toEqual([code, 'rest_cannot_read'])
    expect((await api('/wp/v2/posts?search=xilindr%C3%B3')).body).toEqual([])
  }
  expect((await visitor('/wp/v2/posts', { method: 'POST', body })).body.message).toBe(
    'Sem permissão para criar posts com este usuário.',
  )
  expect((await manager('/wp/v2/posts?status=draft&search=xilindr%C3%B3')).body).toMatchObject([{ id: draft.id }])
})

test('[REST-1] a page’s document is written and read; widgets that are not installed and settings that mean nothing are kept and told', async () => {
  const document = [
    {
      id: 'abc1',
      elType: 'container',
      settings: {},
      elements: [
        { id: 'abc2', elType: 'widget', widgetType: 'heading', settings: { title: 'Montada por fora' }, elements: [] },
        { id: 'abc3', elType: 'widget', widgetType: 'nao-existe', settings: { a: 1 }, elements: [] },
        { id: 'abc4', elType: 'widget', widgetType: 'spacer', settings: { space: 9e9, _element_id: 'é' }, elements: [] },
      ],
    },
  ]
  const page = await make({ title: 'Montada', status: 'publish', document }, 'pages')
  expect(page.document[0].elements.map(({ widgetType }: { widgetType: string }) => widgetType)).toEqual([
    'heading',
    'nao-existe',
    'spacer',
  ])
  expect(page.document_problems).toEqual([
    { element: 'abc3', widget: 'nao-existe', problem: 'O widget «nao-existe» não está instalado; visitantes não o veem.' },
    { element: 'abc4', widget: 'spacer', problem: 'Ajustes não entendidos em «Espaçador»: Espaço (px), ID do elemento.' },
  ])
  expect((await shop.get('/montada/')).body).toContain('Montada por fora')
  const seen = (await visitor(`/wp/v2/pages/${page.id}`)).body
  expect(seen).not.toHaveProperty('document')
  expect(seen.meta).toEqual({})

  const { _elementor_data: text } = (await manager(`/wp/v2/pages/${page.id}?context=edit`)).body.meta
  const changed = await manager(`/wp/v2/pages/${page.id}`, {
    method: 'PUT',
    body: { meta: { _elementor_data: text.replace('por fora', 'por texto') } },
  })
  expect(changed.body).toMatchObject({ version: 2 })
  await eventually('the new words', async () => (await shop.get('/montada/')).body.includes('Montada por texto'))

  const asText = await manager(`/wp/v2/pages/${page.id}`, { method: 'PUT', body: { content: '<p>Só texto</p>' } })
  expect([asText.status, asText.body.code]).toEqual([409, 'rest_document_designed'])
})

test('[REST-1] styles of a document reach its page; wrong CSS is refused in words, and unknown globals are told', async () => {
  const styled = (settings: object) => [
    { id: 'ab1c', elType: 'widget', widgetType: 'heading', settings: { title: 'Com estilo', ...settings }, elements: [] },
  ]
  const wrong = styled({ custom_css: 'selector{color:red}\n@import "x";' })
  const refusal = await manager('/wp/v2/pages', { method: 'POST', body: { title: 'Estilo', status: 'publish', document: wrong } })
  expect([refusal.status, JSON.stringify(refusal.body)]).toEqual([
    400,
    expect.stringContaining('O CSS próprio de «Título»: a regra @import não pode ser usada (linha 2, coluna 1).'),
  ])
  const document = styled({
    custom_css: 'selector a{color:#123456}',
    typography_typography: 'custom',
    typography_font_size_mobile: { unit: 'px', size: 21 },
    __globals__: { title_color: 'globals/colors?id=primary', _background_color: 'globals/colors?id=c0lor99' },
  })
  const page = await make({ title: 'Estilo', slug: 'com-estilo', status: 'publish', document }, 'pages')
  expect(page.document_problems).toEqual([
    {
      element: 'ab1c',
      widget: 'heading',
      problem: 'A cor ou a fonte global «c0lor99» de «Título» não existe nesta loja; vale o ajuste do próprio elemento.',
    },
  ])
  const { body } = await shop.get('/com-estilo/')
  expect(body).toContain('--heading-color:var(--color-link)')
  // An element's rules are nested under its name.
  const own = body.slice(body.indexOf('.elementor-element-ab1c{'))
  expect(own).toContain('@media(max-width:767px){.elementor-heading-title{font-size:21px}}')
  expect(own).toContain('.elementor-element.elementor-element-ab1c a{color:#123456}')

  const withCss = (custom_css: string) =>
    manager(`/wp/v2/pages/${page.id}`, { method: 'PUT', body: { meta: { _elementor_page_settings: { custom_css } } } })
  expect(JSON.stringify((await withCss('a{b')).body)).toContain('O CSS da página: ')
  const kept = await withCss('selector h2{letter-spacing:3px}')
  expect(kept.body.meta._elementor_page_settings).toEqual({ custom_css: 'selector h2{letter-spacing:3px}' })
  const rule = `.page-id-${page.id} h2{letter-spacing:3px}`
  await eventually('the style of the page', async () => (await shop.get('/com-estilo/')).body.includes(rule))
})

test.each([
  ['nonsense', '{"a":'],
  ['no list', '{"a":1}'],
  ['an unknown kind', '[{"elType":"bomb"}]'],
  ['a text that no database keeps', '[{"elType":"container","settings":{"a":"\\u0000"}}]'],
  ['a poisoned key', '[{"elType":"container","settings":{"__proto__":{"a":1}}}]'],
  ['endless depth', '['.repeat(5_000)],
])('[REST-1] a document that is %s is refused and changes nothing', async (_what, text) => {
  const page = await make({ title: 'Segura', content: '<p>Fica.</p>' }, 'pages')
  const answer = await manager(`/wp/v2/pages/${page.id}`, { method: 'PUT', body: { meta: { _elementor_data: text } } })
  expect([answer.status, answer.body.code]).toEqual([400, 'rest_invalid_document'])
  expect((await manager(`/wp/v2/pages/${page.id}?context=edit`)).body).toMatchObject({
    version: 1,
    content: { raw: '<p>Fica.</p>' },
  })
})

test('[REST-1] who read an older version does not overwrite a newer one', async () => {
  const page = await make({ title: 'Disputada', content: '<p>a</p>' }, 'pages')
  const save = (title: string) => manager(`/wp/v2/pages/${page.id}`, { method: 'POST', body: { title, version: page.version } })
  const answers = await Promise.all([save('Primeira'), save('Segunda')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)!
  expect(lost.body).toMatchObject({ code: 'rest_version_conflict', data: { status: 409, version: 2 } })
  const won = answers.find(({ status }) => status === 200)!
  expect((await manager(`/wp/v2/pages/${page.id}?context=edit`)).body.title.raw).toBe(won.body.title.raw)
})

test('[REST-1] what stood there before a change can be read, brought back and forgotten', async () => {
  const page = await make({ title: 'Antes', content: '<p>primeiro</p>' }, 'pages')
  await manager(`/wp/v2/pages/${page.id}`, { method: 'PUT', body: { title: 'Depois', content: '<p>segundo</p>' } })
  await manager(`/wp/v2/pages/${page.id}`, { method: 'PUT', body: { menu_order: 3 } })
  const { body: revisions, headers } = await manager(`/wp/v2/pages/${page.id}/revisions?context=edit`)
  expect(headers['x-wp-total']).toBe('1')
  expect(revisions).toMatchObject([{ parent: page.id, title: { raw: 'Antes' }, content: { rendered: '<p>primeiro</p>' } }])
  const [{ id, document, title }] = revisions
  const back = await manager(`/wp/v2/pages/${page.id}`, { method: 'PUT', body: { document, title } })
  expect(back.body).toMatchObject({ title: { raw: 'Antes' }, content: { raw: '<p>primeiro</p>' }, menu_order: 3 })
  const path = `/wp/v2/pages/${page.id}/revisions/${id}`
  expect((await manager(path, { method: 'DELETE' })).body.code).toBe('rest_trash_not_supported')
  expect((await manager(`${path}?force=true`, { method: 'DELETE' })).body).toMatchObject({ deleted: true, previous: { id } })
  expect((await manager(path)).status).toBe(404)
})

test('[REST-1] what has an hour to come waits for it and is published by the regular work', async () => {
  const date = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19)
  const post = await make({ title: 'Amanhã sai', content: '<p>x</p>', status: 'publish', date_gmt: date })
  expect(post).toMatchObject({ status: 'future', date_gmt: date })
  expect((await shop.get('/blog/amanha-sai/')).statusCode).toBe(404)
  expect(await publishDue(shop.db)).toBe(0)
  await shop.db
    .updateTable('content')
    .set({ published_at: new Date(Date.now() - 1_000) })
    .where('id', '=', post.id)
    .execute()
  expect(await publishDue(shop.db)).toBe(1)
  expect((await visitor(`/wp/v2/posts/${post.id}`)).body.status).toBe('publish')
  expect((await shop.get('/blog/amanha-sai/')).statusCode).toBe(200)
})

test('[REST-1] the bin takes and gives back; force is for good', async () => {
  const page = await make({ title: 'Passageira', content: '<p>x</p>', status: 'publish' }, 'pages')
  const path = `/wp/v2/pages/${page.id}`
  expect((await shop.get('/passageira/')).statusCode).toBe(200)
  expect((await manager(path, { method: 'DELETE' })).body).toMatchObject({ id: page.id, status: 'trash' })
  await eventually('the page is gone', async () => (await shop.get('/passageira/')).statusCode === 404)
  expect((await manager(path, { method: 'DELETE' })).body.code).toBe('rest_already_trashed')
  const rival = await make({ title: 'Passageira', status: 'publish' }, 'pages')
  expect(rival.slug).toBe('passageira')
  const back = await manager(path, { method: 'POST', body: { status: 'publish' } })
  expect(back.body).toMatchObject({ status: 'publish', slug: 'passageira-2' })
  const gone = await manager(`${path}?force=true`, { method: 'DELETE' })
  expect(gone.body).toMatchObject({ deleted: true, previous: { id: page.id } })
  expect((await manager(path)).body.code).toBe('rest_post_invalid_id')
  const home = (await visitor('/wp/v2/pages?slug=inicio')).body[0]
  expect((await manager(`/wp/v2/pages/${home.id}`, { method: 'DELETE' })).status).toBe(409)
})

test('[REST-1] a page takes no address of the shop itself: a wished one is refused, one made from a title gets a number', async () => {
  const create = (body: object) => manager('/wp/v2/pages', { method: 'POST', body: { status: 'publish', ...body } })
  for (const slug of ['loja', 'cart', 'checkout', 'minha-conta', 'blog', 'painel', 'wp-json', 'Finalizar compra', '2026']) {
    const { status, body } = await create({ title: 'Trocas', slug })
    expect([slug, status, body.data.params?.slug]).toEqual([slug, 400, expect.stringContaining('é da própria loja')])
  }
  const made = await create({ title: 'Loja' })
  expect(made.body.slug).toBe('loja-2')
  expect((await shop.get('/loja-2/')).body).toContain('Loja')
  const path = `/wp/v2/pages/${made.body.id}`
  expect((await manager(path, { method: 'PUT', body: { slug: 'cart' } })).status).toBe(400)
  expect((await manager(path, { method: 'PUT', body: { slug: 'lojas' } })).body.slug).toBe('lojas')
  // What stands around the account is a page of that name with the account in it.
  const document = [{ id: 'conta', elType: 'widget', widgetType: 'woocommerce-my-account', settings: {}, elements: [] }]
  expect((await create({ title: 'Minha conta', slug: 'minha-conta', document })).body.slug).toBe('minha-conta')
  const post = await manager('/wp/v2/posts', { method: 'POST', body: { title: 'Feed' } })
  expect(post.body.slug).toBe('feed-2')
})

test('[REST-1] lists are narrowed by terms, dates, ids, search and order', async () => {
  const categories = await shop.db.selectFrom('terms').select('id').where('taxonomy', '=', 'category').orderBy('id').execute()
  const category = categories[0]!.id
  const one = await make({ title: 'Filtro um', status: 'publish', date: '2001-02-03T10:00:00', categories: [category] })
  const two = await make({ title: 'Filtro dois', status: 'publish', date: '2001-02-04T10:00:00' })
  const titles = async (query: string) =>
    (await visitor(`/wp/v2/posts?${query}`)).body.map((post: { title: { rendered: string } }) => post.title.rendered)
  const both = '&include=' + [one.id, two.id].join(',')
  expect(await titles('before=2001-12-31T00:00:00')).toEqual(['Filtro dois', 'Filtro um'])
  expect(await titles('after=2001-02-03T11:00:00&before=2002-01-01T00:00:00')).toEqual(['Filtro dois'])
  expect(await titles(`categories=${category}${both}`)).toEqual(['Filtro um'])
  expect(await titles(`categories_exclude=${category}${both}`)).toEqual(['Filtro dois'])
  expect(await titles(`exclude=${one.id}&before=2002-01-01T00:00:00`)).toEqual(['Filtro dois'])
  expect(await titles(`orderby=title&order=asc${both}`)).toEqual(['Filtro dois', 'Filtro um'])
  expect(await titles(`orderby=include&order=asc&include=${one.id},${two.id}`)).toEqual(['Filtro um', 'Filtro dois'])
  expect(await titles('search=filtro&per_page=1&page=2')).toHaveLength(1)
  expect(await titles('search=%25')).toEqual([])
  expect(await titles('slug=filtro-um,nada')).toEqual(['Filtro um'])
  expect((await visitor('/wp/v2/posts?page=900')).body.code).toBe('rest_post_invalid_page_number')
  for (const bad of ['per_page=0', 'per_page=101', 'per_page=-1', 'page=-1', 'orderby=password', 'include=x'])
    expect((await visitor(`/wp/v2/posts?${bad}`)).body.code).toBe('rest_invalid_param')
})

test('[REST-1] what is named must be there', async () => {
  const code = async (body: object, list = 'posts') => (await manager(`/wp/v2/${list}`, { method: 'POST', body })).body.code
  expect(await code({ author: 999_999_999_999 })).toBe('rest_invalid_author')
  expect(await code({ featured_media: 999_999_999_999 })).toBe('rest_invalid_featured_media')
  expect(await code({ categories: [999_999_999_999] })).toBe('rest_term_invalid')
  expect(await code({ parent: 999_999_999_999 }, 'pages')).toBe('rest_post_invalid_id')
  const mother = await make({ title: 'Mãe' }, 'pages')
  const child = await make({ title: 'Filha', parent: mother.id }, 'pages')
  const circle = await manager(`/wp/v2/pages/${mother.id}`, { method: 'PUT', body: { parent: child.id } })
  expect(circle.body.code).toBe('rest_post_invalid_id')
  expect((await manager(`/wp/v2/pages?status=draft&parent=${mother.id}`)).body).toMatchObject([{ id: child.id }])
})

test('[REST-1] many of the same name at the same moment each get an address of their own', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => make({ title: 'Gêmeas', status: 'publish' })))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(6)
})
