import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MovedThing } from '#move-in/moved-thing.ts'
import { aMovingShop, aThing } from './moving-shop.ts'

let shop: Awaited<ReturnType<typeof aMovingShop>>
let first: number
beforeAll(async () => {
  shop = await aMovingShop()
  await shop.db.insertInto('redirects').values({ from_path: '/promocao/', to_path: '/loja/' }).execute()
  first = await shop.bring(things())
})
afterAll(() => shop.close())

const item = (id: number, more: object) => ({ id, parent: 0, title: `Ponto ${id}`, url: '', object: 'custom', ...more })

type Facts = { review?: string; comment?: string; menu?: string; answer?: string }
const things = ({ review = 'Linda', comment = 'Oi', menu = 'Principal', answer = 'Ana' }: Facts = {}): MovedThing[] => [
  aThing('term', 5, { taxonomy: 'product_shipping_class', name: 'Frágil', slug: 'fragil', parent: 0 }),
  aThing('product', 10, {
    name: 'Caneca',
    slug: 'caneca',
    type: 'simple',
    status: 'publish',
    regular_price: '10.00',
    shipping_class: 'fragil',
  }),
  aThing('product', 12, { name: 'Prato', slug: 'prato', type: 'variable', status: 'publish', shipping_class: 'perdida' }),
  aThing('variation', 13, {
    parent_id: 12,
    regular_price: '12.00',
    shipping_class: 'fragil',
    attributes: [{ name: 'Cor', option: 'Azul' }],
  }),
  aThing('product', 11, { name: 'Jogo', slug: 'jogo', type: 'grouped', status: 'publish', grouped_products: [10] }),
  aThing('review', 20, {
    product_id: 10,
    reviewer: 'Bia',
    reviewer_email: 'BIA@example.com',
    rating: 5,
    review: `<p>${review}</p>`,
    status: 'approved',
    verified: true,
    date_created_gmt: '2024-01-02T03:04:05',
  }),
  aThing('review', 21, {
    product_id: 10,
    reviewer: 'Bia de novo',
    reviewer_email: 'bia@example.com',
    rating: 1,
    review: 'x',
    status: 'hold',
  }),
  aThing('review', 22, { product_id: 99, reviewer: 'Caio', rating: 4, review: 'x', status: 'approved' }),
  aThing('review', 23, { product_id: 10, reviewer: 'Resposta', rating: 0, review: 'Obrigado', status: 'approved' }),
  aThing('post', 30, { slug: 'novidade', status: 'publish', title: { raw: 'Novidade' }, content: { raw: 'Texto' } }),
  aThing('page', 31, { slug: 'sobre', status: 'publish', title: { raw: 'Sobre' }, content: { raw: 'Texto' } }),
  aThing('comment', 40, {
    post: 30,
    author_name: 'Davi',
    author_email: 'davi@example.com',
    content: { raw: comment },
    status: 'approved',
  }),
  aThing('comment', 41, { post: 30, parent: 40, author_name: 'Loja', content: { raw: '<b>Olá</b>' }, status: 'hold' }),
  aThing('comment', 42, { post: 77, author_name: 'Eva', content: { raw: 'Oi' }, status: 'approved' }),
  aThing('menu', 50, {
    name: menu,
    slug: 'principal',
    items: [
      item(1, { object: 'page', object_id: 31 }),
      item(2, { object: 'product', object_id: 10, parent: 1 }),
      item(3, { url: 'https://outra.example/' }),
      item(4, { object: 'page', object_id: 88, title: 'Perdida' }),
    ],
  }),
  aThing('redirect', 'r1', { from: '/antigo/', to: 'https://antiga.example/sobre/', kind: 'exact' }),
  aThing('redirect', 'r2', { from: '^/x.*', to: '/sobre/', kind: 'regex' }),
  aThing('redirect', 'r3', { from: '/promocao/', to: '/sobre/', kind: 'exact' }),
  aThing('form-answer', 60, {
    form_name: 'Contato',
    element_id: 'ab12',
    post: 31,
    date_created_gmt: '2024-05-06T07:08:09',
    fields: [
      { id: 'nome', value: answer },
      { id: 'recado', value: 'Têm azul?' },
    ],
  }),
  aThing('shipping-zone', 70, {
    name: 'São Paulo',
    order: 1,
    locations: [{ code: 'BR:SP', type: 'state' }],
    methods: [{ method_id: 'flat_rate', title: 'Motoboy', enabled: true, settings: { cost: '12' } }],
  }),
  aThing('tax-rate', 80, { country: 'BR', state: 'SP', rate: '18.0000', name: 'ICMS', class: 'standard', shipping: true }),
  aThing('form-answer', 61, { form_name: 'Vazio', fields: [] }),
]

const reasonsOf = async (id: number, kind: string) =>
  (await shop.moves.report(id)).find((one) => one.kind === kind)!.reasons.map(({ reason }) => reason)

test('products and variations keep their class of freight, and one that did not come is told', async () => {
  const { rows } = await sql<{ slug: string; class: string | null }>`
    select p.slug, c.slug as class from products p left join shipping_classes c on c.id = p.shipping_class_id where p.slug in ('caneca', 'prato')
    union all select 'variação', c.slug from variations v join shipping_classes c on c.id = v.shipping_class_id order by 1`.execute(
    shop.db,
  )
  expect(rows).toEqual([
    { slug: 'caneca', class: 'fragil' },
    { slug: 'prato', class: null },
    { slug: 'variação', class: 'fragil' },
  ])
  const { things: told } = (await shop.moves.things(first, { kind: 'product', limit: 10, offset: 0 }))!
  expect(told.find(({ title }) => title === 'Prato')!.notes).toEqual(['A classe de entrega «perdida» não veio e ficou de fora.'])
})

test('reviews come with their product, one of each person; what has no stars is no review', async () => {
  const rows = await shop.db
    .selectFrom('reviews')
    .select(['author_name', 'author_email', 'rating', 'text', 'status', 'verified', 'created_at'])
    .execute()
  expect(rows).toEqual([
    {
      author_name: 'Bia',
      author_email: 'bia@example.com',
      rating: 5,
      text: 'Linda',
      status: 'approved',
      verified: true,
      created_at: new Date('2024-01-02T03:04:05Z'),
    },
  ])
  expect(await reasonsOf(first, 'review')).toEqual([
    'A mesma pessoa já avaliou este produto.',
    'Não tem nota de 1 a 5.',
    'O produto não veio.',
  ])
})

test('comments stand below what they answer; one of a text that did not come is told', async () => {
  const rows = await shop.db
    .selectFrom('comments')
    .select(['id', 'parent_id', 'author_name', 'text', 'status'])
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { author_name: 'Davi', text: 'Oi', status: 'approved', parent_id: null },
    { author_name: 'Loja', text: 'Olá', status: 'hold', parent_id: rows[0]!.id },
  ])
  expect(await reasonsOf(first, 'comment')).toEqual(['O texto comentado não veio.'])
})

test('points of a menu lead to where things are here; a point that leads nowhere is told', async () => {
  const menu = await shop.db.selectFrom('menus').select(['name', 'items']).where('slug', '=', 'principal').executeTakeFirst()
  expect(menu).toEqual({
    name: 'Principal',
    items: [
      { title: 'Ponto 1', url: '/sobre/', children: [{ title: 'Ponto 2', url: '/produto/caneca/', children: [] }] },
      { title: 'Ponto 3', url: 'https://outra.example/', children: [] },
    ],
  })
  expect(await reasonsOf(first, 'menu')).toEqual(['Entradas que levavam a algo que não veio: Perdida.'])
})

test('redirects come, but those of this shop stay as they are', async () => {
  const rows = await shop.db
    .selectFrom('redirects')
    .select(['from_path', 'to_path'])
    .where('from_path', 'in', ['/antigo/', '/promocao/'])
    .orderBy('from_path')
    .execute()
  expect(rows).toEqual([
    { from_path: '/antigo/', to_path: '/sobre/' },
    { from_path: '/promocao/', to_path: '/loja/' },
  ])
})

test('answers of forms come with their fields and their day', async () => {
  const rows = await shop.db.selectFrom('form_submissions').select(['form_name', 'fields', 'created_at', 'post_id']).execute()
  expect(rows).toEqual([
    {
      form_name: 'Contato',
      post_id: await shop.here('page', '31'),
      created_at: new Date('2024-05-06T07:08:09Z'),
      fields: [
        { id: 'nome', type: 'text', label: 'nome', value: 'Ana' },
        { id: 'recado', type: 'text', label: 'recado', value: 'Têm azul?' },
      ],
    },
  ])
  expect(await reasonsOf(first, 'form-answer')).toEqual(['Está vazia.'])
})

test('zones of delivery come with their ways of sending; rates of taxes with a word about prices', async () => {
  const zone = await shop.here('shipping-zone', '70')
  const found = await shop.db.selectFrom('shipping_zones').select(['name', 'states']).where('id', '=', zone!).executeTakeFirst()
  expect(found).toEqual({ name: 'São Paulo', states: ['SP'] })
  const methods = await shop.db
    .selectFrom('shipping_methods')
    .select(['kind', 'title', 'settings'])
    .where('zone_id', '=', zone!)
    .execute()
  expect(methods).toMatchObject([{ kind: 'flat_rate', title: 'Motoboy', settings: { cents: 1200 } }])
  const [rate] = await shop.db.selectFrom('tax_rates').select(['country', 'state', 'rate', 'name', 'class']).execute()
  expect(rate).toEqual({ country: 'BR', state: 'SP', rate: '18.0000', name: 'ICMS', class: '' })
})

test('a group shows the products that came', async () => {
  const [link] = await shop.db
    .selectFrom('product_links')
    .select(['product_id', 'linked_id'])
    .where('kind', '=', 'grouped')
    .execute()
  expect(link).toEqual({ product_id: await shop.here('product', '11'), linked_id: await shop.here('product', '10') })
})

test('a second run changes nothing, a third what changed, and all of it can be taken back', async () => {
  const again = await shop.bring(things())
  const actions = (await shop.moves.report(again)).flatMap((one) => Object.keys(one.actions))
  expect(actions.filter((action) => action === 'update' || action === 'ask')).toEqual([])
  const changed = await shop.bring(things({ review: 'Muito linda', comment: 'Olá', menu: 'Topo', answer: 'Ana Maria' }))
  const updated = (await shop.moves.report(changed)).flatMap(({ kind, actions: done }) =>
    done.update ? [`${kind} ${done.update}`] : [],
  )
  expect(updated).toEqual(['review 1', 'comment 1', 'menu 1', 'form-answer 1'])
  const texts = await Promise.all([
    shop.db.selectFrom('reviews').select('text').executeTakeFirst(),
    shop.db.selectFrom('comments').select('text').orderBy('id').executeTakeFirst(),
    shop.db.selectFrom('menus').select('name').where('slug', '=', 'principal').executeTakeFirst(),
    shop.db.selectFrom('form_submissions').select('fields').executeTakeFirst(),
  ])
  expect(JSON.stringify(texts)).toMatch(/Muito linda.*Olá.*Topo.*Ana Maria/)

  await shop.takeBack(changed)
  for (const table of ['reviews', 'comments', 'form_submissions', 'tax_rates'] as const)
    expect(await shop.db.selectFrom(table).select('id').execute()).toEqual([])
  expect(await shop.db.selectFrom('menus').select('id').where('name', '=', 'Topo').execute()).toEqual([])
  const left = await shop.db
    .selectFrom('redirects')
    .select('from_path')
    .where('from_path', 'in', ['/antigo/', '/promocao/'])
    .execute()
  expect(left).toEqual([{ from_path: '/promocao/' }])
})

test('titles and descriptions for search engines come with products, categories, pages and posts, and follow a second run', async () => {
  const held = (title: string) => [
    aThing('setting', 'blogname', { id: 'blogname', value: 'Casa' }),
    aThing('term', 'c9', {
      taxonomy: 'product_cat',
      name: 'Potes',
      slug: 'potes',
      meta: { wpseo_title: '%%term_title%% de barro' },
    }),
    aThing('product', 'p9', {
      name: 'Pote',
      slug: 'pote-seo',
      type: 'simple',
      status: 'publish',
      regular_price: '10',
      meta_data: [{ key: '_yoast_wpseo_title', value: title }],
    }),
    aThing('page', 'g9', {
      title: 'Sobre nós',
      slug: 'sobre-seo',
      status: 'publish',
      meta: { rank_math_title: '%title% %sep% desde 1990' },
    }),
    aThing('post', 't9', {
      title: 'Barro',
      slug: 'barro-seo',
      status: 'publish',
      yoast_head_json: { description: 'Tudo sobre barro.' },
    }),
  ]
  await shop.bring(held('%%title%% %%sep%% compre já'))
  const product = async () =>
    await shop.db.selectFrom('products').select('seo_title').where('slug', '=', 'pote-seo').executeTakeFirstOrThrow()
  expect(await product()).toEqual({ seo_title: 'Pote - compre já' })
  const category = await shop.db
    .selectFrom('categories')
    .select('seo_title')
    .where('slug', '=', 'potes')
    .executeTakeFirstOrThrow()
  expect(category.seo_title).toBe('Potes de barro')
  const settings = async (slug: string) =>
    (await shop.db.selectFrom('content').select('settings').where('slug', '=', slug).executeTakeFirstOrThrow()).settings
  expect(await settings('sobre-seo')).toEqual({ seo_title: 'Sobre nós - desde 1990', seo_description: '' })
  expect(await settings('barro-seo')).toEqual({ seo_title: '', seo_description: 'Tudo sobre barro.' })
  await shop.bring(held('Outro título'))
  expect(await product()).toEqual({ seo_title: 'Outro título' })
})
