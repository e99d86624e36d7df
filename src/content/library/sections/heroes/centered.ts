import { defineSection, titleLevel } from '../../design.ts'
import { band, button, buttons, heading, prose, widget } from '../../elements.ts'

export default defineSection({
  title: 'Título grande no centro',
  words: 'capa herói abertura simples minimalista',
  draw: (shop, place) =>
    band(
      { content_width: 'narrow', align_items: 'center', padding_block: 'xl', gap: 'sm' },
      widget('divider', { width: 12, weight: 3, color: 'brand' }),
      heading(shop.tagline || shop.name, { ...titleLevel(place), size: 'xxl', align: 'center' }),
      prose('<p>Uma frase curta que diz o que você vende e o que a pessoa sente quando recebe.</p>', {
        size: 'lg',
        align: 'center',
        max_width: 52,
      }),
      buttons(
        { justify: 'center' },
        button('Ver novidades', '/loja/?orderby=date', { size: 'lg' }),
        button('Falar com a loja', shop.pages.contact, { size: 'lg', look: 'plain', icon: 'arrow-right' }),
      ),
    ),
})
