import { defineSection } from '../../design.ts'
import { band, box, button, buttons, columns, heading, widget } from '../../elements.ts'
import { hoursOf } from '../../pieces.ts'
import { addressLines } from '../../shop-facts.ts'

export default defineSection({
  title: 'Mapa, endereço e horário',
  words: 'contato visita loja física',
  draw: (shop) =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        widget('map-embed', {
          place: shop.name,
          address: addressLines(shop).join('\n') || 'Rua, número\nCidade – UF',
          provider: 'google',
          height: 360,
        }),
        box(
          { gap: 'sm' },
          heading('Venha nos visitar'),
          widget('icon-list', {
            icon_list: [
              { icon: 'map', text: addressLines(shop)[0] ?? 'Rua e número', detail: addressLines(shop).slice(1).join(', ') },
              ...hoursOf(shop).map((text) => ({ icon: 'clock', text })),
            ],
          }),
          buttons({}, button('Falar com a loja', shop.pages.contact, { look: 'outline' })),
        ),
      ),
    ),
})
