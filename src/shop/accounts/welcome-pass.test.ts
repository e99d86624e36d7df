import { expect, test } from 'vitest'
import { createWelcomePasses } from './welcome-pass.ts'

function passes() {
  const time = { now: 1_000_000 }
  return { time, ...createWelcomePasses({ secret: 'segredo '.repeat(6), clock: { now: () => time.now } }) }
}
const ANA = { email: 'ana@cliente.example', isNew: true }

test('a pass opens in the session that registered, for a minute', () => {
  const { time, give, take } = passes()
  const pass = give(7, ANA)
  expect(take(7, pass)).toEqual(ANA)
  expect(take(8, pass)).toBeUndefined()
  time.now += 60_001
  expect(take(7, pass)).toBeUndefined()
})

test('nothing of a pass tells whether the address was free', () => {
  const { give } = passes()
  const [free, taken] = [give(7, ANA), give(7, { ...ANA, isNew: false })]
  expect(free).toHaveLength(taken.length)
  expect(Buffer.from(free, 'base64url').toString('latin1')).not.toContain('ana@')
})

test.each([undefined, '', 'x', 'A'.repeat(80), ['a'], 'ã'.repeat(60)])('%o is no pass', (given) => {
  expect(passes().take(7, given)).toBeUndefined()
})

test('a pass that somebody touched does not open', () => {
  const { give, take } = passes()
  const bytes = Buffer.from(give(7, { ...ANA, isNew: false }), 'base64url')
  bytes[28] = bytes[28]! ^ 1
  expect(take(7, bytes.toString('base64url'))).toBeUndefined()
})
