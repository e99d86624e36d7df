import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, link, picture, text } from '#builder/fields.ts'
import { priceListParts } from './style-parts.ts'

export default defineWidget({
  name: 'price-list',
  title: 'Lista de preços',
  group: 'content',
  style: priceListParts,
  fields: {
    price_list: items('Itens', {
      title: text('Título'),
      item_description: text('Descrição'),
      price: text('Preço', '', 40),
      image: picture('Imagem'),
      link: link('Link'),
    }),
    title_size: choice('Etiqueta do título', { h2: 'H2', h3: 'H3', h4: 'H4', p: 'p' }, 'h3'),
  },
})
