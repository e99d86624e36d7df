import { defineSection } from '../../design.ts'
import { band } from '../../elements.ts'
import { shelf, shelfHead } from '../../pieces.ts'

export default defineSection({
  title: 'Novidades',
  words: 'vitrine produtos lançamentos recentes',
  draw: () =>
    band(
      { padding_block: 'lg' },
      shelfHead('Acabou de chegar', 'Ver novidades', '/loja/?orderby=date'),
      shelf({ query: 'all', orderby: 'date' }),
    ),
})
