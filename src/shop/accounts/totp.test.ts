import { expect, test } from 'vitest'
import { codeAt, newSecret, otpAddress, stepOf, stepOfCode, toBase32 } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const SECRET = toBase32(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s, as the standard says', (second, code) => {
  expect(codeAt(SECRET, stepOf(second * 1000))).toBe(code)
})

test('a code is good half a minute before and after its own, and spaces don’t matter', () => {
  const now = 1_800_000_000_000
  const step = stepOf(now)
  for (const at of [-1, 0, 1]) expect(stepOfCode(SECRET, codeAt(SECRET, step + at), now)).toBe(step + at)
  const code = codeAt(SECRET, step)
  expect(stepOfCode(SECRET, `${code.slice(0, 3)} ${code.slice(3)} `, now)).toBe(step)
  for (const wrong of [codeAt(SECRET, step - 2), codeAt(SECRET, step + 2), '', '000', `${code}0`])
    expect(stepOfCode(SECRET, wrong, now)).toBeUndefined()
})

test('every secret is another one, and its address names shop and person', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(secret)
  const address = new URL(otpAddress(secret, { shop: 'Casa & Cia', login: 'ana' }))
  expect(address.searchParams.get('secret')).toBe(secret)
  expect(address.searchParams.get('issuer')).toBe('Casa & Cia')
})
