import { expect, test } from 'vitest'
import { byShape, shapeOf } from './read-facts.ts'
import { pictureOf, whatsappLink } from './shop-facts.ts'

const row = (id: number, width: number, height: number, slug = 'foto') => ({ id, slug: `${slug}-${id}`, width, height })

test.each([
  [1600, 900, 'wide'],
  [1000, 1000, 'square'],
  [1000, 1250, 'tall'],
] as const)('a picture of %i by %i is %s', (width, height, shape) => expect(shapeOf({ width, height })).toBe(shape))

test('drawn pictures stand in only where there is no photograph, and those of people nowhere else', () => {
  const drawn = [row(7, 1600, 1000, 'imagem-de-exemplo-paisagem'), row(8, 800, 800, 'imagem-de-exemplo-pessoa')]
  expect(byShape(drawn)).toEqual({ wide: [7], tall: [], square: [], people: [8] })
  expect(byShape([...drawn, row(1, 1600, 900)])).toEqual({ wide: [1], tall: [], square: [], people: [8] })
})

test('the next best shape is taken, one after the other, and none where there is none', () => {
  const pictures = { wide: [1, 2], tall: [], square: [], people: [] }
  expect([0, 1, 2].map((place) => pictureOf({ pictures }, 'tall', place).id)).toEqual([1, 2, 1])
  expect(pictureOf({ pictures: { ...pictures, wide: [] } }, 'wide')).toEqual({ id: 0 })
})

test('WhatsApp opens by number; a shop without one is written to', () => {
  const pages = { about: '', contact: '/contato/', returns: '', privacy: '', delivery: '' }
  expect(whatsappLink({ whatsapp: '(32) 99955-0199', pages }, 'Olá!').url).toBe('https://wa.me/5532999550199?text=Ol%C3%A1!')
  expect(whatsappLink({ whatsapp: '+55 32 99955-0199', pages }).url).toBe('https://wa.me/5532999550199')
  expect(whatsappLink({ whatsapp: '', pages })).toEqual({ url: '/contato/' })
})
