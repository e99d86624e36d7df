import { defineSection } from '../../design.ts'
import { band } from '../../elements.ts'
import { shelf, shelfHead } from '../../pieces.ts'

export default defineSection({
  title: 'Ofertas',
  words: 'vitrine produtos promoção desconto',
  draw: () =>
    band(
      { padding_block: 'lg', border: 'block' },
      shelfHead('Em oferta por pouco tempo', 'Ver todas as ofertas', '/loja/?on_sale=1'),
      shelf({ query: 'on_sale', nothing_found: 'Nenhuma oferta no momento. Volte em breve!' }),
    ),
})
