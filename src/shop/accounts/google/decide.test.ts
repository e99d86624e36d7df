import { expect, test } from 'vitest'
import { decide, type Decision, type Door, type Found } from './decide.ts'

const door = (over: Partial<Door> = {}): Door => ({ isStaff: false, hasFactor: false, isProved: false, isLinked: false, ...over })
const nobody: Found = { linked: undefined, sameAddress: undefined, isOpen: true }
const linked = (over: Partial<Door> = {}): Found => ({ ...nobody, linked: door({ isLinked: true, ...over }) })
const known = (over: Partial<Door> = {}): Found => ({ ...nobody, sameAddress: door(over) })
const GMAIL = { isVerified: true, isAuthoritative: true }
const ELSEWHERE = { isVerified: true, isAuthoritative: false }
const UNVERIFIED = { isVerified: false, isAuthoritative: false }

test.each<[string, typeof GMAIL, Found, Decision]>([
  ['nobody knows the address: a new customer', GMAIL, nobody, 'create'],
  ['the same with an address that is not Google’s own', ELSEWHERE, nobody, 'create'],
  ['the shop opens no accounts', GMAIL, { ...nobody, isOpen: false }, 'closed'],
  ['Google has not verified the address', UNVERIFIED, nobody, 'unverified'],
  ['nor has it, and an account has it here', UNVERIFIED, known({ isProved: true }), 'unverified'],
  ['somebody registered the address and never proved it', GMAIL, known(), 'ask-password'],
  ['the owner of the mailbox chose the password', GMAIL, known({ isProved: true }), 'link'],
  [
    'the same with a second factor, whose code is asked for afterwards',
    GMAIL,
    known({ isProved: true, hasFactor: true }),
    'link',
  ],
  ['Google does not know who reads the mail now', ELSEWHERE, known({ isProved: true }), 'ask-password'],
  ['the address is another person’s at Google by now', GMAIL, known({ isProved: true, isLinked: true }), 'other-google'],
  ['who works in the shop without a second factor', GMAIL, known({ isStaff: true, isProved: true }), 'staff'],
  ['who works in the shop with one', GMAIL, known({ isStaff: true, hasFactor: true, isProved: true }), 'ask-password'],
  ['linked', GMAIL, linked(), 'enter'],
  ['linked, with another address at Google by now', ELSEWHERE, { ...linked(), sameAddress: door() }, 'enter'],
  ['linked, in a shop that opens no accounts', GMAIL, { ...linked(), isOpen: false }, 'enter'],
  ['linked, with a second factor', GMAIL, linked({ hasFactor: true }), 'enter'],
  ['linked, and made a manager since', GMAIL, linked({ isStaff: true }), 'staff'],
  ['linked, a manager with a second factor', GMAIL, linked({ isStaff: true, hasFactor: true }), 'enter'],
])('%s', (_, identity, found, decision) => {
  expect(decide(identity, found)).toBe(decision)
})
