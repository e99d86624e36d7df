import { defineSection } from '../../design.ts'
import { band, columns, widget } from '../../elements.ts'
import { shelf } from '../../pieces.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Foto e dois produtos',
  words: 'vitrine produtos ambiente coleção',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        widget('call-to-action', {
          skin: 'cover',
          bg_image: pictureOf(shop, 'tall', 2),
          title: 'A coleção da estação',
          description: 'Peças que conversam entre si, prontas para a sua casa ou para o seu guarda-roupa.',
          button: 'Ver a coleção',
          link: { url: '/loja/' },
          min_height: 520,
          min_height_mobile: 380,
          vertical_position: 'end',
          background_color: 'night',
          text_color: 'paper',
        }),
        shelf({
          query: 'featured',
          columns: 2,
          columns_tablet: 2,
          nothing_found: 'Marque produtos como destaque para vê-los aqui.',
        }),
      ),
    ),
})
