import { expect, test } from 'vitest'
import { readComment } from './comment.ts'

const good = { comment: 'Belo texto.', author: 'Ana Lima', email: 'Ana@Casa.example' }

test('a comment of a guest is kept with name and address', () => {
  expect(readComment(good)).toMatchObject({
    ok: true,
    comment: { text: 'Belo texto.', author: 'Ana Lima', email: 'ana@casa.example', parentId: undefined },
  })
})

test('somebody who is signed in is known: what they typed as name and address is not believed', () => {
  const read = readComment({ ...good, author: 'Outra', email: 'x' }, { displayName: 'Bia', email: 'bia@x.example' })
  expect(read).toMatchObject({ ok: true, comment: { author: 'Bia', email: 'bia@x.example' } })
})

test.each<[unknown, number | undefined]>([
  ['12', 12],
  ['0', undefined],
  ['', undefined],
  ['1 or 1=1', undefined],
  ['-3', undefined],
  [['12', '13'], undefined],
  ['9'.repeat(30), undefined],
])('the answered comment %j is read as %s', (sent, parentId) => {
  expect(readComment({ ...good, comment_parent: sent })).toMatchObject({ ok: true, comment: { parentId } })
})

test.each([
  ['no text', { comment: ' \n ' }, ['comment']],
  ['only unseen signs', { comment: '\u0000\u202e\ufeff' }, ['comment']],
  ['a text too long', { comment: 'a'.repeat(5_001) }, ['comment']],
  ['no name', { author: '' }, ['author']],
  ['no address', { email: undefined }, ['email']],
  ['an address with a line break', { email: 'ana@x.example\nbcc: b@x.example' }, ['email']],
  ['objects everywhere', { comment: {}, author: {}, email: {} }, ['comment', 'author', 'email']],
])('%s is refused with words beside the field', (_what, over, fields) => {
  const read = readComment({ ...good, ...over })
  expect(read.ok ? [] : Object.keys(read.problems)).toEqual(fields)
})

test('markup stays the text that was typed, and unseen signs are gone', () => {
  const read = readComment({ ...good, comment: '<b>oi</b>\r\n\u202eOlá\n\n\n\nmundo', author: 'A\u0000na\n B' })
  expect(read).toMatchObject({ ok: true, comment: { text: '<b>oi</b>\nOlá\n\nmundo', author: 'Ana B' } })
})
