import { band, box, documentOf, heading, prose, widget } from '#builder/write-document.ts'

const FACEBOOK = 'https://www.facebook.com/casaaroeira.example'

/** Where customers meet: the shop's page, its last post and a conversation, all of them on Facebook. */
export const communityPage = (): string =>
  documentOf(
    'comunidade',
    band(
      { padding_block: 'lg', gap: 'sm' },
      widget('breadcrumbs', {}),
      heading('Comunidade', { header_size: 'h1' }),
      prose('<p>Fornadas, feiras e a mesa posta de quem já recebeu. A conversa acontece no Facebook: venha contar a sua.</p>', {
        size: 'lg',
        max_width: 60,
        text_color: 'muted',
      }),
      widget('facebook-button', { size: 'large', show_share: 'yes' }),
    ),
    band(
      { padding_block: 'none', grid_columns: 2, grid_columns_tablet: 1, grid_columns_mobile: 1, gap: 'lg' },
      box({ gap: 'sm' }, heading('A última publicação'), widget('facebook-embed', { post_url: `${FACEBOOK}/posts/10158` })),
      box(
        { gap: 'sm' },
        heading('A página da casa'),
        widget('facebook-page', { url: FACEBOOK, title: 'Casa Aroeira', height: 500 }),
      ),
    ),
    band({ content_width: 'narrow' }, heading('Conte da sua peça'), widget('facebook-comments', { order_by: 'reverse_time' })),
  )
