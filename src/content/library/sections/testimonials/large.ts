import { defineSection } from '../../design.ts'
import { band, widget } from '../../elements.ts'
import { QUOTES } from '../../texts.ts'

export default defineSection({
  title: 'Um depoimento em destaque',
  words: 'avaliação cliente citação',
  draw: () =>
    band(
      { background_color: 'night', text_color: 'paper', padding_block: 'xl', content_width: 'narrow', align_items: 'center' },
      widget('testimonial', {
        testimonial_content: QUOTES[0].content,
        testimonial_name: QUOTES[0].name,
        testimonial_job: QUOTES[0].title,
        look: 'large',
        alignment: 'center',
      }),
    ),
})
