import { expect, test } from 'vitest'
import { createGiftCodeLock, giftCodeText, hashOfCode, lastFourOf, newGiftCode, readGiftCode } from './code.ts'

test('a code is sixteen signs that don’t look like one another, and no two are the same', () => {
  const codes = Array.from({ length: 500 }, newGiftCode)
  expect(new Set(codes).size).toBe(500)
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code))).toBe(true)
})

test('a code is read as people type it', () => {
  const code = '7KQ2M4XT09ZDH3RB'
  expect(giftCodeText(code)).toBe('7KQ2-M4XT-09ZD-H3RB')
  for (const typed of ['7kq2-m4xt-09zd-h3rb', ' 7KQ2 M4XT O9ZD H3RB ', code]) expect(readGiftCode(typed)).toBe(code)
  for (const typed of ['', 'VOLTA10', `${code}X`, '7KQ2-M4XT-09ZD-H3R!', undefined, 7, 'x'.repeat(200)])
    expect(readGiftCode(typed)).toBeUndefined()
  expect(lastFourOf(code)).toBe('H3RB')
})

test('a code that is kept opens for its own card alone, and for the shop’s own secret alone', () => {
  const lock = createGiftCodeLock('a secret that is long enough')
  const code = newGiftCode()
  const locked = lock.close(code)
  expect(locked.toString('latin1')).not.toContain(code)
  expect(lock.open(locked, hashOfCode(code))).toBe(code)
  expect(lock.open(locked, hashOfCode(newGiftCode()))).toBeUndefined()
  expect(createGiftCodeLock('another secret, as long').open(locked, hashOfCode(code))).toBeUndefined()
})
