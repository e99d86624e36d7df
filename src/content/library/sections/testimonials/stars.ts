import { defineSection } from '../../design.ts'
import { band, intro, widget } from '../../elements.ts'
import { QUOTES } from '../../texts.ts'

export default defineSection({
  title: 'Avaliações com estrelas',
  words: 'notas clientes reviews',
  draw: () =>
    band(
      { padding_block: 'lg', border: 'block' },
      intro('Avaliações de clientes'),
      widget('reviews', { label: 'Avaliações', slides: QUOTES.map((quote) => ({ ...quote, rating: 5 })) }),
    ),
})
