import { band, documentOf, heading, prose, widget } from '#builder/write-document.ts'
import type { PictureIds } from '../picture-ids.ts'
import { testimonials } from '../shop.ts'

/** Ideas for the house: stories to browse by subject, then the shop's own stages. */
export const ideasPage = (picture: PictureIds): string =>
  documentOf(
    'inspire-se',
    band(
      { padding_block: 'lg', gap: 'sm' },
      widget('breadcrumbs', {}),
      heading('Inspire-se', { header_size: 'h1' }),
      prose('<p>Oficinas, cuidados e ideias para a casa. Escolha um assunto e passeie pelas histórias.</p>', {
        size: 'lg',
        max_width: 60,
        text_color: 'muted',
      }),
    ),
    band(
      { padding_block: 'none' },
      widget('portfolio', {
        posts_per_page: 12,
        columns: 4,
        columns_tablet: 3,
        columns_mobile: 2,
        item_ratio: '1-1',
        title_tag: 'h2',
      }),
    ),
    band(
      { padding_block: 'lg' },
      widget('animated-headline', {
        headline_style: 'rotate',
        before_text: 'Uma casa',
        rotating_text: 'com alma\nfeita à mão\ncheia de histórias',
        animation_type: 'slide',
        tag: 'h2',
      }),
      widget('slides', {
        label: 'Cantos da casa',
        autoplay_speed: 7000,
        slides_title_tag: 'h3',
        slides: [
          {
            heading: 'A mesa posta de domingo',
            description: 'Pratos de barro, guardanapos de linho e a jarra que passa de mão em mão.',
            button_text: 'Ver cozinha e mesa',
            link: { url: '/categoria-produto/cozinha-e-mesa/' },
            background_image: { id: picture('hero-mesa-posta') },
            background_overlay: 'light',
          },
          {
            heading: 'Linho que amacia com o tempo',
            description: 'Mantas, redes e lençóis tecidos em Resende Costa.',
            button_text: 'Ver os têxteis',
            link: { url: '/categoria-produto/texteis/' },
            background_image: { id: picture('banner-texteis') },
          },
          {
            heading: 'Do torno à prateleira',
            description: 'Cada peça passa por sete mãos antes de chegar à sua.',
            button_text: 'Conhecer as oficinas',
            link: { url: '/sobre/' },
            background_image: { id: picture('hero-atelie') },
          },
        ],
      }),
    ),
    band(
      { padding_block: 'none' },
      heading('Quem já recebeu, conta', { align: 'center' }),
      widget('testimonial-carousel', {
        label: 'Depoimentos',
        slides: testimonials.map(({ quote, author, city }) => ({ content: quote, name: author, title: city })),
      }),
    ),
    band(
      { padding_block: 'lg', align_items: 'center', gap: 'sm' },
      widget('lottie', { title: 'Um vaso de barro do qual nascem folhas', max_width: 260 }),
      heading('Um vaso, um ramo do quintal, e a casa já é outra', { align: 'center' }),
      widget('button', {
        text: 'Escolher um vaso',
        link: { url: '/categoria-produto/ceramica/' },
        look: 'outline',
        align: 'center',
      }),
    ),
    band(
      { background_color: 'sand', padding_block: 'lg' },
      heading('Do diário', { align: 'center' }),
      widget('posts', { _skin: 'classic', posts_per_page: 3, pagination_type: 'numbers_and_prev_next' }),
    ),
  )
