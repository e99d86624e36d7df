import { defineWidget } from '#builder/define-widget.ts'
import { choice, length, lengthValue, lines, number, perDevice, styled, text, toggle } from '#builder/fields.ts'
import { cssFilters, onHover, part, size } from '#builder/style/parts.ts'
import { MAP_FRAME_ORIGINS } from './map-address.ts'

export default defineWidget({
  name: 'map-embed',
  title: 'Mapa',
  group: 'media',
  frames: MAP_FRAME_ORIGINS,
  style: [
    part(
      'Mapa',
      '.map-embed-frame',
      cssFilters('css_filters'),
      size('hover_transition', 'Duração da passagem (s)', (css) => `transition:filter ${css.replace('px', 's')}`, {
        unit: 's',
        units: ['s', 'px'],
        min: 0,
        max: 10,
        perDevice: false,
      }),
      onHover(cssFilters('css_filters_hover')),
    ),
  ],
  fields: {
    place: text('Nome do lugar', 'Nossa loja', 120),
    address: lines('Endereço'),
    provider: choice('Mapa', { openstreetmap: 'OpenStreetMap', google: 'Google Maps' }, 'openstreetmap'),
    /** OpenStreetMap shows a point of the earth, not an address; Google takes the address when both are 0. */
    latitude: number('Latitude', { min: -85, max: 85, fallback: 0 }),
    longitude: number('Longitude', { min: -180, max: 180, fallback: 0 }),
    zoom: number('Aproximação', { min: 1, max: 20, fallback: 16 }),
    show_card: toggle('Mostrar o endereço', true),
    /** How the frame looks: another site's colours beside the shop's own. */
    look: choice('Cores do mapa', { natural: 'As do mapa', gray: 'Cinza' }, 'natural'),
    border_radius: styled(number('Cantos (px)', { min: 0, max: 60, fallback: 12 }), '--map-radius', (px) =>
      px === 12 ? '' : `${px}px`,
    ),
    height: perDevice(length('Altura (px)', { min: 40, max: 1440, fallback: 360 }), '--map-height', lengthValue()),
  },
})
