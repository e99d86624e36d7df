import { defineSection } from '../../design.ts'
import { band, widget } from '../../elements.ts'
import { shelfHead } from '../../pieces.ts'

export default defineSection({
  title: 'Últimos textos do blog',
  words: 'artigos diário notícias',
  draw: () =>
    band(
      { padding_block: 'lg' },
      shelfHead('Do nosso blog', 'Ler mais', '/blog/'),
      widget('posts', { _skin: 'cards', posts_per_page: 3, show_read_more: '', cards_columns_tablet: 3 }),
    ),
})
