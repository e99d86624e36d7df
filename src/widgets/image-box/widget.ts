import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, lines, link, picture, text } from '#builder/fields.ts'
import { border, cssFilters, onHover, opacity, part, radius, size, textAlign, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'image-box',
  title: 'Caixa de imagem',
  group: 'media',
  style: [
    part(
      'Caixa',
      '.elementor-image-box',
      textAlign('text_align', 'Alinhamento do texto', 'text-align,justify-items'),
      size('image_space', 'Distância da imagem', 'gap', { min: 0 }),
    ),
    part(
      'Imagem',
      '.elementor-image-box picture',
      size('image_size', 'Largura', 'inline-size', { unit: '%', min: 0 }),
      border('image_border'),
      radius('image_border_radius'),
    ),
    part(
      'Imagem',
      '.elementor-image-box img',
      opacity('image_opacity'),
      cssFilters('css_filters'),
      onHover(opacity('image_opacity_hover'), cssFilters('css_filters_hover')),
    ),
    textPart(
      'Título',
      '.elementor-image-box-title',
      {
        color: 'title_color',
        typography: 'title_typography',
        shadow: 'title_shadow',
        hoverColor: 'hover_title_color',
        hover: '&:hover .elementor-image-box-title',
      },
      size('title_bottom_space', 'Distância da descrição', 'margin-block-end'),
    ),
    textPart('Descrição', '.elementor-image-box-content > p', {
      color: 'description_color',
      typography: 'description_typography',
      shadow: 'description_shadow',
    }),
  ],
  fields: {
    image: picture('Imagem'),
    title_text: text('Título', 'Este é o título'),
    description_text: lines('Descrição'),
    link: link('Link'),
    /** Words that follow the text as if they were the link: «Ver tudo». */
    link_text: askedWhen({ link: true }, text('Texto do link', '', 80)),
    look: choice('Aparência', { plain: 'Texto embaixo', card: 'Cartão', cover: 'Texto sobre a imagem' }, 'plain'),
    position: askedWhen({ look: ['plain', 'card'] }, choice('Posição da imagem', { top: 'Em cima', start: 'Ao lado' }, 'top')),
    aspect: choice(
      'Proporção',
      { '4-5': 'Retrato', '1-1': 'Quadrada', '3-2': 'Paisagem', '16-9': 'Larga', auto: 'A da imagem' },
      '4-5',
    ),
    align: choice('Alinhamento', { start: 'Início', center: 'Centro' }, 'start'),
    title_size: choice('Etiqueta do título', { h2: 'H2', h3: 'H3', h4: 'H4', p: 'p' }, 'h3'),
  },
})
