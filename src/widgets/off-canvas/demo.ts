import { heading, prose } from '#builder/write-document.ts'
import type { Demo } from '#builder/registry.ts'
import { panelOf } from '../nested-tabs/demo-panels.ts'

const inside = (id: string) => [
  panelOf(id, heading('Guia de medidas', { header_size: 'h3' }), prose('<p>Meça por dentro da borda, de um lado ao outro.</p>')),
]

export default [
  {
    title: 'Pela esquerda',
    settings: { off_canvas_name: 'Guia de medidas', trigger_text: 'Ver o guia de medidas' },
    elements: inside('oa'),
  },
  {
    title: 'Pela direita, mais largo',
    settings: { off_canvas_name: 'Guia à direita', trigger_text: 'Abrir à direita', horizontal_position: 'end', width: 560 },
    elements: inside('ob'),
  },
  {
    title: 'No centro',
    settings: { off_canvas_name: 'Guia no centro', trigger_text: 'Abrir no centro', horizontal_position: 'center' },
    elements: inside('oc'),
  },
] satisfies Demo[]
