import { placeCss } from './background.ts'
import { size, styleField, switchField, words, type StyleControl, type ValueOf } from './control.ts'
import { onlyWhile } from './typography.ts'
import { pictureCss, sizeCss, wordCss } from './values.ts'

/** Drawn in a square of 100, by the names under which documents store them. */
const SHAPES: Record<string, { name: string; path: string }> = {
  circle: { name: 'Círculo', path: 'M50 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100Z' },
  triangle: { name: 'Triângulo', path: 'M50 4 100 96H0Z' },
  hexagon: { name: 'Hexágono', path: 'M25 7H75L100 50 75 93H25L0 50Z' },
  blob: { name: 'Mancha', path: 'M53 3C74 4 96 20 97 43S88 97 60 96 5 88 3 60 27 2 53 3Z' },
  flower: {
    name: 'Flor',
    path: 'M50 30C44 0 80 0 72 24 92 8 108 40 82 50 108 60 92 92 72 76 80 100 44 100 50 76 56 100 20 100 28 76 8 92-8 60 18 50-8 40 8 8 28 24 20 0 56 0 50 30Z',
  },
  sketch: { name: 'Traço à mão', path: 'M6 12 94 4 98 30 92 34 97 60 91 66 96 95 8 98 2 70 9 64 3 38 8 32Z' },
}
const drawn = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`

const SIZES = { contain: 'Conter', cover: 'Cobrir' }
const REPEATS = { 'no-repeat': 'Não', repeat: 'Sim', 'repeat-x': 'Na horizontal', 'repeat-y': 'Na vertical' }

const maskImage = (value: ValueOf) => {
  const shape = value('_mask_shape')
  if (shape === 'custom') return pictureCss(value('_mask_image'))
  const known = typeof shape === 'string' && Object.hasOwn(SHAPES, shape) ? SHAPES[shape] : undefined
  return drawn((known ?? SHAPES['circle']!).path)
}

/** What of an element is seen through a shape, while `_mask_switch` is on. */
export const mask: StyleControl = onlyWhile('_mask_switch', 'yes', {
  keys: ['switch', 'shape', 'image', 'size', 'size_scale', 'position', 'position_x', 'position_y', 'repeat'].map(
    (name) => `_mask_${name}`,
  ),
  css: (value) => {
    const image = maskImage(value)
    if (image === '') return ''
    const scale = value('_mask_size') === 'custom' ? sizeCss(value('_mask_size_scale'), { unit: '%' }) : ''
    return [
      `mask-image:${image}`,
      `mask-size:${scale || wordCss(value('_mask_size'), Object.keys(SIZES)) || 'contain'}`,
      `mask-position:${maskPlace(value) || 'center center'}`,
      `mask-repeat:${wordCss(value('_mask_repeat'), Object.keys(REPEATS)) || 'no-repeat'}`,
    ].join(';')
  },
  state: 'normal',
  fields: {
    ...switchField('_mask_switch', 'Máscara', { yes: 'Ligada' }),
    ...askedFields(),
  },
})

/** Elements measure the place of a mask by names of their own. */
const maskPlace = (value: ValueOf) =>
  value('_mask_position') === 'custom'
    ? placeCss(
        (name) => (name === 'position' ? 'initial' : value(`_mask_position_${name.charAt(0)}`)),
        (name) => name,
      )
    : placeCss(value, (name) => `_mask_${name}`)

function askedFields() {
  const when = { _mask_switch: ['yes'] }
  const names = Object.fromEntries(Object.entries(SHAPES).map(([id, { name }]) => [id, name]))
  return {
    ...words('_mask_shape', 'Forma', '', { options: { ...names, custom: 'Uma imagem' }, when, perDevice: false }).fields,
    _mask_image: styleField({ label: 'Imagem da máscara', control: 'picture' }, pictureCss, {
      when: { ...when, _mask_shape: ['custom'] },
      perDevice: false,
    }),
    ...words('_mask_size', 'Tamanho', '', { options: { ...SIZES, custom: 'Outro' }, when }).fields,
    ...size('_mask_size_scale', 'Outro tamanho', '', {
      unit: '%',
      units: ['%', 'px', 'em', 'vw'],
      min: 0,
      when: { ...when, _mask_size: ['custom'] },
    }).fields,
    ...words('_mask_repeat', 'Repetir', '', { options: REPEATS, when, perDevice: false }).fields,
  }
}
