import { tmpdir } from 'node:os'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActing } from '#db/actor.ts'
import { registerBodyParsers } from '../body-parsers.ts'
import { createMultipart } from '../multipart.ts'
import { CONTEXT, listOf, maybe, PAGING, text, whole } from './arguments.ts'
import { type Caller, endpoint, NOBODY, type Route } from './contract.ts'
import { createTable } from './dispatch.ts'
import { pageOf } from './paging.ts'
import { mayNot } from './rest-problem.ts'
import { registerRest } from './serve.ts'

const ROOT = 'http://loja.test/wp-json'
const LETTERS = ['a', 'b', 'c', 'd', 'e']
const open = () => undefined

const routes: Route[] = [
  {
    namespace: 'test/v1',
    path: '/letters',
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { ...PAGING, ...CONTEXT, include: maybe(listOf(whole())) },
        authorize: open,
        answer: async (call) => {
          const { page, per_page: size } = call.args
          const some = LETTERS.slice((page - 1) * size, page * size).map((letter, at) => ({
            id: (page - 1) * size + at + 1,
            letter: { raw: letter, rendered: letter.toUpperCase() },
            secret: 'x',
            _links: { first: [{ href: `${ROOT}/test/v1/letters/1`, embeddable: true }], self: [{ href: 'x' }] },
          }))
          return pageOf(some, LETTERS.length, call, ROOT)
        },
      }),
      endpoint({
        methods: ['POST'],
        args: { name: text(), size: whole({ default: 3 }) },
        authorize: (caller) => (caller.user ? undefined : mayNot(caller, 'rest_cannot_create', 'Não.')),
        answer: async ({ args, sent }) => ({ status: 201, body: { ...args, sent: [...sent] } }),
      }),
    ],
    schema: {
      title: 'letter',
      type: 'object',
      properties: {
        id: { type: 'integer' },
        secret: { type: 'string', context: ['edit'] },
        letter: { type: 'object', properties: { raw: { type: 'string', context: ['edit'] }, rendered: { type: 'string' } } },
      },
    },
  },
  {
    namespace: 'test/v1',
    path: '/letters/{id}',
    endpoints: [
      endpoint({
        methods: ['GET', 'PUT', 'DELETE'],
        args: { id: whole(), ...CONTEXT },
        authorize: open,
        answer: async ({ args, method, context }) => ({ body: { id: args.id, method, context } }),
      }),
    ],
  },
  {
    namespace: 'test/v1',
    path: '/broken',
    endpoints: [endpoint({ methods: ['GET'], args: {}, authorize: open, answer: () => Promise.reject(new Error('inside')) })],
  },
]

const http = fastify()
let caller: Caller = NOBODY
const failures: unknown[] = []
beforeAll(async () => {
  registerBodyParsers(http)
  const table = createTable({ routes, root: ROOT, onFailure: (error) => failures.push(error), isConfirmed: async () => false })
  await registerRest(http, {
    table,
    root: ROOT,
    registerMultipart: createMultipart({ folder: tmpdir() }),
    log: (error) => failures.push(error),
    authenticate: async () => caller,
    acting: createActing(),
    visitors: { of: async () => ({ sessionId: 1, user: undefined }) } as never,
    nonces: { make: () => '0123456789', isValid: () => true },
  })
})
afterAll(() => http.close())

const ask = async (url: string, options: { method?: string; payload?: unknown; headers?: Record<string, string> } = {}) => {
  const answer = await http.inject({ url: `/wp-json${url}`, ...options } as never)
  return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? undefined : JSON.parse(answer.body) }
}
const staff: Caller = { ...NOBODY, user: { id: 7, roles: ['shop_manager'] } as unknown as Caller['user'], by: 'cookie' }

test('[REST-1] a list says how long it is and where it goes on', async () => {
  const first = await ask('/test/v1/letters?per_page=2&include[]=1&include[]=2')
  expect(first.headers).toMatchObject({ 'x-wp-total': '5', 'x-wp-totalpages': '3', 'x-robots-tag': 'noindex' })
  expect(first.headers.link).toBe(`<${ROOT}/test/v1/letters?per_page=2&include%5B%5D=1&include%5B%5D=2&page=2>; rel="next"`)
  const second = await ask('/test/v1/letters?per_page=2&page=2')
  expect(second.headers.link).toBe(
    `<${ROOT}/test/v1/letters?per_page=2&page=1>; rel="prev", <${ROOT}/test/v1/letters?per_page=2&page=3>; rel="next"`,
  )
  expect(await ask('/test/v1/letters?per_page=2&page=9')).toMatchObject({
    status: 400,
    body: { code: 'rest_post_invalid_page_number', data: { status: 400 } },
  })
})

test.each(['0', '101', '-1', 'x', '1.5', ''])('[REST-1] per_page=%s is refused with the name of the argument', async (value) => {
  const { status, body } = await ask(`/test/v1/letters?per_page=${value}`)
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'rest_invalid_param', message: 'Parâmetro(s) inválido(s): per_page' })
  expect(Object.keys(body.data.params)).toEqual(['per_page'])
  expect(body.data.details.per_page.code).toMatch(/^rest_(out_of_bounds|invalid_type)$/)
})

test('an argument that stands in the address twice is the last one, and a list stays a list', async () => {
  const { status, headers } = await ask('/test/v1/letters?per_page=2&per_page=3&include[]=1&include[]=2')
  expect([status, headers['x-wp-totalpages']]).toEqual([200, '2'])
  expect(headers.link).toContain('include%5B%5D=1&include%5B%5D=2')
})

test('an answer tells what its context tells, and only the fields that were asked for', async () => {
  const { body } = await ask('/test/v1/letters?per_page=1')
  expect(body[0]).toMatchObject({ id: 1, letter: { rendered: 'A' } })
  expect(body[0]).not.toHaveProperty('secret')
  expect(body[0].letter).not.toHaveProperty('raw')
  expect((await ask('/test/v1/letters?per_page=1&context=edit')).body[0]).toMatchObject({ secret: 'x', letter: { raw: 'a' } })
  expect((await ask('/test/v1/letters?per_page=1&_fields=id,letter.rendered')).body).toEqual([
    { id: 1, letter: { rendered: 'A' } },
  ])
})

test('what links name comes along when it is asked for, in the context for it', async () => {
  const { body } = await ask('/test/v1/letters?per_page=1&_embed')
  expect(body[0]._embedded).toEqual({ first: [{ id: 1, method: 'GET', context: 'embed' }] })
  expect((await ask('/test/v1/letters?per_page=1&_embed=other')).body[0]).not.toHaveProperty('_embedded')
})

test('an envelope carries status and headers inside', async () => {
  const { status, body } = await ask('/test/v1/letters?per_page=101&_envelope=1')
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
})

test('[REST-1] a POST may mean another method, a GET never does', async () => {
  const header = await ask('/test/v1/letters/4', { method: 'POST', headers: { 'x-http-method-override': 'DELETE' } })
  expect(header.body).toMatchObject({ id: 4, method: 'DELETE' })
  expect((await ask('/test/v1/letters/4?_method=PUT', { method: 'POST' })).body).toMatchObject({ method: 'PUT' })
  expect((await ask('/test/v1/letters/4?_method=DELETE')).body).toMatchObject({ method: 'GET' })
})

test('the id of the path is the one that counts', async () => {
  const { body } = await ask('/test/v1/letters/4?id=5', { method: 'PUT', payload: { id: 6 } })
  expect(body.id).toBe(4)
})

test('who is unknown gets 401, who may not gets 403, and who may is answered with what was sent', async () => {
  expect(await ask('/test/v1/letters', { method: 'POST', payload: { name: 'x' } })).toMatchObject({
    status: 401,
    body: { code: 'rest_cannot_create', data: { status: 401 } },
  })
  expect(mayNot(staff, 'rest_forbidden', 'Não.').status).toBe(403)
  caller = staff
  const made = await ask('/test/v1/letters', { method: 'POST', payload: { name: 'x', other: 1 } })
  expect(made).toMatchObject({ status: 201, body: { name: 'x', size: 3, sent: ['name', 'other'] } })
  expect(made.headers).toMatchObject({ 'x-wp-nonce': '0123456789', 'cache-control': 'no-store, private' })
  expect(await ask('/test/v1/letters', { method: 'POST', payload: {} })).toMatchObject({
    status: 400,
    body: { code: 'rest_missing_callback_param', data: { params: ['name'] } },
  })
  caller = NOBODY
})

test('OPTIONS tells the schema, HEAD the headers, an unknown path or method that there is no route', async () => {
  const told = await ask('/test/v1/letters', { method: 'OPTIONS' })
  expect(told.body).toMatchObject({ namespace: 'test/v1', methods: ['GET', 'POST'], schema: { title: 'letter' } })
  expect(told.body.endpoints[1].args.name).toMatchObject({ type: 'string', required: true })
  const head = await ask('/test/v1/letters', { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, body: undefined, headers: { 'x-wp-total': '5' } })
  const lost = [
    ['GET', '/test/v1/none'],
    ['PUT', '/test/v1/letters'],
    ['OPTIONS', '/x'],
  ] as const
  for (const [method, url] of lost)
    expect(await ask(url, { method })).toMatchObject({ status: 404, body: { code: 'rest_no_route' } })
  expect((await ask('/%zz')).status).toBe(400)
  expect((await ask('/test/v1/none')).body).toEqual({
    code: 'rest_no_route',
    message: 'Nenhuma rota foi encontrada que corresponde com o URL e o método de requisição.',
    data: { status: 404 },
  })
})

test('a failure inside says nothing of it, and is told to whoever runs the shop', async () => {
  const { status, body } = await ask('/test/v1/broken')
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('inside')
  expect(failures).toEqual([new Error('inside')])
})

test('wrong JSON, and what unknown callers send in bulk, is refused', async () => {
  const json = { 'content-type': 'application/json' }
  expect(await ask('/test/v1/letters', { method: 'POST', headers: json, payload: '{"a":' })).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_json', message: 'JSON inválido passado.', data: { status: 400, json_error_code: 4 } },
  })
  const long = JSON.stringify({ name: 'x'.repeat(70_000) })
  expect((await ask('/test/v1/letters', { method: 'POST', headers: json, payload: long })).status).toBe(413)
})
