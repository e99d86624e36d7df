import { defineSection } from '../../design.ts'
import { band, widget } from '../../elements.ts'

export default defineSection({
  title: 'Barra de vantagens',
  words: 'benefícios frete troca segurança',
  draw: () =>
    band(
      { padding_block: 'md', border: 'block' },
      widget('icon-list', {
        layout: 'row',
        align: 'center',
        icon_list: [
          { icon: 'truck', text: 'Entrega em todo o Brasil', detail: 'prazo e valor pelo seu CEP' },
          { icon: 'return', text: '7 dias para se arrepender', detail: 'sem explicar o motivo' },
          { icon: 'lock', text: 'Compra segura', detail: 'seus dados protegidos' },
          { icon: 'whatsapp', text: 'Gente para ajudar', detail: 'antes e depois da compra' },
        ],
      }),
    ),
})
