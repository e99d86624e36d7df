import { expect, test } from 'vitest'
import { visitOf } from './visit.ts'

const RECEIPT = 'AAAAAAAAAAAAAAAAAAAAAA'
const said = (purposes: string, version = '1-1') => `vitrine_consent=${version}.1700000000.${purposes}.${RECEIPT}`
const IDS =
  '_ga=GA1.1.111.222; _ga_ABC123=GS2.1.s1700000001$o1$g0; _fbp=fb.1.1700000000000.987; _fbc=fb.1.1700000000000.IwAR_x-1; _ttp=01J_abcdefghij; _epik=dj0yJnU9abc'
const read = (cookies: string) => visitOf(cookies, { version: '1-1' }, 'G-ABC123')

test('without a yes nothing is kept of a visit, whatever cookies there are', () => {
  expect(read(IDS)).toBeUndefined()
  expect(read(`${said('')}; ${IDS}`)).toBeUndefined()
  // What was allowed was something else.
  expect(read(`${said('sm', '1-0')}; ${IDS}`)).toBeUndefined()
})

test('a yes to statistics alone keeps what Google Analytics calls the visit, and nothing of advertisers', () => {
  expect(read(`${said('s')}; ${IDS}`)).toEqual({
    receipt: RECEIPT,
    statistics: true,
    marketing: false,
    ids: { ga: '111.222', gaSession: '1700000001' },
  })
})

test('a yes to marketing alone keeps no name of Google Analytics', () => {
  expect(read(`${said('m')}; ${IDS}`)?.ids).toEqual({
    fbp: 'fb.1.1700000000000.987',
    fbc: 'fb.1.1700000000000.IwAR_x-1',
    ttp: '01J_abcdefghij',
    epik: 'dj0yJnU9abc',
  })
})

test('cookies of another shape are left out', () => {
  expect(read(`${said('sm')}; _ga=<script>; _fbp=1; _ga_ABC123=GS1.1.1700000009.3.1`)?.ids).toEqual({ gaSession: '1700000009' })
})
