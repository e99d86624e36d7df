import { band, box, documentOf, heading, widget } from '#builder/write-document.ts'

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

/** How every text of the diary is framed: the text, what it is about, who wrote it, what readers say, and what to read next. */
export const singleTemplate = () =>
  documentOf(
    'texto',
    widget('theme-post-content', {}),
    band(
      { content_width: 'narrow', padding_block: 'md', gap: 'lg', html_tag: 'div' },
      box(
        {
          flex_direction: 'row',
          flex_direction_mobile: 'column',
          justify: 'space-between',
          align_items: 'center',
          align_items_mobile: 'flex-start',
          gap: 'sm',
        },
        widget('post-info', {
          icon_list: [
            { type: 'terms', taxonomy: 'post_tag', text_prefix: 'Sobre' },
            { type: 'comments', string_no_comments: 'Comente primeiro' },
          ],
        }),
        widget('share-buttons', {
          view: 'icon',
          skin: 'minimal',
          shape: 'circle',
          share_buttons: [{ button: 'whatsapp' }, { button: 'pinterest' }, { button: 'email' }],
        }),
      ),
      widget('author-box', {}),
      widget('post-navigation', { show_picture: 'yes' }),
      widget('post-comments', { privacy_url: { url: '/politica-de-privacidade/' } }),
    ),
    band(
      { padding_block: 'lg', _css_classes: 'no-print' },
      heading('Leia também'),
      widget('posts', { _skin: 'cards', related: 'yes', posts_per_page: 3, show_excerpt: '', show_read_more: '' }),
    ),
  )
