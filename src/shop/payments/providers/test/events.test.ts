import { expect, test } from 'vitest'
import { type GatewayEvent, isSigned, readGatewayEvent, signGatewayEvent } from './events.ts'

const SECRET = 'o segredo da loja'
const NOW = 1_800_000_000_000
const event: GatewayEvent = { id: 'evt_1', type: 'paid', amount: 4_990, reference: 'wc_order_abc', refund_key: null }
const body = JSON.stringify(event)
const signature = signGatewayEvent(SECRET, event, NOW)

test('a call is believed by the bytes that were signed, for five minutes', () => {
  expect(isSigned(SECRET, body, signature, NOW)).toBe(true)
  expect(isSigned(SECRET, body, signature, NOW + 299_000)).toBe(true)
  expect(isSigned(SECRET, body, signature, NOW - 299_000)).toBe(true)
  expect(isSigned(SECRET, body, signature, NOW + 301_000)).toBe(false)
  expect(isSigned(SECRET, body, signature, NOW - 301_000)).toBe(false)
})

test.each([
  ['another secret', 'outro segredo', body, signature],
  ['another sum', SECRET, body.replace('4990', '1'), signature],
  ['the same meaning in other bytes', SECRET, ` ${body}`, signature],
  ['a younger date on the same proof', SECRET, body, signature.replace(/^t=\d+/, `t=${NOW / 1_000 + 60}`)],
  ['no signature', SECRET, body, undefined],
  ['two signatures', SECRET, body, [signature, signature]],
  ['half a signature', SECRET, body, signature.slice(0, -2)],
  ['the old form without a date', SECRET, body, '0'.repeat(64)],
])('with %s it is not', (_what, secret, sent, proof) => {
  expect(isSigned(secret, sent, proof, NOW)).toBe(false)
})

test.each([
  null,
  [],
  7,
  {},
  { ...event, amount: -1 },
  { ...event, amount: 1.5 },
  { ...event, type: 'gift' },
  { ...event, id: 'a b' },
  { ...event, reference: '' },
])('%j is no call of the gateway', (sent) => expect(readGatewayEvent(sent)).toBeUndefined())
