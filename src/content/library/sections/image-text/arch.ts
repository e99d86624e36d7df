import { defineSection } from '../../design.ts'
import { band, box, columns, heading, prose, widget } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Foto em arco com lista',
  words: 'conteúdo vantagens materiais',
  draw: (shop) =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        widget('image', {
          image: pictureOf(shop, 'tall', 1),
          aspect: '4-5',
          radius: 'arch',
          shown_at: 'half',
          width: 82,
          width_mobile: 100,
        }),
        box(
          { gap: 'sm' },
          heading('O que está em cada detalhe'),
          prose('<p>Liste o que a foto sozinha não diz: material, acabamento, medida, cuidado.</p>', { max_width: 52 }),
          widget('icon-list', {
            divider: 'yes',
            icon_list: [
              { icon: 'leaf', text: 'Material', detail: 'De onde vem e por que foi escolhido' },
              { icon: 'hand', text: 'Acabamento', detail: 'Como é feito e conferido' },
              { icon: 'sparkle', text: 'Cuidado', detail: 'Como manter bonito por mais tempo' },
            ],
          }),
        ),
      ),
    ),
})
