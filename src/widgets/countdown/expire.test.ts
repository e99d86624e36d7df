import { expect, test } from 'vitest'
import { planExpiry, redirectTarget } from './expire.ts'

const HERE = 'https://loja.example/oferta/?cor=azul'

test.each([
  ['/loja/', 'https://loja.example/loja/'],
  ['?cor=verde', 'https://loja.example/oferta/?cor=verde'],
  ['https://outra.example/fim', 'https://outra.example/fim'],
  ['http://outra.example/', 'http://outra.example/'],
  ['', undefined],
  ['  ', undefined],
  ['#fim', undefined],
  ['/oferta/?cor=azul', undefined],
  ['/oferta/?cor=azul#fim', undefined],
  ['javascript:alert(1)', undefined],
  [' java\nscript:alert(1)', undefined],
  ['data:text/html,oi', undefined],
  ['mailto:oi@loja.example', undefined],
  ['https://', undefined],
])('[TIME-1] at the end «%s» leads to %s', (url, target) => {
  expect(redirectTarget(url, HERE)).toBe(target)
})

test('[TIME-1] each action runs once, and a redirect comes after what the visitor should see', () => {
  expect(planExpiry(['redirect', 'message', 'hide', 'hide'], '/loja/')).toEqual([
    { type: 'hide' },
    { type: 'message' },
    { type: 'redirect', redirect_url: '/loja/' },
  ])
})

test('[TIME-1] a redirect without an address is no action', () => {
  expect(planExpiry(['redirect'], '')).toEqual([])
  expect(planExpiry([], '/loja/')).toEqual([])
})
