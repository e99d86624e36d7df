import { cardCarouselFields, ROTATION_SETTINGS } from '#builder/carousel-fields.ts'
import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, link, number, picture, styled, text } from '#builder/fields.ts'
import { joinOutside } from '#kit/csp-sources.ts'
import { outsideOfVideo } from '#ui/player/outside-of-video.ts'
import { slideVideo } from './slide-video.ts'
import { THUMBS_PER_VIEW } from './thumbs.ts'
import { mediaCarouselParts } from './style-parts.ts'

const { slides_per_view, slides_per_view_tablet, slides_per_view_mobile, space_between } = cardCarouselFields
const thumbs = (label: string, property: `--${string}`, fallback: number) =>
  styled(number(label, { min: 2, max: 10, fallback }), property)

export default defineWidget({
  name: 'media-carousel',
  title: 'Carrossel de mídia',
  group: 'media',
  style: mediaCarouselParts,
  fields: {
    skin: choice('Aparência', { carousel: 'Carrossel', slideshow: 'Apresentação com miniaturas' }, 'carousel'),
    slides: items('Mídias', {
      type: choice('Tipo', { image: 'Imagem', video: 'Vídeo' }, 'image'),
      image: picture('Imagem, ou o que se vê antes do vídeo'),
      video: link('Vídeo (YouTube, Vimeo ou arquivo da loja)'),
      caption: text('Legenda', '', 200),
      image_link_to_type: choice('Ao clicar', { '': 'Nada', file: 'Abrir a imagem grande', custom: 'Ir para o link' }, ''),
      image_link_to: askedWhen({ image_link_to_type: ['custom'] }, link('Link')),
    }),
    label: text('Nome (para leitores de tela)', 'Mídia', 100),
    aspect: choice('Proporção', { '1-1': 'Quadrada', '4-5': 'Retrato', '3-2': 'Paisagem', '16-9': 'Larga' }, '3-2'),
    ...cardCarouselFields,
    ...allAskedWhen({ skin: ['carousel'] }, { slides_per_view, slides_per_view_tablet, slides_per_view_mobile, space_between }),
    ...allAskedWhen(
      { skin: ['slideshow'] },
      {
        slideshow_slides_per_view: thumbs('Miniaturas à vista', '--thumbs-per-view', THUMBS_PER_VIEW.desktop),
        slideshow_slides_per_view_tablet: thumbs(
          'Miniaturas à vista no tablet',
          '--thumbs-per-view-tablet',
          THUMBS_PER_VIEW.tablet,
        ),
        slideshow_slides_per_view_mobile: thumbs(
          'Miniaturas à vista no celular',
          '--thumbs-per-view-mobile',
          THUMBS_PER_VIEW.mobile,
        ),
        effect: choice('Passagem da apresentação', { slide: 'Deslizar', fade: 'Desvanecer' }, 'slide'),
      },
    ),
  },
  frontend: [
    'skin',
    'slides_per_view',
    'slides_per_view_tablet',
    'slides_per_view_mobile',
    'slideshow_slides_per_view',
    'slideshow_slides_per_view_tablet',
    'slideshow_slides_per_view_mobile',
    'speed',
    'loop',
    'effect',
    ...ROTATION_SETTINGS,
  ],
  outside: ({ slides }) => joinOutside(slides.map((slide) => outsideOfVideo(slideVideo(slide)))),
})
