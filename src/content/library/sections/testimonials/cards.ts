import { defineSection } from '../../design.ts'
import { band, columns, intro, widget } from '../../elements.ts'
import { QUOTES } from '../../texts.ts'

export default defineSection({
  title: 'Três depoimentos em cartões',
  words: 'avaliações clientes opinião',
  draw: () =>
    band(
      { padding_block: 'lg' },
      intro('Quem já comprou, conta'),
      columns(
        3,
        { gap: 'md', grid_columns_tablet: 1 },
        ...QUOTES.map(({ content, name, title }) =>
          widget('testimonial', { testimonial_content: content, testimonial_name: name, testimonial_job: title, look: 'card' }),
        ),
      ),
    ),
})
