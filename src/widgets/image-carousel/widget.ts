import { perViewField, rotationFields, spaceField, speedField } from '#builder/carousel-fields.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, picture, text, toggle } from '#builder/fields.ts'
import { border, colour, part, radius, size, textAlign, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'image-carousel',
  title: 'Carrossel de imagens',
  group: 'media',
  style: [
    part('Imagens', '.swiper-slide-inner img', border('image_border'), radius('image_border_radius')),
    part('Setas', '.carousel-button', colour('arrows_color', 'Cor'), size('arrows_size', 'Tamanho', 'font-size', { min: 0 })),
    part('Pontos', '.swiper-pagination-bullet::before', colour('dots_inactive_color', 'Cor', 'background-color')),
    part('Pontos', '.swiper-pagination-bullet-active::before', colour('dots_color', 'Cor do escolhido', 'background-color')),
    textPart(
      'Legenda',
      '.elementor-image-carousel-caption',
      { color: 'caption_text_color', typography: 'caption_typography' },
      textAlign('caption_align'),
    ),
  ],
  fields: {
    carousel: items('Imagens', { image: picture('Imagem'), caption: text('Legenda', '', 200) }),
    label: text('Nome (para leitores de tela)', 'Imagens', 100),
    slides_to_show: perViewField.desktop(),
    slides_to_show_tablet: perViewField.tablet(),
    slides_to_show_mobile: perViewField.mobile(),
    image_spacing: spaceField(20),
    aspect: choice('Proporção', { '1-1': 'Quadrada', '4-5': 'Retrato', '3-2': 'Paisagem', '16-9': 'Larga' }, '3-2'),
    navigation: choice('Navegação', { both: 'Setas e pontos', arrows: 'Setas', dots: 'Pontos', none: 'Nenhuma' }, 'both'),
    link_to: choice('Ao clicar', { none: 'Nada', file: 'Abrir a imagem grande' }, 'none'),
    caption_type: choice('Legenda', { '': 'Não mostrar', caption: 'Embaixo' }, ''),
    effect: choice('Passagem (com uma imagem à vista)', { slide: 'Deslizar', fade: 'Desvanecer' }, 'slide'),
    infinite: toggle('Voltar ao começo', true),
    speed: speedField('Duração da passagem (ms)'),
    ...rotationFields(false),
  },
  frontend: [
    'slides_to_show',
    'slides_to_show_tablet',
    'slides_to_show_mobile',
    'navigation',
    'autoplay',
    'autoplay_speed',
    'pause_on_hover',
    'pause_on_interaction',
    'infinite',
    'effect',
    'speed',
  ],
})
