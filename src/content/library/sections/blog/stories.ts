import { defineSection } from '../../design.ts'
import { band, intro, widget } from '../../elements.ts'

export default defineSection({
  title: 'Histórias em mosaico',
  words: 'artigos blog portfólio',
  draw: () =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      intro('Histórias para ler com calma'),
      widget('portfolio', {
        posts_per_page: 4,
        columns: 4,
        columns_tablet: 2,
        columns_mobile: 2,
        item_ratio: '4-5',
        show_filter_bar: '',
      }),
    ),
})
