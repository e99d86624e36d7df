import { heading, prose } from '#builder/write-document.ts'
import type { Demo } from '#builder/registry.ts'
import { panelOf } from '../nested-tabs/demo-panels.ts'

const ITEMS = [{ item_title: 'O barro' }, { item_title: 'O forno', element_css_id: 'forno' }]
const panels = (demo: string) => [
  panelOf(`${demo}a`, heading('Do barreiro', { header_size: 'h3' }), prose('<p>Vem da várzea, a dois quilômetros daqui.</p>')),
  panelOf(`${demo}b`, prose('<p>A lenha é de poda. A fornada leva catorze horas.</p>')),
]

export default [
  { title: 'Um aberto por vez', settings: { items: ITEMS.slice(0, 2), title_tag: 'h3' }, elements: panels('na') },
  {
    title: 'Cartões, todos fechados',
    settings: { items: [{ item_title: 'Primeiro' }, { item_title: 'Segundo' }], look: 'cards', default_state: 'all_collapsed' },
    elements: panels('nb'),
  },
  {
    title: 'Vários abertos, sinal antes do título',
    settings: {
      items: [{ item_title: 'Como se faz' }, { item_title: 'Como se queima' }],
      max_items_expended: 'multiple',
      accordion_item_title_icon: 'plus',
      accordion_item_title_icon_position: 'start',
    },
    elements: panels('nc'),
  },
] satisfies Demo[]
