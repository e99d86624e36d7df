import { expect, test } from 'vitest'
import { facebookAddress, pageWanted } from './facebook-address.ts'

test.each([
  ['https://www.facebook.com/casaaroeira', 'https://www.facebook.com/casaaroeira'],
  [' https://m.facebook.com/casaaroeira/posts/12?x=1 ', 'https://www.facebook.com/casaaroeira/posts/12?x=1'],
  ['https://www.facebook.com/', undefined],
  ['http://www.facebook.com/casaaroeira', undefined],
  ['https://facebook.com.evil.example/casaaroeira', undefined],
  ['casaaroeira', undefined],
  ['', undefined],
])('[FB-1] «%s» is %s on Facebook', (address, found) => {
  expect(facebookAddress(address)).toBe(found)
})

test('[FB-1] a button belongs to its page, or to the address that the merchant gives', () => {
  const page = { url: 'https://loja.example/sobre/' }
  expect(pageWanted('current_page', 'https://outra.example/', page)).toBe(page.url)
  expect(pageWanted('custom', 'https://outra.example/', page)).toBe('https://outra.example/')
  expect(pageWanted('custom', '', page)).toBe(page.url)
})
