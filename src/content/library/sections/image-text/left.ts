import { defineSection } from '../../design.ts'
import { band, columns, widget } from '../../elements.ts'
import { words } from '../../pieces.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Imagem à esquerda, texto à direita',
  words: 'conteúdo história duas colunas',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        widget('image', { image: pictureOf(shop, 'wide', 1), aspect: '3-2', radius: 'lg', shown_at: 'half' }),
        words(
          'Um título que conta o benefício',
          'Explique em poucas linhas o que a pessoa ganha. Frases curtas, uma ideia por parágrafo, e nada de termos técnicos.',
          shop.pages.about,
          'Saiba mais',
        ),
      ),
    ),
})
