import { expect, test } from 'vitest'
import { neededAt } from './files.ts'

const scripts = { first: ['library.js'], forms: { 'shop-pages': ['form.js', 'editor.js'] } }

test('the page of a form names what the form needs; other screens only what all of them need', () => {
  expect(neededAt('/painel/shop_pages/7', scripts)).toEqual(['library.js', 'form.js', 'editor.js'])
  for (const path of [
    '/painel',
    '/painel/',
    '/painel/shop_pages',
    '/painel/shop_pages/',
    '/painel/shop_pages/create',
    '/painel/toString/7',
  ])
    expect(neededAt(path, scripts)).toEqual(['library.js'])
})
