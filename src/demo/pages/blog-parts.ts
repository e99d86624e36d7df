import { band, documentOf, widget } from '../document.ts'

/** How every archive of the diary looks: cards, and a button for more of them. */
export const archiveTemplate = () =>
  documentOf(
    'arquivo',
    band(
      { padding_block: 'md' },
      widget('archive-posts', {
        _skin: 'archive_cards',
        title_tag: 'h2',
        pagination_type: 'load_more_on_click',
        load_more_button_text: 'Carregar mais textos',
        first_on_page: 'yes',
      }),
    ),
  )
