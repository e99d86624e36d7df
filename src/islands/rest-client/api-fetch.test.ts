import { afterEach, expect, test, vi } from 'vitest'
import { createApiFetch } from './api-fetch.ts'
import { storeNonce } from './store-nonce.ts'

afterEach(() => vi.unstubAllGlobals())

type Sent = { url: string; method: string; headers: Headers; body: unknown; credentials: string | undefined }
type Reply = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> }

/** A server that answers by a list, call after call, and remembers what it was sent. */
function aServer(...replies: (Reply | Error)[]) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    sent.push({
      url: String(url),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: init.body ?? undefined,
      credentials: init.credentials,
    })
    const reply = replies.shift() ?? { body: null }
    if (reply instanceof Error) return Promise.reject(reply)
    const { status = 200, body, text = JSON.stringify(body), headers } = reply
    return Promise.resolve(new Response(status === 204 ? null : text, { status, ...(headers && { headers }) }))
  })
  return sent
}
const ROOT = 'https://loja.test/wp-json/'
const aClient = () => createApiFetch({ root: ROOT, nonce: 'aaaaaaaaaa', nonceUrl: 'https://loja.test/nonce' })
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('[REST-1] a call goes below the root with nonce, cookies and the user’s language', async () => {
  const [call] = await answered({ body: { id: 7 } }, (api) => api({ path: '/wp/v2/posts/7' }), { id: 7 })
  expect(call).toMatchObject({ url: `${ROOT}wp/v2/posts/7?_locale=user`, method: 'GET', credentials: 'include' })
  expect(call!.headers.get('x-wp-nonce')).toBe('aaaaaaaaaa')
  expect(call!.headers.get('accept')).toBe('application/json, */*;q=0.1')
})

test('[REST-1] a language that the call names stays, and so does its own nonce', async () => {
  const [call] = await answered({ body: 1 }, (api) =>
    api({ path: '/wp/v2/posts?_locale=site&a=b', headers: { 'x-wp-nonce': 'bbbbbbbbbb' } }),
  )
  expect(queryOf(call!.url)).toEqual({ _locale: 'site', a: 'b' })
  expect(call!.headers.get('x-wp-nonce')).toBe('bbbbbbbbbb')
})

test('[REST-1] a root that is itself an argument takes the path and its arguments', async () => {
  const sent = aServer({ body: 1 })
  await createApiFetch({ root: 'https://loja.test/?rest_route=/' })({ path: '/wp/v2/posts?page=2' })
  expect(queryOf(sent[0]!.url)).toEqual({ rest_route: '/wp/v2/posts', page: '2', _locale: 'user' })
  expect(sent[0]!.headers.has('x-wp-nonce')).toBe(false)
})

test.each(['PUT', 'patch', 'DELETE'])('[REST-1] %s goes as POST, with what is meant in a header', async (method) => {
  const [call] = await answered({ body: 1 }, (api) => api({ path: '/wp/v2/posts/7', method, data: { title: 'x' } }))
  expect(call).toMatchObject({ method: 'POST', body: '{"title":"x"}' })
  expect(call!.headers.get('x-http-method-override')).toBe(method.toUpperCase())
  expect(call!.headers.get('content-type')).toBe('application/json')
})

test('[REST-1] per_page=-1 is all pages of a hundred, one after the other, as the links lead', async () => {
  const next = (page: number) => ({ link: `<${ROOT}wp/v2/posts?per_page=100&page=${page}>; rel="next"` })
  const sent = aServer({ body: [1], headers: next(2) }, { body: [2], headers: next(3) }, { body: [3] })
  expect(await aClient()({ path: '/wp/v2/posts?per_page=-1&status=draft' })).toEqual([1, 2, 3])
  expect(sent.map(({ url }) => queryOf(url))).toEqual([
    { per_page: '100', status: 'draft', _locale: 'user' },
    { per_page: '100', page: '2' },
    { per_page: '100', page: '3' },
  ])
  for (const { headers } of sent) expect(headers.get('x-wp-nonce')).toBe('aaaaaaaaaa')
})

test('[REST-1] a link to another host is followed on ours: cookies and nonce go nowhere else', async () => {
  const sent = aServer(
    { body: [1], headers: { link: '<https://outra.test/wp-json/wp/v2/posts?page=2>; rel="next"' } },
    { body: [2] },
  )
  expect(await aClient()({ path: '/wp/v2/posts?per_page=-1' })).toEqual([1, 2])
  expect(sent[1]!.url).toBe(`${ROOT}wp/v2/posts?page=2`)
})

test('[REST-1] what is no list comes as it is; with parse: false nothing is put together', async () => {
  aServer({ body: { a: 1 } })
  expect(await aClient()({ path: '/x?per_page=-1' })).toEqual({ a: 1 })
  const sent = aServer({ body: [1] })
  const answer = await aClient()<Response>({ path: '/x?per_page=-1', parse: false })
  expect(await answer.json()).toEqual([1])
  expect(queryOf(sent[0]!.url).per_page).toBe('-1')
})

test('[REST-3] a nonce that has ended is replaced and the call repeated, once; later calls use the fresh one', async () => {
  const refused = { status: 403, body: { code: 'rest_cookie_invalid_nonce', message: 'A verificação cookie falhou' } }
  const sent = aServer(refused, { text: 'cccccccccc' }, { body: 'feito' }, { body: 'de novo' })
  const api = aClient()
  expect(await api({ path: '/x', method: 'POST', data: { a: 1 } })).toBe('feito')
  expect(sent[1]!.url).toBe('https://loja.test/nonce')
  expect(sent[2]).toMatchObject({ body: '{"a":1}' })
  await api({ path: '/x' })
  expect(sent.slice(2).map(({ headers }) => headers.get('x-wp-nonce'))).toEqual(['cccccccccc', 'cccccccccc'])

  const again = aServer(refused, { text: 'dddddddddd' }, refused)
  await expect(aClient()({ path: '/x' })).rejects.toEqual(refused.body)
  expect(again).toHaveLength(3)
  const signedOut = aServer(refused, { status: 400, text: '0' })
  await expect(aClient()({ path: '/x' })).rejects.toEqual(refused.body)
  expect(signedOut).toHaveLength(2)
  const asItCame = aServer(refused, { text: 'eeeeeeeeee' }, { body: 1 })
  await aClient()({ path: '/x', parse: false })
  expect(asItCame).toHaveLength(3)
})

test.each([
  ['fetch_error', new TypeError('Failed to fetch'), 'Você provavelmente está sem conexão.'],
  ['invalid_json', { text: '<html>' }, 'A resposta não é um JSON válido.'],
  ['invalid_json', { status: 500, text: '<html>' }, 'A resposta não é um JSON válido.'],
  ['unknown_error', { status: 500, text: '' }, 'Ocorreu um erro desconhecido.'],
  ['unknown_error', { status: 500, text: 'null' }, 'Ocorreu um erro desconhecido.'],
])('[REST-4] %s is told in Portuguese', async (code, reply, message) => {
  aServer(reply)
  await expect(aClient()({ path: '/x' })).rejects.toEqual({ code, message })
})

test('[REST-4] the server’s own words come first, nothing is null, and a call that was given up says so', async () => {
  const told = { code: 'rest_forbidden', message: 'Sem permissão.', data: { status: 401 } }
  aServer({ status: 401, body: told }, { status: 204 }, Object.assign(new Error('x'), { name: 'AbortError' }))
  const api = aClient()
  await expect(api({ path: '/x' })).rejects.toEqual(told)
  expect(await api({ path: '/x' })).toBeNull()
  await expect(api({ path: '/x' })).rejects.toMatchObject({ name: 'AbortError' })
})

const FAILED = { status: 500, text: 'falhou', headers: { 'X-WP-Upload-Attachment-ID': '42' } }
const upload = (over: object = {}) => aClient()({ path: '/wp/v2/media', method: 'POST', body: new Blob(['x']), ...over })

test('[REST-2] a picture whose sizes failed is gone on with, until they are made', async () => {
  const sent = aServer(FAILED, { status: 500, text: '' }, { body: { id: 42 } })
  expect(await upload()).toEqual({ id: 42 })
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/wp-json/wp/v2/media',
    '/wp-json/wp/v2/media/42/post-process',
    '/wp-json/wp/v2/media/42/post-process',
  ])
  expect(sent[1]).toMatchObject({ method: 'POST', body: '{"action":"create-image-subsizes"}' })
  expect(sent[0]!.headers.get('content-type')).toBeNull()
})

test('[REST-2] [REST-4] after five tries the picture is deleted, and the words say what helps', async () => {
  const sent = aServer(FAILED, ...Array.from({ length: 5 }, () => ({ status: 500, text: '' })), { body: { deleted: true } })
  await expect(upload()).rejects.toEqual({
    code: 'post_process',
    message: 'O envio da mídia falhou. Se for uma foto ou uma imagem grande, reduza o tamanho e tente de novo.',
  })
  expect(sent).toHaveLength(7)
  const last = sent[6]!
  expect(last.headers.get('x-http-method-override')).toBe('DELETE')
  expect(queryOf(last.url)).toEqual({ force: 'true', _locale: 'user' })
})

test.each([
  ['without the number of the picture', { status: 500, body: { code: 'x', message: 'y' } }],
  [
    'with a number that is none',
    { status: 500, body: { code: 'x', message: 'y' }, headers: { 'x-wp-upload-attachment-id': '../1' } },
  ],
  [
    'that is no failure of the server',
    { status: 413, body: { code: 'x', message: 'y' }, headers: { 'x-wp-upload-attachment-id': '42' } },
  ],
])('[REST-2] an error %s is an ordinary one', async (_name, reply) => {
  const sent = aServer(reply)
  await expect(upload()).rejects.toEqual({ code: 'x', message: 'y' })
  expect(sent).toHaveLength(1)
})

test('[REST-7] writes to the store bring the nonce of the answer before', async () => {
  const sent = aServer(
    { body: {}, headers: { nonce: '1111111111' } },
    { status: 201, body: { items_count: 1 }, headers: { nonce: '2222222222' } },
    { status: 409, body: { code: 'x' }, headers: { nonce: '3333333333' } },
    { body: [] },
  )
  const api = createApiFetch({ root: ROOT, middlewares: [storeNonce()] })
  const add = () => api({ path: '/wc/store/v1/cart/add-item', method: 'POST', data: { id: 1 } })
  expect(await add()).toEqual({ items_count: 1 })
  await expect(add()).rejects.toEqual({ code: 'x' })
  await api({ path: '/wc/store/v1/cart/items', method: 'DELETE' })
  expect(sent.map(({ method, headers }) => [method, headers.get('nonce')])).toEqual([
    ['GET', null],
    ['POST', '1111111111'],
    ['POST', '2222222222'],
    ['POST', '3333333333'],
  ])
})

/** Calls once and checks what came of it; tells what was sent. */
async function answered(reply: Reply, act: (api: ReturnType<typeof aClient>) => Promise<unknown>, result: unknown = reply.body) {
  const sent = aServer(reply)
  expect(await act(aClient())).toEqual(result)
  return sent
}
