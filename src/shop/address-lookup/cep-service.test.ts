import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readCepAnswer } from './cep-answer.ts'
import { CEP_DEADLINE_MS, createCepService } from './cep-service.ts'

const PAULISTA = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' }
const BRASILAPI = JSON.stringify({
  cep: '01310100',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  street: 'Avenida Paulista',
  service: 'open-cep',
})
const asked: string[] = []
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  if (path.startsWith('/calado')) return
  if (path.startsWith('/brasilapi')) return void (path.includes('404') ? response.writeHead(404) : response).end(BRASILAPI)
  if (path.startsWith('/longe')) return void response.writeHead(302, { location: '/ws/01310100/json/' }).end()
  if (path.startsWith('/enorme')) return void response.end(JSON.stringify({ ...PAULISTA, sobra: 'x'.repeat(20_000) }))
  if (path.startsWith('/cortado')) {
    response.writeHead(200, { 'content-length': '500' }).write('{"logradouro":')
    return void setImmediate(() => response.destroy())
  }
  if (path.startsWith('/quebrado')) return void response.writeHead(500).end('{')
  response.end(JSON.stringify(path.includes('99999999') ? { erro: true } : PAULISTA))
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void asked.splice(0))

const HERE = { protocols: ['http:'], address: (address: string): boolean => address === '127.0.0.1' }
const serviceAt = (url: unknown, allowed: typeof HERE | undefined = HERE) =>
  createCepService({ settings: { get: async () => url }, ...(allowed && { allowed }) })

test('a CEP leads to its street, and is asked for once, also by two at the same time', async () => {
  const { find, isOpen } = serviceAt(`${origin}/ws/{cep}/json/`)
  expect(await isOpen()).toBe(true)
  const found = await Promise.all([find('01310100'), find('01310100')])
  const place = { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' }
  expect([...found, await find('01310100')]).toEqual([place, place, place])
  expect(asked).toEqual(['/ws/01310100/json/'])
})

test.each(['/longe/{cep}', '/enorme/{cep}', '/quebrado/{cep}', '/cortado/{cep}'])('no answer of %s is believed', async (path) => {
  expect(await serviceAt(origin + path).find('01310100')).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('a CEP that nobody knows, and a service that is away, are nothing', async () => {
  expect(await serviceAt(`${origin}/ws/{cep}`).find('99999999')).toBeUndefined()
  expect(await serviceAt('http://127.0.0.1:1/{cep}').find('01310100')).toBeUndefined()
})

test('a service that says nothing is waited for no longer than its deadline', async () => {
  const start = performance.now()
  expect(await serviceAt(`${origin}/calado/{cep}`).find('01310100')).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(CEP_DEADLINE_MS + 1_000)
})

test.each([
  [undefined],
  [''],
  [7],
  ['https://cep.example/sem-lugar'],
  ['ftp://cep.example/{cep}'],
  ['http://cep.example/{cep}'],
  ['https://dono:senha@cep.example/{cep}'],
  ['https://127.0.0.1/{cep}'],
  ['https://[::1]/{cep}'],
  ['https://169.254.169.254/{cep}'],
  ['nada {cep}'],
])('the setting %j opens nothing', async (url) => {
  const service = createCepService({ settings: { get: async () => url } })
  expect(await service.isOpen()).toBe(false)
  expect(await service.find('01310100')).toBeUndefined()
})

test('a name that leads to this machine is not called', async () => {
  const { port } = new URL(origin)
  expect(await serviceAt(`http://localhost:${port}/ws/{cep}`, { ...HERE, address: () => false }).find('01310100')).toBeUndefined()
  expect(asked).toEqual([])
})

test.each([
  ['not JSON', '<html>', undefined],
  ['null', 'null', undefined],
  ['a list', '["Rua"]', undefined],
  ['an error', '{"erro":"true"}', undefined],
  ['a town with one CEP', '{"logradouro":"","localidade":"Tiradentes","uf":"mg"}', { city: 'Tiradentes', state: 'MG' }],
  ['strange types', '{"logradouro":{"a":1},"bairro":5,"uf":"MGX","localidade":"X"}', { city: 'X' }],
  ['signs that nobody types', '{"logradouro":" Rua\\u0000\\u202e das Flores "}', { street: 'Rua das Flores' }],
  ['a novel', JSON.stringify({ logradouro: 'a'.repeat(5_000) }), { street: 'a'.repeat(100) }],
])('of an answer only the place is read: %s', (_what, body, expected) => {
  const nothing = { street: '', neighborhood: '', city: '', state: '' }
  expect(readCepAnswer(body)).toEqual(expected && { ...nothing, ...expected })
})

/** Stand-ins for the public services; `chosen` is what the merchant chose of them. */
const publicAt = (chosen: unknown, places: { viacep: string; brasilapi: string }, own = '') =>
  createCepService({
    settings: { get: async (name) => (name === 'cep_services' ? chosen : own) },
    allowed: HERE,
    publicServices: { viacep: `${origin}${places.viacep}`, brasilapi: `${origin}${places.brasilapi}` },
  })
const PLACE = { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' }
const BOTH = { viacep: '/ws/{cep}/json/', brasilapi: '/brasilapi/{cep}' }

test.each<[string, unknown, typeof BOTH, string[]]>([
  ['the first that knows it', 'viacep', BOTH, ['/ws/01310100/json/']],
  ['in the merchant’s order', 'brasilapi', BOTH, ['/brasilapi/01310100']],
  [
    'the second when the first is broken',
    'viacep',
    { ...BOTH, viacep: '/quebrado/{cep}' },
    ['/quebrado/01310100', '/brasilapi/01310100'],
  ],
  [
    'the second when the first is silent',
    'viacep',
    { ...BOTH, viacep: '/calado/{cep}' },
    ['/calado/01310100', '/brasilapi/01310100'],
  ],
  [
    'the second when the first has no such CEP',
    'brasilapi',
    { ...BOTH, brasilapi: '/quebrado/{cep}' },
    ['/quebrado/01310100', '/ws/01310100/json/'],
  ],
])('of the public services is asked %s', async (_what, chosen, places, paths) => {
  expect(await publicAt(chosen, places).find('01310100')).toEqual(PLACE)
  expect(asked).toEqual(paths)
})

test('the merchant’s own service goes first', async () => {
  expect(await publicAt('viacep', BOTH, `${origin}/own/{cep}`).find('01310100')).toEqual(PLACE)
  expect(asked).toEqual(['/own/01310100'])
})

test.each([undefined, 'none', '', 'toString', 7])('with the choice %j no public service is asked', async (chosen) => {
  const service = publicAt(chosen, BOTH)
  expect([await service.isOpen(), await service.find('01310100'), asked]).toEqual([false, undefined, []])
})

test('two that say nothing are waited for no longer than one', async () => {
  const start = performance.now()
  const silent = { viacep: '/calado/{cep}', brasilapi: '/calado/2/{cep}' }
  expect(await publicAt('viacep', silent).find('01310100')).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(CEP_DEADLINE_MS + 1_000)
})
