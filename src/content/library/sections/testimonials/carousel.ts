import { defineSection } from '../../design.ts'
import { band, intro, widget } from '../../elements.ts'
import { QUOTES } from '../../texts.ts'

export default defineSection({
  title: 'Carrossel de depoimentos',
  words: 'avaliações clientes opinião',
  draw: () =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      intro('O que dizem da loja'),
      widget('testimonial-carousel', { label: 'Depoimentos', slides: QUOTES, slides_per_view: 2, slides_per_view_tablet: 1 }),
    ),
})
