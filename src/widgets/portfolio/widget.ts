import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, number, styled, text, toggle } from '#builder/fields.ts'
import { POST_COLUMNS } from '../posts/post-fields.ts'
import { portfolioParts } from './style-parts.ts'

const pixels = (px: number) => `${px}px`
const columns = (label: string, device: string, fallback: number) =>
  styled(number(label, { min: 1, max: 6, fallback }), `--portfolio-columns${device}`)

export default defineWidget({
  name: 'portfolio',
  title: 'Portfólio',
  group: 'content',
  style: portfolioParts,
  fields: {
    columns: columns('Colunas', '', POST_COLUMNS.desktop),
    columns_tablet: columns('Colunas no tablet', '-tablet', POST_COLUMNS.tablet),
    columns_mobile: columns('Colunas no celular', '-mobile', POST_COLUMNS.mobile),
    posts_per_page: number('Quantidade', { min: 1, max: 100, fallback: 9 }),
    category: text('Só da categoria (slug)', '', 200),
    masonry: toggle('Alvenaria (alturas livres)'),
    item_ratio: askedWhen(
      { masonry: false },
      choice('Proporção', { '1-1': 'Quadrada', '4-5': 'Retrato', '3-2': 'Paisagem' }, '3-2'),
    ),
    item_gap: styled(number('Espaço entre colunas (px)', { min: 0, max: 100, fallback: 16 }), '--item-gap', pixels),
    row_gap: styled(number('Espaço entre linhas (px)', { min: 0, max: 100, fallback: 16 }), '--row-gap', pixels),
    show_title: toggle('Mostrar título', true),
    title_tag: askedWhen({ show_title: true }, choice('Etiqueta do título', { h2: 'H2', h3: 'H3', h4: 'H4' }, 'h3')),
    show_filter_bar: toggle('Mostrar filtros', true),
    filter_all_text: askedWhen({ show_filter_bar: true }, text('Texto do filtro de todos', 'Tudo', 40)),
  },
  frontend: ['columns', 'columns_tablet', 'columns_mobile', 'masonry', 'item_gap', 'row_gap', 'item_ratio'],
})
