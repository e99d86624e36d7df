import { heading, prose } from '#builder/write-document.ts'
import type { Demo } from '#builder/registry.ts'
import { panelOf } from './demo-panels.ts'

const panels = (demo: string) => [
  panelOf(`${demo}a`, heading('Peças prontas', { header_size: 'h3' }), prose('<p>Saem em dois dias úteis.</p>')),
  panelOf(`${demo}b`, prose('<p>Levam de 15 a 25 dias: é o tempo do barro secar.</p>')),
]
const TABS = [{ tab_title: 'À pronta entrega' }, { tab_title: 'Por encomenda' }]

export default [
  { title: 'Em cima', settings: { label: 'Prazos', tabs: TABS }, elements: panels('ta') },
  { title: 'À direita', settings: { label: 'Prazos ao lado', tabs: TABS, tabs_direction: 'inline-end' }, elements: panels('tb') },
  {
    title: 'Embaixo, esticadas',
    settings: { label: 'Prazos embaixo', tabs: TABS, tabs_direction: 'block-end', tabs_justify_horizontal: 'stretch' },
    elements: panels('tc'),
  },
] satisfies Demo[]
