import { expect, test } from 'vitest'
import { addressOfThing, nameOfThing } from './shop-thing.ts'

test('something of the shop is named as it was typed and addressed below the shop’s own address', () => {
  const page = { id: 1, slug: 'sobre', title: { raw: 'Sobre & nós' }, link: 'https://loja.example/sobre/' }
  const vase = { id: 2, slug: 'vaso', name: 'Vaso', permalink: 'https://loja.example/produto/vaso/' }
  const clay = { id: 3, slug: 'ceramica', name: 'Cerâmica' }
  expect([page, vase, clay].map(nameOfThing)).toEqual(['Sobre & nós', 'Vaso', 'Cerâmica'])
  expect([addressOfThing('pages', page), addressOfThing('products', vase), addressOfThing('categories', clay)]).toEqual([
    '/sobre/',
    '/produto/vaso/',
    '/categoria-produto/ceramica/',
  ])
})
