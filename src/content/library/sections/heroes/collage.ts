import { defineSection, titleLevel } from '../../design.ts'
import { band, box, button, buttons, columns, heading, prose, widget } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Texto com duas fotos',
  words: 'capa herói colagem abertura',
  draw: (shop, place) =>
    band(
      { padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        box(
          { grid_columns: 2, grid_columns_mobile: 2, gap: 'sm', align_items: 'flex-end' },
          widget('image', {
            image: pictureOf(shop, 'tall'),
            aspect: '4-5',
            radius: 'arch',
            shown_at: 'third',
            ...(place.isFirst && { first_on_page: 'yes' }),
          }),
          widget('image', { image: pictureOf(shop, 'tall', 1), aspect: '1-1', radius: 'lg', shown_at: 'third' }),
        ),
        box(
          { gap: 'sm' },
          heading(`Feito para durar, escolhido por ${shop.name}`, { ...titleLevel(place), size: 'xl' }),
          prose('<p>Fale do cuidado por trás de cada peça: de onde vem, quem faz, como chega.</p>', {
            size: 'lg',
            max_width: 46,
          }),
          widget('icon-list', {
            icon_list: [
              { icon: 'check', text: 'Selecionado peça por peça' },
              { icon: 'check', text: 'Embalado com cuidado' },
              { icon: 'check', text: '7 dias para se arrepender' },
            ],
          }),
          buttons({}, button('Escolher o meu', '/loja/', { size: 'lg', icon: 'arrow-right' })),
        ),
      ),
    ),
})
