import { hashSync } from 'bcryptjs'
import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCarriedPassword, protectCarriedPassword } from './carried-password.ts'
import { hashPassword, isOutdated, passwordMatches } from './password.ts'
import { phpass } from './phpass.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const wordPress68 = (password: string) =>
  `$wp${hashSync(createHmac('sha384', 'wp-sha384').update(password).digest('base64'), 4).replace('$2b$', '$2y$')}`

test.each([
  ['md5', 'password', '5f4dcc3b5aa765d61d8327deb882cf99'],
  // Known vectors of phpass' own test and of OpenBSD's bcrypt.
  ['phpass', 'test12345', '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
  ['phpass of a forum', 'test12345', '$H$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0'],
  ['bcrypt', 'U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['bcrypt as PHP writes it', 'U*U', '$2y$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
  ['WordPress 6.8', 'a rede na varanda', wordPress68('a rede na varanda')],
  ['accents', 'canção', md5('canção')],
  ['marks that WordPress hears with a backslash', `d'água "1"`, md5(String.raw`d\'água \"1\"`)],
  ['spaces around it', ' varanda ', md5('varanda')],
])('%s: the right password is known, a wrong one is not', async (_, password, stored) => {
  expect(isCarriedPassword(stored)).toBe(true)
  expect(isOutdated(stored)).toBe(true)
  expect(await passwordMatches(password, stored)).toBe(true)
  expect(await passwordMatches(`${password}x`, stored)).toBe(false)
})

test.each([
  '',
  'plain',
  '$P$9IQRaTwm',
  '$P$~IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0',
  '$P$zIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0',
  '$2y$31$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
  '$wp$P$',
  '$carried$md5$x',
])('nobody signs in with «%s»', async (stored) => {
  expect(await passwordMatches('plain', stored)).toBe(false)
  expect(await passwordMatches('', stored)).toBe(false)
})

test('weak hashes are kept under the shop’s own, and still know their password', async () => {
  const setting = '$P$BaaaaBBBB'
  for (const weak of [md5('a rede'), phpass('a rede', setting)!]) {
    const kept = await protectCarriedPassword(weak, hashPassword)
    expect(kept).toMatch(/^\$carried\$/)
    expect(kept).not.toContain(weak.slice(12))
    expect(isCarriedPassword(kept) && isOutdated(kept)).toBe(true)
    expect(await passwordMatches('a rede', kept)).toBe(true)
    expect(await passwordMatches('a redé', kept)).toBe(false)
    expect(await passwordMatches(weak, kept)).toBe(false)
  }
  const strong = wordPress68('a rede')
  expect(await protectCarriedPassword(strong, hashPassword)).toBe(strong)
})
