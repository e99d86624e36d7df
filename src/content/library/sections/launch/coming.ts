import { defineSection } from '../../design.ts'
import { band, columns, intro, widget } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'O que vem na coleção',
  words: 'lançamento prévia cartões',
  draw: (shop) =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      intro('O que vem por aí', 'Um gostinho do que estamos preparando.'),
      columns(
        3,
        { gap: 'md', grid_columns_tablet: 3 },
        ...['As cores', 'Os materiais', 'As novidades'].map((title_text, place) =>
          widget('image-box', {
            image: pictureOf(shop, 'tall', place),
            title_text,
            description_text: 'Uma linha que desperta a curiosidade sem contar tudo.',
            look: 'card',
            aspect: '4-5',
          }),
        ),
      ),
    ),
})
