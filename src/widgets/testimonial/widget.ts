import { defineWidget } from '#builder/define-widget.ts'
import { choice, lines, picture, text } from '#builder/fields.ts'

export default defineWidget({
  name: 'testimonial',
  title: 'Depoimento',
  group: 'content',
  fields: {
    testimonial_content: lines('Depoimento'),
    testimonial_name: text('Nome'),
    testimonial_job: text('Cidade ou profissão'),
    testimonial_image: picture('Retrato'),
    alignment: choice('Alinhamento', { start: 'Início', center: 'Centro' }, 'start'),
    look: choice('Aparência', { plain: 'Simples', card: 'Cartão', large: 'Grande' }, 'plain'),
  },
})
