import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthors } from '#content/blog/authors.ts'
import { createBlog } from '#content/blog/service.ts'
import { createMedia } from '#content/media/service.ts'
import { createContent } from '#content/pages/service.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let authors: ReturnType<typeof createAuthors>
let blog: ReturnType<typeof createBlog>
let content: ReturnType<typeof createContent>

beforeAll(async () => {
  shop = await aShop({ demo: true })
  const media = createMedia({ db: shop.db })
  authors = createAuthors({ db: shop.db, media })
  blog = createBlog({ db: shop.db, media, authors })
  content = createContent({ db: shop.db, media })
})
afterAll(() => shop?.close())

const post = (slug: string, over: Record<string, unknown> = {}) => ({
  type: 'post' as const,
  status: 'publish' as const,
  slug,
  title: slug,
  document: '[]',
  published_at: new Date('2019-12-31T23:30:00-03:00'),
  ...over,
})
const widget = (id: string, widgetType: string, settings: object = {}) => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})
const factsOf = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )

test('[POSTS-1] each author has a page with who they are and only their own posts', async () => {
  const { statusCode, body } = await shop.get('/autor/tomas-resende/')
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>Tomás Resende</h1>')
  expect(body).toContain('Marceneiro e cronista das oficinas')
  expect(body.match(/<article/g)).toHaveLength(3)
  expect(body).toContain('href="http://127.0.0.1/autor/tomas-resende/feed/"')
  expect(factsOf(body).map((fact) => fact['@type'])).toEqual(['BreadcrumbList', 'ProfilePage'])
  expect((await shop.get('/autor/ninguem/')).statusCode).toBe(404)
  expect((await shop.get('/author/tomas-resende/')).headers.location).toBe('/autor/tomas-resende/')
})

test('whoever writes a post has a page, by whichever road the name came, and a changed name reaches the posts', async () => {
  await shop.db
    .insertInto('content')
    .values([
      post('de-jose', { author_name: 'José  d’Ávila & filhos' }),
      post('de-outro', { author_name: '小野' }),
      post('sem-nome'),
    ])
    .execute()
  const made = await authors.bySlug('jose-d-avila-filhos')
  expect(made).toMatchObject({ name: 'José  d’Ávila & filhos', url: '/autor/jose-d-avila-filhos/' })
  expect(await authors.bySlug('autor')).toMatchObject({ name: '小野' })
  expect(await blog.facts({ kind: 'post', id: await idOf('sem-nome') })).toMatchObject({ author: undefined, authorName: '' })
  const fields = { slug: 'jose', name: 'José Ávila', role: 'Oleiro', bio: '', website: '', pictureId: null, userId: null }
  expect(await authors.save(fields, made!.id)).toEqual({ ok: true, id: made!.id })
  await eventually('the post carries the new name', async () => (await shop.get('/blog/de-jose/')).body.includes('José Ávila'))
  expect((await content.posts({ author: 'jose' })).posts.map(({ url }) => url)).toEqual(['/blog/de-jose/'])
})

const idOf = async (slug: string) =>
  (await shop.db.selectFrom('content').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id

test('an author is kept only with an address of their own and a decent website', async () => {
  const fields = { slug: 'nova', name: 'Nova', role: '', bio: '', website: '', pictureId: null, userId: null }
  expect(await authors.save({ ...fields, slug: 'helena-prates' })).toEqual({ ok: false, problem: 'taken' })
  for (const wrong of [{ slug: 'Com Espaço' }, { name: ' ' }, { website: 'javascript:alert(1)' }, { bio: 'a'.repeat(5_001) }])
    expect(await authors.save({ ...fields, ...wrong })).toEqual({ ok: false, problem: 'invalid' })
  expect(await authors.save({ ...fields, pictureId: 999_999 })).toEqual({ ok: false, problem: 'missing' })
  expect(await authors.save(fields, 999_999)).toEqual({ ok: false, problem: 'missing' })
  const saved = await authors.save(fields)
  expect((await authors.list({ perPage: 2 })).authors).toHaveLength(2)
  expect(saved.ok && (await authors.remove(saved.id))).toBe(true)
  expect(saved.ok && (await authors.remove(saved.id))).toBe(false)
})

test('archives of a year, a month and a day follow the clocks of São Paulo, and an empty date is no page', async () => {
  await shop.db
    .insertInto('content')
    .values([post('ano-novo', { published_at: new Date('2020-01-01T00:30:00-03:00') })])
    .execute()
  for (const [url, there, away] of [
    ['/2019/', 'de-jose', 'ano-novo'],
    ['/2019/12/', 'de-jose', 'ano-novo'],
    ['/2019/12/31/', 'de-jose', 'ano-novo'],
    ['/2020/01/', 'ano-novo', 'de-jose'],
    ['/2020/01/01/', 'ano-novo', 'de-jose'],
  ] as const) {
    const { statusCode, body } = await shop.get(url)
    expect([url, statusCode]).toEqual([url, 200])
    expect(body).toContain(`href="/blog/${there}/"`)
    expect(body).not.toContain(`href="/blog/${away}/"`)
  }
  expect((await shop.get('/2019/12/')).body).toContain('<h1>Dezembro de 2019</h1>')
  for (const url of ['/1999/', '/2020/02/', '/2020/13/', '/2020/1/', '/2020/01/32/', '/2020/01/page/2/'])
    expect([url, (await shop.get(url)).statusCode]).toEqual([url, 404])
  expect((await shop.get('/2019')).headers.location).toBe('/2019/')
})

test('a long archive goes on under numbered addresses', async () => {
  const rows = Array.from({ length: 10 }, (_, index) =>
    post(`serie-${index}`, { published_at: new Date(Date.UTC(2018, 4, 2, index)) }),
  )
  await shop.db.insertInto('content').values(rows).execute()
  await eventually('the month is there', async () => (await shop.get('/2018/05/')).statusCode === 200)
  const second = await shop.get('/2018/05/page/2/')
  expect(second.body).toContain('href="/blog/serie-0/"')
  expect(second.body).not.toContain('href="/blog/serie-9/"')
  expect(second.body).toContain('rel="prev" href="http://127.0.0.1/2018/05/"')
  expect((await shop.get('/2018/05/page/3/')).statusCode).toBe(404)
})

test('before and after a post stand its neighbours in time, on request those of its category', async () => {
  const id = await idOf('capim-dourado-setenta-dias')
  expect(await blog.neighbours(id, false)).toMatchObject({
    previous: { url: '/blog/cafe-coado-melhor/' },
    next: { url: '/blog/terracota-oliva-e-indigo/' },
  })
  expect(await blog.neighbours(id, true)).toMatchObject({
    previous: { url: '/blog/como-nasce-uma-peca-de-barro/' },
    next: { url: '/blog/uma-manha-na-oficina-de-seu-adao/' },
  })
})

test('related posts are those that share most with the open one, which is not among them', async () => {
  const id = await idOf('presentes-feitos-a-mao')
  const { posts } = await content.posts({ relatedTo: id, perPage: 2 })
  expect(posts[0]!.url).toBe('/blog/embalar-para-viagem-e-para-presente/')
  expect(posts.map((one) => one.id)).not.toContain(id)
})

test('a post tells search engines and those who share it what it is', async () => {
  const { body } = await shop.get('/blog/uma-manha-na-oficina-de-seu-adao/')
  for (const part of [
    '<link rel="canonical" href="http://127.0.0.1/blog/uma-manha-na-oficina-de-seu-adao/"',
    '<link rel="alternate" hrefLang="pt-BR" href="http://127.0.0.1/blog/uma-manha-na-oficina-de-seu-adao/"',
    'property="og:type" content="article"',
    'property="article:section" content="Oficinas"',
    'name="twitter:card" content="summary_large_image"',
    'type="application/rss+xml"',
  ])
    expect(body.toLowerCase()).toContain(part.toLowerCase())
  const [article, crumbs] = factsOf(body)
  expect(article).toMatchObject({
    '@type': 'Article',
    author: { name: 'Tomás Resende', url: 'http://127.0.0.1/autor/tomas-resende/' },
    articleSection: 'Oficinas',
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
})

test('the front page tells who sells and how to search', async () => {
  const facts = factsOf((await shop.get('/')).body)
  expect(facts.map((fact) => fact['@type'])).toEqual(['Organization', 'WebSite'])
  expect(facts[0]).toMatchObject({ name: 'Casa Aroeira', address: { addressCountry: 'BR' } })
  expect(facts[1]).toMatchObject({
    potentialAction: { target: { urlTemplate: 'http://127.0.0.1/?s={search_term_string}' } },
  })
})

test('a post is framed by the closest template, and ends by itself in a shop without one', async () => {
  const framed = await shop.get('/blog/cafe-coado-melhor/')
  expect(framed.body).toContain('data-elementor-type="single"')
  expect(framed.body.match(/elementor-widget-post-comments/g)).toHaveLength(1)
  const category = await content.category('casa')
  const frame = (slug: string, conditions: string[], title: string) => ({
    type: 'template' as const,
    part: 'single' as const,
    slug,
    title,
    status: 'publish' as const,
    published_at: new Date(0),
    document: JSON.stringify([widget('t1', 'heading', { title }), widget('t2', 'theme-post-content')]),
    settings: JSON.stringify({ conditions }),
  })
  await shop.db
    .insertInto('content')
    .values([
      frame('da-casa', [`include/singular/in_category/${category!.id}`], 'Moldura da casa'),
      frame('do-sobre', [`include/singular/page/${await idOf('sobre')}`], 'Moldura do sobre'),
    ])
    .execute()
  const has = (url: string, words: string) =>
    eventually(`${url} shows «${words}»`, async () => (await shop.get(url)).body.includes(words))
  await has('/blog/cafe-coado-melhor/', 'Moldura da casa')
  await has('/sobre/', 'Moldura do sobre')
  const inside = await shop.get('/blog/cafe-coado-melhor/')
  expect(inside.body).toContain('Um café coado melhor, com o que você já tem</h1>')
  expect((await shop.get('/blog/linho-sem-briga/')).body).not.toContain('Moldura')
  expect((await shop.get('/contato/')).body).not.toContain('Moldura')
  await shop.db.deleteFrom('content').where('part', '=', 'single').execute()
  await eventually('the post ends by itself', async () => {
    const { body } = await shop.get('/blog/cafe-coado-melhor/')
    return !body.includes('data-elementor-type="single"') && body.includes('elementor-widget-author-box')
  })
})

test('header, product, archive and lost page follow their templates’ conditions too', async () => {
  const words = (title: string) => JSON.stringify([widget('t1', 'heading', { title })])
  const now = { type: 'template' as const, status: 'publish' as const, published_at: new Date(0) }
  const conditions = (...list: string[]) => JSON.stringify({ conditions: list })
  await shop.db
    .insertInto('content')
    .values([
      {
        ...now,
        part: 'header',
        slug: 't-capa',
        title: 'x',
        document: words('Cabeçalho da capa'),
        settings: conditions('include/singular/front_page'),
      },
      {
        ...now,
        part: 'product',
        slug: 't-produto',
        title: 'x',
        document: words('Acima do produto'),
        settings: conditions('include/product', 'exclude/product/1'),
      },
      {
        ...now,
        part: 'archive',
        slug: 't-loja',
        title: 'x',
        document: words('Acima da loja'),
        settings: conditions('include/product_archive/shop_page'),
      },
      {
        ...now,
        part: 'archive',
        slug: 't-autor',
        title: 'x',
        document: words('Arquivo de quem escreve'),
        settings: conditions('include/archive/author'),
      },
      { ...now, part: 'not-found', slug: 't-perdido', title: 'x', document: words('Perdeu-se?') },
    ])
    .execute()
  const shows = (url: string, text: string) =>
    eventually(`${url} shows «${text}»`, async () => (await shop.get(url)).body.includes(text))
  await shows('/', 'Cabeçalho da capa')
  await shows('/produto/vaso-gota/', 'Acima do produto')
  await shows('/loja/', 'Acima da loja')
  await shows('/autor/marina-leal/', 'Arquivo de quem escreve')
  await shows('/nao-existe/', 'Perdeu-se?')
  expect((await shop.get('/nao-existe/')).statusCode).toBe(404)
  // A template that names no place for the page must not hide what is sold.
  expect((await shop.get('/produto/vaso-gota/')).body).toContain('class="variations_form cart')
  expect((await shop.get('/loja/')).body).toContain('products')
  expect((await shop.get('/categoria-produto/ceramica/')).body).not.toContain('Acima da loja')
  expect((await shop.get('/blog/')).body).not.toContain('Arquivo de quem escreve')
  expect((await shop.get('/sobre/')).body).not.toContain('Cabeçalho da capa')
})
