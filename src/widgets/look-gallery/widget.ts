import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, number, perDevice, picture, productIds, productPoints, text } from '#builder/fields.ts'
import { lookGalleryParts } from './style-parts.ts'

const GAPS = { none: '0px', sm: 'var(--space-2)', md: 'var(--space-4)' }
/** A page with more pictures is a catalogue, and takes long on a telephone. */
export const MAX_LOOKS = 30

export default defineWidget({
  name: 'look-gallery',
  title: 'Galeria de looks',
  group: 'shop',
  style: lookGalleryParts,
  fields: {
    looks: items(
      'Fotos',
      {
        image: picture('Foto'),
        caption: text('Legenda', '', 300),
        products: productIds('Produtos da foto'),
        points: productPoints('Onde estão na foto'),
      },
      MAX_LOOKS,
    ),
    columns: perDevice(number('Colunas', { min: 1, max: 6, fallback: 4 }), '--look-columns'),
    gap: perDevice(choice('Espaço', { none: 'Nenhum', sm: 'Pequeno', md: 'Médio' }, 'sm'), '--look-gap', (gap) => GAPS[gap]),
    aspect: choice('Proporção', { '1-1': 'Quadrada', '4-5': 'Retrato' }, '1-1'),
  },
})
