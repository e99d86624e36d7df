import { size, switchField, styleField, words, type StyleControl } from './control.ts'
import { familyCss, isEmpty, shadowCss, sizeCss, colourCss } from './values.ts'

const WEIGHTS = {
  '100': '100',
  '200': '200',
  '300': 'Leve',
  '400': 'Normal',
  '500': '500',
  '600': 'Semi-negrito',
  '700': 'Negrito',
  '800': '800',
  '900': 'Preto',
  normal: 'Normal',
  bold: 'Negrito',
}
export const TRANSFORMS = {
  none: 'Como escrito',
  uppercase: 'MAIÚSCULAS',
  lowercase: 'minúsculas',
  capitalize: 'Iniciais Maiúsculas',
}
const SLANTS = { normal: 'Normal', italic: 'Itálico', oblique: 'Oblíquo' }
const LINES = { none: 'Nenhuma', underline: 'Sublinhado', overline: 'Linha acima', 'line-through': 'Riscado' }
const LETTER_UNITS = ['px', 'em', 'rem', 'custom']

/** What typography a document may hold, without its prefix; global fonts of a theme have the same names. */
export const TYPOGRAPHY_KEYS = [
  'font_family',
  'font_size',
  'font_weight',
  'text_transform',
  'font_style',
  'text_decoration',
  'line_height',
  'letter_spacing',
  'word_spacing',
] as const

/** Family, size, weight and the rest of a text's look; they count while `<prefix>_typography` is «custom». */
export function typography(prefix: string): StyleControl[] {
  const master = `${prefix}_typography`
  const when = { [master]: ['custom'] }
  const named = (name: (typeof TYPOGRAPHY_KEYS)[number]) => `${prefix}_${name}`
  const family: StyleControl = {
    keys: [named('font_family')],
    css: (value) => {
      const css = familyCss(value(named('font_family')))
      return css && `font-family:${css}`
    },
    state: 'normal',
    fields: {
      ...switchField(master, 'Tipografia', { custom: 'Própria' }),
      [named('font_family')]: styleField({ label: 'Família', control: 'font' }, familyCss, { when, perDevice: false }),
    },
  }
  return [
    family,
    size(named('font_size'), 'Tamanho', 'font-size', { min: 0, max: 1_000, when }),
    words(named('font_weight'), 'Peso', 'font-weight', { options: WEIGHTS, when, perDevice: false }),
    words(named('text_transform'), 'Caixa', 'text-transform', { options: TRANSFORMS, when, perDevice: false }),
    words(named('font_style'), 'Estilo', 'font-style', { options: SLANTS, when, perDevice: false }),
    words(named('text_decoration'), 'Linha', 'text-decoration', { options: LINES, when, perDevice: false }),
    size(named('line_height'), 'Altura da linha', 'line-height', {
      unit: 'em',
      units: ['em', 'px', 'rem', '', 'custom'],
      min: 0,
      when,
    }),
    size(named('letter_spacing'), 'Espaço entre letras', 'letter-spacing', { units: LETTER_UNITS, min: -100, max: 100, when }),
    size(named('word_spacing'), 'Espaço entre palavras', 'word-spacing', { units: LETTER_UNITS, min: -100, max: 100, when }),
  ].map((control) => onlyWhile(master, 'custom', control))
}

/** What a group says counts only while its switch is on, however it got there. */
export const onlyWhile = (key: string, on: string, control: StyleControl): StyleControl => ({
  ...control,
  css: (value, device) => (value(key) === on ? control.css(value, device) : ''),
})

const USUAL_TEXT_SHADOW = { horizontal: 0, vertical: 0, blur: 10, color: 'rgba(0,0,0,0.3)' }

export function textShadow(prefix: string): StyleControl {
  const [type, shadow] = [`${prefix}_text_shadow_type`, `${prefix}_text_shadow`]
  return onlyWhile(type, 'yes', {
    keys: [type, shadow],
    css: (value) => {
      const css = shadowCss(value(shadow), USUAL_TEXT_SHADOW)
      return css && `text-shadow:${css}`
    },
    state: 'normal',
    fields: {
      ...switchField(type, 'Sombra do texto', { yes: 'Própria' }),
      [shadow]: styleField({ label: 'Sombra do texto', control: 'shadow' }, (raw) => shadowCss(raw, USUAL_TEXT_SHADOW), {
        when: { [type]: ['yes'] },
        perDevice: false,
      }),
    },
  })
}

/** An outline around letters. */
export function textStroke(prefix: string): StyleControl {
  const [type, width, color] = [`${prefix}_text_stroke_type`, `${prefix}_text_stroke`, `${prefix}_stroke_color`]
  const when = { [type]: ['yes'] }
  const widthCss = (raw: unknown) => sizeCss(raw, { units: ['px', 'em', 'rem', 'custom'], min: 0, max: 100 })
  return onlyWhile(type, 'yes', {
    keys: [width, color],
    css: (value) => {
      const css = widthCss(value(width))
      return css && `-webkit-text-stroke:${css} ${isEmpty(value(color)) ? '#000' : colourCss(value(color)) || '#000'}`
    },
    state: 'normal',
    fields: {
      ...switchField(type, 'Contorno do texto', { yes: 'Próprio' }),
      [width]: styleField({ label: 'Contorno: espessura', control: 'size', units: ['px', 'em'] }, widthCss, { when }),
      [color]: styleField({ label: 'Contorno: cor', control: 'color' }, colourCss, { when, perDevice: false }),
    },
  })
}
