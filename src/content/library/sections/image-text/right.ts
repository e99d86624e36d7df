import { defineSection } from '../../design.ts'
import { band, columns, widget } from '../../elements.ts'
import { words } from '../../pieces.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Texto à esquerda, imagem à direita',
  words: 'conteúdo história duas colunas',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        words(
          'Do desenho à sua porta',
          'Mostre o caminho que o produto faz: quem imagina, quem produz, quem embala. Histórias de verdade valem mais do que adjetivos.',
          shop.pages.about,
          'Nossa história',
        ),
        widget('image', { image: pictureOf(shop, 'wide', 2), aspect: '3-2', radius: 'lg', shown_at: 'half' }),
      ),
    ),
})
