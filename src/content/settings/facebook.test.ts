import { expect, test } from 'vitest'
import { readFacebook } from './facebook.ts'

test.each([
  [undefined, { lang: 'pt_BR', app_id: '' }],
  ['text', { lang: 'pt_BR', app_id: '' }],
  [
    { lang: 'es_LA', app_id: 123_456_789 },
    { lang: 'es_LA', app_id: '123456789' },
  ],
  [
    { lang: '../evil', app_id: 'x' },
    { lang: 'pt_BR', app_id: '' },
  ],
])('[FB-1] %j is read as %j', (stored, read) => {
  expect(readFacebook(stored)).toEqual(read)
})
