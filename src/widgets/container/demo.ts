import type { Demo } from '#builder/registry.ts'

const widget = (id: string, widgetType: string, settings: Record<string, unknown>) => ({
  id,
  elType: 'widget' as const,
  widgetType,
  settings,
  elements: [],
})
const matter = (id: string, icon: string, title_text: string, description_text: string) =>
  widget(id, 'icon-box', { icon, view: 'framed', card: 'surface', title_text, description_text })

export default [
  {
    title: 'Três colunas que viram uma',
    settings: { grid_columns: 3, grid_columns_mobile: 1, gap: 'md', gap_mobile: 'sm' },
    elements: [
      matter('ca1', 'leaf', 'Barro', 'De Prados e do Jequitinhonha, queimado a lenha.'),
      matter('ca2', 'sparkle', 'Palha', 'Capim-dourado, milho e bananeira, trançados à mão.'),
      matter('ca3', 'heart', 'Linho', 'Fiado e tingido com plantas em Resende Costa.'),
    ],
  },
  {
    title: 'Linha que ocupa as pontas',
    settings: {
      flex_direction: 'row',
      flex_direction_mobile: 'column',
      justify: 'space-between',
      align_items: 'center',
      align_items_mobile: 'flex-start',
      gap: 'md',
      background_color: 'sand',
      padding_block: 'md',
      padding_inline: 'md',
      radius: 'lg',
    },
    elements: [
      widget('cb1', 'heading', { title: 'Tem uma loja? Vendemos também no atacado.', header_size: 'h3' }),
      widget('cb2', 'button', { text: 'Pedir a tabela', link: { url: '/contato/' } }),
    ],
  },
  {
    title: 'Faixa escura, estreita e no centro',
    settings: {
      content_width: 'narrow',
      align_items: 'center',
      background_color: 'night',
      text_color: 'paper',
      padding_block: 'xl',
      padding_inline: 'md',
      radius: 'lg',
    },
    elements: [
      widget('cc1', 'heading', { title: 'De mão em mão', size: 'xl', align: 'center' }),
      widget('cc2', 'text-editor', {
        editor: '<p>Trinta e uma oficinas, oito estados e nenhuma peça igual à outra.</p>',
        align: 'center',
      }),
    ],
  },
] satisfies Demo[]
