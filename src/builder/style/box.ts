import { colour, numeric, sides, size, styleField, switchField, words, type StyleControl } from './control.ts'
import { onlyWhile } from './typography.ts'
import { numberCss, shadowCss, sizeCss } from './values.ts'

const BORDERS = {
  none: 'Nenhuma',
  solid: 'Contínua',
  double: 'Dupla',
  dotted: 'Pontilhada',
  dashed: 'Tracejada',
  groove: 'Em sulco',
}

/** `<prefix>_border`, `_width` and `_color`; width and colour count while a kind of border is chosen. */
export function border(prefix: string): StyleControl[] {
  const master = `${prefix}_border`
  const when = { [master]: ['solid', 'double', 'dotted', 'dashed', 'groove'] }
  const whileChosen = (control: StyleControl): StyleControl => ({
    ...control,
    css: (value, device) => (value(master) && value(master) !== 'none' ? control.css(value, device) : ''),
  })
  return [
    words(master, 'Borda', 'border-style', { options: BORDERS, perDevice: false }),
    whileChosen(sides(`${prefix}_width`, 'Borda: espessura', 'border-width', { min: 0, max: 500, when })),
    whileChosen(colour(`${prefix}_color`, 'Borda: cor', 'border-color', { when })),
  ]
}

export const radius = (key: string, label = 'Cantos') => sides(key, label, 'border-radius', { min: 0 })

const USUAL_BOX_SHADOW = { horizontal: 0, vertical: 0, blur: 10, spread: 0, color: 'rgba(0,0,0,0.5)' }

export function boxShadow(prefix: string): StyleControl {
  const [type, shadow, position] = [`${prefix}_box_shadow_type`, `${prefix}_box_shadow`, `${prefix}_box_shadow_position`]
  const when = { [type]: ['yes'] }
  return onlyWhile(type, 'yes', {
    keys: [type, shadow, position],
    css: (value) => {
      const css = shadowCss(value(shadow), USUAL_BOX_SHADOW)
      return css && `box-shadow:${value(position) === 'inset' ? 'inset ' : ''}${css}`
    },
    state: 'normal',
    fields: {
      ...switchField(type, 'Sombra', { yes: 'Própria' }),
      [shadow]: styleField({ label: 'Sombra', control: 'shadow' }, (raw) => shadowCss(raw, USUAL_BOX_SHADOW), {
        when,
        perDevice: false,
      }),
      [position]: styleField(
        { label: 'Sombra: lado', control: 'choice', options: { '': 'Para fora', inset: 'Para dentro' } },
        (raw) => (raw === 'inset' || raw === ' ' ? 'inset' : ''),
        { when, perDevice: false },
      ),
    },
  })
}

const FILTERS: [name: string, label: string, css: (raw: unknown) => string][] = [
  ['brightness', 'Brilho (%)', (raw) => percentOf('brightness', raw)],
  ['contrast', 'Contraste (%)', (raw) => percentOf('contrast', raw)],
  ['saturate', 'Saturação (%)', (raw) => percentOf('saturate', raw)],
  ['blur', 'Desfoque (px)', (raw) => inside('blur', sizeCss(raw, { units: ['px'], min: 0, max: 200 }))],
  [
    'hue',
    'Matiz (°)',
    (raw) => inside('hue-rotate', sizeCss(raw, { unit: 'deg', units: ['deg', 'px'], min: 0, max: 360 }).replace('px', 'deg')),
  ],
]
const inside = (name: string, css: string) => (css === '' ? '' : `${name}(${css})`)
const percentOf = (name: string, raw: unknown) => {
  const css = numberCss(raw, 0, 1_000)
  return css === '' ? '' : `${name}(${css}%)`
}

/** Blur, brightness, contrast, saturation and hue, while `<prefix>_css_filter` is «custom». */
export function cssFilters(prefix: string): StyleControl {
  const master = `${prefix}_css_filter`
  const when = { [master]: ['custom'] }
  return onlyWhile(master, 'custom', {
    keys: FILTERS.map(([name]) => `${prefix}_${name}`),
    css: (value) => {
      const filters = FILTERS.map(([name, , css]) => css(value(`${prefix}_${name}`))).filter(Boolean)
      return filters.length > 0 ? `filter:${filters.join(' ')}` : ''
    },
    state: 'normal',
    fields: {
      ...switchField(master, 'Filtros', { custom: 'Próprios' }),
      ...Object.fromEntries(
        FILTERS.map(([name, label, css]) => [
          `${prefix}_${name}`,
          styleField({ label, control: 'size', units: [name === 'blur' ? 'px' : name === 'hue' ? 'deg' : '%'] }, css, {
            when,
            perDevice: false,
          }),
        ]),
      ),
    },
  })
}

/** How long a look takes to change under the mouse; documents count some in seconds, some in thousandths. */
export const changeTime = (key: string, unit: 's' | 'ms' = 's'): StyleControl =>
  size(
    key,
    unit === 's' ? 'Duração da passagem (s)' : 'Duração da passagem (ms)',
    (css) => `transition:${css.replace('px', unit)}`,
    {
      unit,
      units: [unit, 'px'],
      min: 0,
      max: unit === 's' ? 10 : 10_000,
      perDevice: false,
    },
  )

const BLENDS = {
  normal: 'Normal',
  multiply: 'Multiplicar',
  screen: 'Clarear em camadas',
  overlay: 'Sobrepor',
  darken: 'Escurecer',
  lighten: 'Clarear',
  'color-dodge': 'Subexpor',
  saturation: 'Saturação',
  color: 'Cor',
  difference: 'Diferença',
  exclusion: 'Exclusão',
  hue: 'Matiz',
  luminosity: 'Luminosidade',
}
/** How something mixes with what lies under it. */
export const blendMode = (key: string) =>
  words(key, 'Mistura com o fundo', 'mix-blend-mode', { options: BLENDS, perDevice: false })

export const opacity = (key: string, label = 'Opacidade (0 a 1)'): StyleControl =>
  numeric(key, label, 'opacity', { min: 0, max: 1 })
