import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, number, perDevice, picture, text, toggle } from '#builder/fields.ts'
import { galleryParts } from './style-parts.ts'

const GAPS = { none: '0px', sm: 'var(--space-2)', md: 'var(--space-4)', lg: 'var(--space-5)' }
/** The style sheet has a rule for each filter. */
export const MAX_GALLERIES = 10

const pictures = () => items('Imagens', { image: picture('Imagem'), caption: text('Legenda') })

export default defineWidget({
  name: 'gallery',
  title: 'Galeria',
  group: 'media',
  style: galleryParts,
  fields: {
    gallery_type: choice('Tipo', { single: 'Uma galeria', multiple: 'Várias, com filtros' }, 'single'),
    gallery: askedWhen({ gallery_type: ['single'] }, pictures()),
    ...allAskedWhen(
      { gallery_type: ['multiple'] },
      {
        galleries: items('Galerias', { gallery_title: text('Nome', '', 80), multiple_gallery: pictures() }, MAX_GALLERIES),
        show_all_galleries: toggle('Filtro que mostra todas', true),
      },
    ),
    show_all_galleries_label: askedWhen(
      { gallery_type: ['multiple'], show_all_galleries: true },
      text('Nome desse filtro', 'Todas', 60),
    ),
    gallery_layout: choice('Disposição', { grid: 'Grade', justified: 'Linhas cheias', masonry: 'Alvenaria' }, 'grid'),
    columns: askedWhen(
      { gallery_layout: ['grid', 'masonry'] },
      perDevice(number('Colunas', { min: 1, max: 8, fallback: 3 }), '--gallery-columns'),
    ),
    ideal_row_height: askedWhen(
      { gallery_layout: ['justified'] },
      perDevice(number('Altura das linhas (px)', { min: 60, max: 600, fallback: 240 }), '--gallery-row', (px) => `${px}px`),
    ),
    gap: perDevice(
      choice('Espaço', { none: 'Nenhum', sm: 'Pequeno', md: 'Médio', lg: 'Grande' }, 'md'),
      '--gallery-gap',
      (gap) => GAPS[gap],
    ),
    aspect: askedWhen(
      { gallery_layout: ['grid'] },
      choice('Proporção', { '1-1': 'Quadrada', '4-5': 'Retrato', '3-2': 'Paisagem', '16-9': 'Larga' }, '1-1'),
    ),
    captions: choice('Legendas', { none: 'Não mostrar', below: 'Embaixo', over: 'Sobre a imagem' }, 'none'),
    link_to: choice('Ao clicar', { file: 'Abrir a imagem grande', none: 'Nada' }, 'file'),
  },
})
