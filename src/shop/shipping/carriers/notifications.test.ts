import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMelhorEnvioNotification } from './melhor-envio/notification.ts'
import { readCodesByAddress } from './notified-codes.ts'

const SECRET = 'segredo-do-aplicativo'
const RAW = '{"event":"order.posted","data":{"id":"9f-1","protocol":"ORD-1","status":"posted","tracking":"AB123456785BR"}}'
const signed = (raw: string, secret = SECRET, encoding: 'base64' | 'hex' = 'base64') => ({
  'x-me-signature': createHmac('sha256', secret).update(raw).digest(encoding),
})
const melhorEnvio = (headers: Record<string, string>, raw = RAW, secret = SECRET) =>
  readMelhorEnvioNotification(secret)({ raw, headers, isByOwnAddress: true })
const forged = { ok: false, problem: 'forged' }

test.each<[what: string, told: unknown, expected: unknown]>([
  ['signed', melhorEnvio(signed(RAW)), { ok: true, packages: ['9f-1', 'AB123456785BR', 'ORD-1'] }],
  ['not signed, as when its address is tried', melhorEnvio({}), { ok: true, packages: [] }],
  ['signed, but the shop has no secret to check it by', melhorEnvio(signed(RAW), RAW, ''), { ok: true, packages: [] }],
  ['signed with another secret', melhorEnvio(signed(RAW, 'outro')), forged],
  ['signed in hexadecimal', melhorEnvio(signed(RAW, SECRET, 'hex')), forged],
  ['changed after it was signed', melhorEnvio(signed(RAW), RAW.replace('9f-1', '9f-2')), forged],
  ['an empty signature', melhorEnvio({ 'x-me-signature': '' }), forged],
  ['signed nonsense', melhorEnvio(signed('[1]'), '[1]'), { ok: true, packages: [] }],
])('Melhor Envio, %s', (_what, told, expected) => expect(told).toEqual(expected))

const byAddress = (raw: string, isByOwnAddress = true) => readCodesByAddress({ raw, headers: {}, isByOwnAddress })
test.each<[what: string, told: unknown, expected: unknown]>([
  [
    'codes anywhere in it',
    byAddress('{"objetos":[{"codObjeto":" AB123456785BR ","x":1},["JD-77.1"]]}'),
    ['AB123456785BR', 'JD-77.1'],
  ],
  ['sentences are no codes', byAddress('{"texto":"Objeto postado em Tiradentes"}'), []],
  ['no JSON', byAddress('objeto=AB123456785BR'), []],
])('by its own address: %s', (_what, told, packages) => expect(told).toEqual({ ok: true, packages }))

test('by an address that was guessed nothing is read', () =>
  expect(byAddress('{"codObjeto":"AB123456785BR"}', false)).toEqual(forged))

test('a body that never ends is read up to a bound', () => {
  const many = JSON.stringify({ codes: Array.from({ length: 4_000 }, (_, at) => `CODE-${at}`) })
  expect(byAddress(many)).toMatchObject({ ok: true, packages: { length: 200 } })
})
