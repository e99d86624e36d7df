import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, number, perDevice, styled, text, toggle } from '#builder/fields.ts'
import { categoryParts } from './style-parts.ts'

export default defineWidget({
  name: 'wc-categories',
  title: 'Categorias de produtos',
  group: 'shop',
  style: categoryParts,
  fields: {
    source: choice(
      'Quais categorias',
      {
        '': 'Todas',
        by_parent: 'As de dentro de uma',
        by_id: 'Escolhidas',
        current_subcategories: 'As de dentro da que está aberta',
      },
      '',
    ),
    /** Empty: those that stand in no other. */
    parent: askedWhen({ source: ['by_parent'] }, text('De dentro de (slug; vazio: as principais)', '', 200)),
    categories: askedWhen({ source: ['by_id'] }, text('Slugs ou IDs, separados por vírgula', '', 1_000)),
    number: number('Quantidade', { min: 1, max: 100, fallback: 8 }),
    hide_empty: toggle('Esconder as vazias', true),
    orderby: choice(
      'Ordem',
      { menu_order: 'A da loja', name: 'Nome', slug: 'Endereço', count: 'Quantos produtos' },
      'menu_order',
    ),
    order: choice('Sentido', { asc: 'Crescente', desc: 'Decrescente' }, 'asc'),
    columns: perDevice(number('Colunas', { min: 1, max: 8, fallback: 4 }), '--category-columns'),
    column_gap: styled(
      number('Espaço entre colunas (px)', { min: 0, max: 100, fallback: 20 }),
      '--category-gap',
      (px) => `${px}px`,
    ),
    row_gap: styled(
      number('Espaço entre linhas (px)', { min: 0, max: 100, fallback: 28 }),
      '--category-row-gap',
      (px) => `${px}px`,
    ),
    aspect: choice('Proporção', { '1-1': 'Quadrada', '4-5': 'Retrato', '3-2': 'Paisagem' }, '1-1'),
    look: choice('Nome', { below: 'Embaixo da imagem', over: 'Sobre a imagem' }, 'below'),
    show_count: toggle('Mostrar quantos produtos', true),
    title_tag: choice('Etiqueta do nome', { h2: 'H2', h3: 'H3', h4: 'H4' }, 'h3'),
  },
})
