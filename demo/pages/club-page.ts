import { band, documentOf, heading, prose, widget } from '#builder/write-document.ts'
import type { PictureIds } from '../picture-ids.ts'

const included = (...texts: string[]) => texts.map((item_text) => ({ item_text }))
const arriving = (order: number) => ({ _animation: 'fadeInUp', _animation_delay: order * 150, animation_duration: 'fast' })
const link = { url: '/contato/' }

/** The club: what it is, what comes in the box, what it costs. */
export const clubPage = (picture: PictureIds): string =>
  documentOf(
    'clube',
    band(
      { padding_block: 'lg', gap: 'sm' },
      widget('breadcrumbs', {}),
      heading('Clube Aroeira', { header_size: 'h1' }),
      prose(
        '<p>Uma caixa por estação, com peças que ainda não estão na loja e a história de quem as fez. Quem já recebeu conta na <a href="/comunidade/">comunidade</a>.</p>',
        {
          size: 'lg',
          max_width: 60,
          text_color: 'muted',
        },
      ),
    ),
    band(
      { padding_block: 'none' },
      heading('O que veio na última caixa'),
      widget('hotspot', {
        image: { id: picture('blog-capim-dourado'), alt: 'Vaso de barro com capim-dourado ao lado de um cesto com tampa' },
        hotspot: [
          {
            hotspot_offset_x: 25,
            hotspot_offset_y: 74,
            hotspot_tooltip_content: '<p><strong>Vaso de barro</strong></p><p>Queimado a lenha, em Prados.</p>',
          },
          {
            hotspot_offset_x: 62,
            hotspot_offset_y: 66,
            hotspot_tooltip_content:
              '<p><strong>Cesto de capim-dourado</strong></p><p>Do Jalapão, costurado com seda de buriti.</p>',
          },
        ],
        hotspot_sequenced_animation: 'yes',
        tooltip_animation: 'fade-grow',
        radius: 'lg',
      }),
    ),
    band(
      { padding_block: 'xl', grid_columns: 3, grid_columns_tablet: 1, grid_columns_mobile: 1 },
      widget('flip-box', {
        selected_icon: 'box',
        title_text_a: 'Uma caixa por estação',
        title_text_b: 'Março, junho, setembro e dezembro',
        description_text_b: 'Sai da oficina no primeiro dia útil do mês.',
        flip_direction: 'left',
        height: 220,
        ...arriving(0),
      }),
      widget('flip-box', {
        selected_icon: 'hand',
        title_text_a: 'Feita por uma só oficina',
        title_text_b: 'Com nome e retrato',
        description_text_b: 'Um cartão conta quem fez cada peça, e como.',
        flip_direction: 'left',
        height: 220,
        ...arriving(1),
      }),
      widget('flip-box', {
        selected_icon: 'heart',
        title_text_a: 'Sem prender ninguém',
        title_text_b: 'Pause quando quiser',
        description_text_b: 'Basta avisar até o dia 20 do mês anterior.',
        flip_direction: 'left',
        height: 220,
        ...arriving(2),
      }),
    ),
    band(
      { background_color: 'sand', content_width: 'narrow' },
      heading('Escolha o seu', { align: 'center' }),
      widget('price-table', {
        heading: 'Clube Serra',
        sub_heading: 'Quatro caixas por ano',
        price: '189,90',
        period: 'por caixa, com frete',
        features_list: included('Duas peças por caixa', 'Cartão com a história', '10% em toda a loja'),
        button_text: 'Quero participar',
        link,
        show_ribbon: 'yes',
        ribbon_title: 'Mais pedido',
        header_color: 'night',
        header_text_color: 'paper',
      }),
    ),
    band(
      {},
      widget('blockquote', {
        blockquote_skin: 'quotation',
        alignment: 'center',
        blockquote_content: 'Abrir a caixa virou o nosso ritual de começo de estação.',
        author_name: 'Renata M., Belo Horizonte',
        tweet_button: '',
      }),
      heading('Caixas que já viajaram'),
      widget('gallery', {
        gallery_type: 'multiple',
        galleries: [
          {
            gallery_title: 'Outono',
            multiple_gallery: [
              { image: { id: picture('blog-cafe') }, caption: 'Café na serra' },
              { image: { id: picture('blog-velas') }, caption: 'Velas de cera' },
            ],
          },
          {
            gallery_title: 'Primavera',
            multiple_gallery: [
              { image: { id: picture('blog-plantas') }, caption: 'Vasos e folhas' },
              { image: { id: picture('blog-cores') }, caption: 'Esmaltes da casa' },
            ],
          },
        ],
        columns: 4,
        columns_mobile: 2,
        captions: 'over',
      }),
      widget('call-to-action', {
        skin: 'cover',
        bg_image: { id: picture('blog-presentes') },
        title: 'Dê o clube de presente',
        description: 'A primeira caixa vai com laço, cartão e o seu recado.',
        button: 'Presentear alguém',
        button_look: 'outline',
        link,
        link_click: 'box',
        alignment: 'center',
        min_height: 360,
      }),
    ),
  )
