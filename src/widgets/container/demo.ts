import type { Demo } from '#builder/registry.ts'

const word = (id: string, title: string) => ({
  id,
  elType: 'widget' as const,
  widgetType: 'heading',
  settings: { title, header_size: 'h3' },
  elements: [],
})

export default [
  {
    title: 'Três colunas que viram uma',
    settings: { content_width: 'boxed', grid_columns: 3, grid_columns_mobile: 1, gap: 'md', padding_block: 'md' },
    elements: [word('ca1', 'Barro'), word('ca2', 'Palha'), word('ca3', 'Linho')],
  },
  {
    title: 'Linha centralizada',
    settings: {
      flex_direction: 'row',
      flex_direction_mobile: 'column',
      justify: 'center',
      gap: 'lg',
      background_color: 'sand',
      padding_block: 'md',
      radius: 'lg',
    },
    elements: [word('cb1', 'Frete grátis'), word('cb2', 'Troca fácil')],
  },
  {
    title: 'Faixa escura',
    settings: { content_width: 'narrow', background_color: 'night', text_color: 'paper', padding_block: 'lg' },
    elements: [word('cc1', 'De mão em mão')],
  },
] satisfies Demo[]
