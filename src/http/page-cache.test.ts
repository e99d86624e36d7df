import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { problemOf, unavailable } from './problem.ts'

const aPage = (html: string, tags: string[] = []) => ({ status: 200, html, tags, headers: { 'x-page': 'yes' } })

function aShop(cache: PageCache, render: () => Promise<ReturnType<typeof aPage>>) {
  const http = fastify()
  http.setErrorHandler((error, _request, reply) => reply.code(problemOf(error).status).send())
  http.get('/*', (request, reply) => cache.answer(request, reply, request.url.split('?', 1)[0]!, render))
  return (url = '/', headers: Record<string, string> = {}) => http.inject({ url, headers })
}

test('a page is rendered once, whatever visitors ask for it and however', async () => {
  let renderings = 0
  const get = aShop(createPageCache(), async () => aPage(`<p>${++renderings}</p>`.repeat(50)))
  const together = await Promise.all([
    get('/', { 'accept-encoding': 'br' }),
    get('/', { 'accept-encoding': 'gzip' }),
    get('/?utm_source=news'),
  ])
  expect(brotliDecompressSync(together[0]!.rawPayload).toString()).toContain('<p>1</p>')
  expect(gunzipSync(together[1]!.rawPayload).toString()).toContain('<p>1</p>')
  expect(together[2]!.body).toContain('<p>1</p>')
  expect((await get()).headers['x-page']).toBe('yes')
  expect(renderings).toBe(1)
})

test('a visitor who has the page already gets none of its bytes again', async () => {
  const get = aShop(createPageCache(), async () => aPage('<p>olá</p>'))
  const first = await get()
  const again = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(first.headers['cache-control']).toContain('public')
  expect(first.headers.vary).toBe('Accept-Encoding')
})

test('changed content takes away just the pages that show it', async () => {
  const cache = createPageCache()
  const renderings: Record<string, number> = {}
  const http = fastify()
  http.get('/:slug', (request, reply) => {
    const { slug } = request.params as { slug: string }
    return cache.answer(request, reply, slug, async () => {
      renderings[slug] = (renderings[slug] ?? 0) + 1
      return aPage('<p>x</p>', [`product:${slug}`])
    })
  })
  for (const slug of ['caneca', 'prato']) await http.inject(`/${slug}`)
  cache.invalidate(['product:caneca'])
  for (const slug of ['caneca', 'prato']) await http.inject(`/${slug}`)
  expect(renderings).toEqual({ caneca: 2, prato: 1 })
})

test.for([
  ['nothing else did', 0],
  ['more did since than can be remembered', 25_000],
] as const)('a page that was being rendered when its content changed is not kept: %s', async ([, others]) => {
  const cache = createPageCache()
  let price = 'R$ 10'
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let first = true
  const get = aShop(cache, async () => {
    const shown = price
    if (first) {
      first = false
      await held
    }
    return aPage(`<p>${shown}</p>`, ['products'])
  })
  // Asking is lazy until somebody waits for the answer.
  const early = get().then((answer) => answer)
  await eventually('the first rendering has begun', async () => !first)
  price = 'R$ 12'
  cache.invalidate(['products'])
  cache.invalidate(Array.from({ length: others }, (_, at) => `product:${at}`))
  const late = await get()
  letGo()
  expect((await early).body).toContain('R$ 10')
  expect(late.body).toContain('R$ 12')
  expect((await get()).body).toContain('R$ 12')
})

test('while news may have been missed, no old page is shown', async () => {
  let hears = true
  let renderings = 0
  const get = aShop(createPageCache({ isUpToDate: () => hears }), async () => aPage(`<p>${++renderings}</p>`))
  await get()
  hears = false
  expect((await get()).body).toContain('<p>2</p>')
})

test('after news may have been missed a page is made anew, and the old one stands in only while the data are away', async () => {
  const cache = createPageCache()
  let renderings = 0
  let trouble: Error | undefined
  const get = aShop(cache, async () => {
    if (trouble) throw trouble
    return aPage(`<p>${++renderings}</p>`)
  })
  await get()
  cache.doubt()
  trouble = unavailable()
  expect((await get()).body).toContain('<p>1</p>')
  expect((await get('/outra/')).statusCode).toBe(503)
  trouble = new Error('a fault in the page')
  expect((await get()).statusCode).toBe(500)
  trouble = undefined
  expect((await get()).body).toContain('<p>2</p>')
  trouble = unavailable()
  expect((await get()).body).toContain('<p>2</p>')
})

test('a page that takes long to be made anew keeps nobody waiting who can be shown the one before', async () => {
  const cache = createPageCache()
  let renderings = 0
  let oven: Promise<void> | undefined
  const get = aShop(cache, async () => {
    await oven
    return aPage(`<p>${++renderings}</p>`)
  })
  await get()
  cache.doubt()
  const { promise, resolve } = Promise.withResolvers<void>()
  oven = promise
  expect((await get()).body).toContain('<p>1</p>')
  const waits = vi.spyOn(globalThis, 'setTimeout')
  for (let visitor = 0; visitor < 20; visitor++) expect((await get()).body).toContain('<p>1</p>')
  expect(waits.mock.calls.map(([, ms]) => ms)).toEqual(Array.from({ length: 20 }, () => 0))
  waits.mockRestore()
  resolve()
  await vi.waitFor(async () => expect((await get()).body).toContain('<p>2</p>'))
  // What is quick again is waited for again.
  oven = undefined
  cache.doubt()
  await vi.waitFor(async () => expect((await get()).body).toContain('<p>3</p>'))
  cache.doubt()
  expect((await get()).body).toContain('<p>4</p>')
})

test('the memory for pages is bounded', async () => {
  const cache = createPageCache({ maxBytes: 20_000 })
  const get = aShop(cache, async () => aPage('<p>página</p>'.repeat(300)))
  for (let page = 0; page < 20; page++) await get(`/${page}`)
  expect(cache.size()).toBeLessThan(5)
})

test('a problem is never kept and never stored by others', async () => {
  let renderings = 0
  const get = aShop(createPageCache(), async () => ({ ...aPage(`<p>${++renderings}</p>`), status: 404 }))
  await get()
  const again = await get()
  expect(again.statusCode).toBe(404)
  expect(again.headers['cache-control']).toBe('no-store')
  expect(renderings).toBe(2)
})

test('pages with the tag of timed things are made anew at their turn, others stay', async () => {
  let turns = 0
  let renderings = 0
  const cache = createPageCache({ timed: [{ tag: 'promotions', turns: () => turns, msLeft: () => Infinity }] })
  const timed = aShop(cache, async () => ({ ...aPage(`<p>${++renderings}</p>`), tags: ['promotions'] }))
  await timed('/')
  await timed('/')
  expect(renderings).toBe(1)
  turns++
  await timed('/')
  await timed('/')
  expect(renderings).toBe(2)
})

test('no cache keeps a page beyond the moment at which time changes what it shows', async () => {
  let msLeft = Infinity
  const cache = createPageCache({
    timed: [{ tag: 'promotions', turns: () => 0, msLeft: () => msLeft }],
    edgeHeaders: (tags, seconds) => ({ 'surrogate-control': `max-age=${seconds}`, 'surrogate-key': tags.join(' ') }),
  })
  const told = async (tags: string[], path: string) => {
    const { headers } = await aShop(cache, async () => aPage('<p>olá</p>', tags))(path)
    cache.open(path, { key: path, route: '/*' })
    const shared = /s-maxage=(\d+)/.exec(String(headers['cache-control']))![1]
    return [shared, headers['surrogate-control'], cache.find(path) !== undefined]
  }
  expect(await told(['promotions'], '/a')).toEqual(['30', 'max-age=3600', true])
  msLeft = 90_500
  expect(await told(['promotions'], '/a')).toEqual(['30', 'max-age=90', false])
  msLeft = 12_999
  expect(await told(['promotions'], '/a')).toEqual(['12', 'max-age=12', false])
  msLeft = 400
  expect(await told(['promotions'], '/a')).toEqual(['0', 'max-age=0', false])
  expect(await told(['page:1'], '/b')).toEqual(['30', 'max-age=3600', true])
})
