import { expect, test } from 'vitest'
import { findWidgets, widgetGroups } from './find-widgets.ts'

const aWidget = (name: string, title: string, group = 'basic', group_title = 'Básicos') => ({ name, title, group, group_title })
const WIDGETS = [
  aWidget('animated-headline', 'Título animado', 'content', 'Conteúdo'),
  aWidget('button', 'Botão'),
  aWidget('facebook-button', 'Botão do Facebook', 'content', 'Conteúdo'),
  aWidget('gallery', 'Galeria', 'media', 'Mídia'),
  aWidget('heading', 'Título'),
  aWidget('image', 'Imagem', 'media', 'Mídia'),
  aWidget('image-carousel', 'Carrossel de imagens', 'media', 'Mídia'),
  aWidget('slides', 'Slides', 'media', 'Mídia'),
  aWidget('price-table', 'Tabela de preço', 'content', 'Conteúdo'),
  aWidget('woocommerce-product-price', 'Preço do produto', 'shop', 'Loja'),
  aWidget('extension-widget', 'Quiz', 'site', 'Site'),
]

test.each<[typed: string, found: string[]]>([
  ['botao', ['button', 'facebook-button']],
  ['BOTÃO face', ['facebook-button']],
  ['foto', ['image', 'gallery', 'image-carousel']],
  ['carrossel', ['image-carousel', 'slides']],
  ['preço', ['price-table', 'woocommerce-product-price']],
  ['heading', ['heading']],
  ['slider', ['image-carousel', 'slides']],
  ['quiz', ['extension-widget']],
  ['titulo', ['heading', 'animated-headline']],
  ['xyz', []],
])('«%s» finds widgets by title, everyday word and English name, the best first', (typed, found) => {
  expect(findWidgets(WIDGETS, typed).map(({ name }) => name)).toEqual(found)
})

test('without words all are there, in the order in which pages are made', () => {
  expect(findWidgets(WIDGETS, ' ')).toHaveLength(WIDGETS.length)
  expect(widgetGroups(WIDGETS).map(({ title }) => title)).toEqual(['Básicos', 'Mídia', 'Conteúdo', 'Loja', 'Site'])
  const media = widgetGroups(WIDGETS).find(({ group }) => group === 'media')!
  expect(media.widgets.map(({ name }) => name)).toEqual(['image', 'gallery', 'slides', 'image-carousel'])
})
