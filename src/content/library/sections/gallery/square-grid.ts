import { defineSection } from '../../design.ts'
import { band, intro, widget } from '../../elements.ts'
import { picturesOf, accountOf } from '../../pieces.ts'
import { whatsappLink } from '../../shop-facts.ts'

export default defineSection({
  title: 'Grade de fotos do dia a dia',
  words: 'galeria instagram quadrada rede social',
  draw: (shop) =>
    band(
      { padding_block: 'lg', gap: 'md' },
      intro(`@${accountOf(shop.name)}`, 'Marque a loja nas suas fotos: a gente adora ver.'),
      widget('gallery', {
        gallery: picturesOf(shop, 'square', 8, 4),
        columns: 4,
        columns_tablet: 4,
        columns_mobile: 2,
        aspect: '1-1',
        gap: 'sm',
      }),
      widget('social-icons', {
        align: 'center',
        social_icon_list: [
          { network: 'instagram', link: { url: 'https://www.instagram.com/' } },
          { network: 'whatsapp', link: whatsappLink(shop) },
        ],
      }),
    ),
})
