import { heading, prose } from '#builder/write-document.ts'
import type { Demo } from '#builder/registry.ts'
import { panelOf } from '../nested-tabs/demo-panels.ts'

const slides = (demo: string, count: number) =>
  ['Barro', 'Palha', 'Linho', 'Madeira']
    .slice(0, count)
    .map((title, index) =>
      panelOf(`${demo}${index}s`, heading(title, { header_size: 'h3' }), prose('<p>Da mão de quem faz para a sua casa.</p>')),
    )

export default [
  { title: 'Três à vista', settings: { carousel_name: 'Materiais' }, elements: slides('ca', 4) },
  {
    title: 'Um por vez, com números',
    settings: { carousel_name: 'Um por vez', slides_to_show: 1, slides_to_show_tablet: 1, pagination: 'fraction' },
    elements: slides('cb', 3),
  },
  {
    title: 'Dois, sem setas',
    settings: { carousel_name: 'Dois a dois', slides_to_show: 2, arrows: '', infinite: '' },
    elements: slides('cc', 3),
  },
] satisfies Demo[]
