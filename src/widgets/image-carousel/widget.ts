import { perViewField, ROTATION_SETTINGS, rotationFields, spaceField, speedField } from '#builder/carousel-fields.ts'
import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, link, number, picture, text, toggle } from '#builder/fields.ts'
import { imageCarouselParts } from './style-parts.ts'

const space = spaceField(20)
/** Documents of other builders say «custom» here, and how much elsewhere. */
const imageSpacing: typeof space = { ...space, read: (raw) => (raw === 'custom' ? space.fallback : space.read(raw)) }

export default defineWidget({
  name: 'image-carousel',
  title: 'Carrossel de imagens',
  group: 'media',
  style: imageCarouselParts,
  fields: {
    carousel: items('Imagens', { image: picture('Imagem'), caption: text('Legenda', '', 200) }),
    label: text('Nome (para leitores de tela)', 'Imagens', 100),
    slides_to_show: perViewField.desktop(),
    slides_to_show_tablet: perViewField.tablet(),
    slides_to_show_mobile: perViewField.mobile(),
    slides_to_scroll: number('Quantas passam por vez', { min: 1, max: 10, fallback: 1 }),
    image_spacing: imageSpacing,
    aspect: choice(
      'Proporção',
      { '1-1': 'Quadrada', '4-5': 'Retrato', '3-2': 'Paisagem', '16-9': 'Larga', auto: 'A da imagem' },
      '3-2',
    ),
    navigation: choice('Navegação', { both: 'Setas e pontos', arrows: 'Setas', dots: 'Pontos', none: 'Nenhuma' }, 'both'),
    arrows_position: askedWhen(
      { navigation: ['both', 'arrows'] },
      choice('Lugar das setas', { '': 'Embaixo', inside: 'Sobre as imagens', outside: 'Dos lados' }, ''),
    ),
    dots_position: askedWhen(
      { navigation: ['both', 'dots'], arrows_position: ['inside', 'outside'] },
      choice('Lugar dos pontos', { inside: 'Sobre as imagens', outside: 'Embaixo' }, 'inside'),
    ),
    link_to: choice('Ao clicar', { none: 'Nada', file: 'Abrir a imagem', custom: 'Seguir um link' }, 'none'),
    link: askedWhen({ link_to: ['custom'] }, link('Link')),
    open_lightbox: askedWhen(
      { link_to: ['file'] },
      choice('Imagem aberta', { default: 'Sobre a página', yes: 'Sobre a página, sempre', no: 'No lugar da página' }, 'default'),
    ),
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
    ...ROTATION_SETTINGS,
    'infinite',
    'effect',
    'speed',
  ],
})
