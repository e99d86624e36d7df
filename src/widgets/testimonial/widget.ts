import { defineWidget } from '#builder/define-widget.ts'
import { choice, lines, picture, text } from '#builder/fields.ts'
import { border, part, radius, size, textAlign, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'testimonial',
  title: 'Depoimento',
  group: 'content',
  style: [
    part('Depoimento', '.elementor-testimonial', textAlign('testimonial_alignment', 'Alinhamento', 'text-align,justify-items')),
    textPart('Depoimento', 'blockquote', {
      color: 'content_content_color',
      typography: 'content_typography',
      shadow: 'content_shadow',
    }),
    textPart('Nome', 'figcaption strong', { color: 'name_text_color', typography: 'name_typography', shadow: 'name_shadow' }),
    textPart('Cidade ou profissão', 'figcaption small', {
      color: 'job_text_color',
      typography: 'job_typography',
      shadow: 'job_shadow',
    }),
    part(
      'Retrato',
      'figcaption img',
      size('image_size', 'Tamanho', 'inline-size,block-size', { min: 0 }),
      border('image_border'),
      radius('image_border_radius'),
    ),
  ],
  fields: {
    testimonial_content: lines('Depoimento'),
    testimonial_name: text('Nome'),
    testimonial_job: text('Cidade ou profissão'),
    testimonial_image: picture('Retrato'),
    image_position: choice('Retrato', { aside: 'Ao lado do nome', top: 'Acima do nome' }, 'aside'),
    alignment: choice('Alinhamento', { start: 'Início', center: 'Centro' }, 'start'),
    look: choice('Aparência', { plain: 'Simples', card: 'Cartão', large: 'Grande' }, 'plain'),
  },
})
