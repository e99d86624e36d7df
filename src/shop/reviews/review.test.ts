import { expect, test } from 'vitest'
import { readReview } from './review.ts'

const good = { rating: '5', comment: 'Linda e resistente.', author: 'Ana Lima', email: 'Ana@Casa.example' }

test('a review of a guest is kept with name and address', () => {
  expect(readReview(good)).toMatchObject({
    ok: true,
    review: { rating: 5, text: 'Linda e resistente.', author: 'Ana Lima', email: 'ana@casa.example' },
  })
})

test('somebody who is signed in is known: what they typed as name and address is not believed', () => {
  const read = readReview({ ...good, author: 'Outra', email: 'outra@x.example' }, { displayName: 'Bia', email: 'bia@x.example' })
  expect(read).toMatchObject({ ok: true, review: { author: 'Bia', email: 'bia@x.example' } })
})

test.each([
  ['no rating', { rating: undefined }, ['rating']],
  ['rating 0', { rating: '0' }, ['rating']],
  ['rating 6', { rating: '6' }, ['rating']],
  ['rating 4.5', { rating: '4.5' }, ['rating']],
  ['a list of ratings', { rating: ['5', '5'] }, ['rating']],
  ['a rating with an instruction', { rating: '5; drop table reviews' }, ['rating']],
  ['no text', { comment: ' \n ' }, ['comment']],
  ['only unseen signs', { comment: '\u0000\u202e\ufeff' }, ['comment']],
  ['a text too long', { comment: 'a'.repeat(5_001) }, ['comment']],
  ['no name', { author: '' }, ['author']],
  ['no address', { email: undefined }, ['email']],
  ['an address with a line break', { email: 'ana@x.example\nbcc: b@x.example' }, ['email']],
  ['an address without a host', { email: 'ana@' }, ['email']],
  ['objects everywhere', { rating: {}, comment: {}, author: {}, email: {} }, ['rating', 'comment', 'author', 'email']],
])('%s is refused with words beside the field', (_what, over, fields) => {
  const read = readReview({ ...good, ...over })
  expect(read.ok ? [] : Object.keys(read.problems)).toEqual(fields)
})

test('markup stays the text that was typed, and unseen signs are gone', () => {
  const read = readReview({
    ...good,
    comment: '<script>alert(1)</script>\r\nOlá\u0000\u202e\n\n\n\nmundo',
    author: 'A\u0000na\n B',
  })
  expect(read).toMatchObject({ ok: true, review: { text: '<script>alert(1)</script>\nOlá\n\nmundo', author: 'Ana B' } })
})
