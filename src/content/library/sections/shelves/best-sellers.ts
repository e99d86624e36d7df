import { defineSection } from '../../design.ts'
import { band, button, intro } from '../../elements.ts'
import { shelf } from '../../pieces.ts'

export default defineSection({
  title: 'Mais vendidos',
  words: 'vitrine produtos populares ranking',
  draw: () =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      intro('Os mais pedidos', 'O que as pessoas levam e recomendam.'),
      shelf({ query: 'all', orderby: 'popularity', rows: 2 }),
      button('Ver a loja toda', '/loja/', { align: 'center', look: 'outline' }),
    ),
})
