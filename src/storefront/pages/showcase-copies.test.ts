import { expect, test } from 'vitest'
import { tellDemosApart } from './showcase-copies.ts'

const demo = (markup: string) => `<section class="showcase-demo">${markup}</section>`

test('what the demos of a widget share gets the number of the demo, and its labels follow', () => {
  const field = '<label for="cep">CEP</label><input id="cep" aria-describedby="ajuda fora"><p id="ajuda"></p>'
  expect(tellDemosApart(`<main>${demo(field)}${demo(field)}</main>`)).toBe(
    `<main>${demo(field)}${demo('<label for="cep-2">CEP</label><input id="cep-2" aria-describedby="ajuda-2 fora"><p id="ajuda-2"></p>')}</main>`,
  )
})

test('an id that one demo alone has is left as it is', () => {
  const html = `<main>${demo('<i id="a"></i>')}${demo('<b id="b"></b><a href="#a" aria-controls="b"></a>')}</main>`
  expect(tellDemosApart(html)).toBe(html)
})

test('landmarks are told apart by name', () => {
  const both = '<nav class="x" aria-label="Páginas"></nav><form role="search" action="/"></form>'
  expect(tellDemosApart(demo(both) + demo(both))).toBe(
    demo(both) +
      demo('<nav class="x" aria-label="Páginas (2)"></nav><form role="search" action="/" aria-label="Demonstração 2"></form>'),
  )
})
