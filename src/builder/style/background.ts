import type { Condition } from '../fields.ts'
import { styleField, switchField, words, type StyleControl, type ValueOf } from './control.ts'
import { backgroundFiles, hasPhoneFile } from './picture-sizes.ts'
import { colourCss, groundColourCss, isEmpty, pictureCss, sizeCss, wordCss } from './values.ts'

const PLACES = {
  'center center': 'Centro',
  'center left': 'Centro, à esquerda',
  'center right': 'Centro, à direita',
  'top center': 'Em cima',
  'top left': 'Em cima, à esquerda',
  'top right': 'Em cima, à direita',
  'bottom center': 'Embaixo',
  'bottom left': 'Embaixo, à esquerda',
  'bottom right': 'Embaixo, à direita',
}
const PLACE_NAMES = Object.keys(PLACES)
const REPEATS = { 'no-repeat': 'Não', repeat: 'Sim', 'repeat-x': 'Na horizontal', 'repeat-y': 'Na vertical' }
const SIZES = { cover: 'Cobrir', contain: 'Conter', auto: 'Original' }
export const ATTACHMENTS = { scroll: 'Rola junto', fixed: 'Fica parada' }
/** Whether a picture stands once or in rows. */
export const repeatWords = (key: string, when: Condition) =>
  words(key, 'Imagem: repetir', 'background-repeat', { options: REPEATS, when })
/** The second colour of a gradient that nobody chose. */
const SECOND_COLOUR = '#f2295b'

type Options = {
  /** What it is where the document names no kind: buttons have a colour at once, all others nothing. */
  usual?: 'classic'
  /** Without what the widget's own settings carry to its style sheet already. */
  without?: readonly ('kind' | 'color' | 'image')[]
}

/** A colour, a gradient or a picture behind something, by the kind in `<prefix>_background`. */
export function background(prefix: string, { usual, without = [] }: Options = {}): StyleControl[] {
  const key = (name: string) => `${prefix}_${name}`
  const master = key('background')
  const kindOf = (value: ValueOf) => (isEmpty(value(master)) ? usual : value(master))
  const classic = usual ? { [master]: ['classic', ''] } : { [master]: ['classic'] }
  const gradient = { [master]: ['gradient'] }
  const hasPicture = { ...classic, [key('image')]: true }

  const flat: StyleControl = {
    keys: [key('color')],
    css: (value) => {
      const css = kindOf(value) === 'classic' ? groundColourCss(value(key('color'))) : ''
      return css && `background-color:${css}${value(key('image')) ? '' : ';background-image:none'}`
    },
    state: 'normal',
    fields: {
      [key('color')]: styleField({ label: 'Cor de fundo', control: 'color' }, colourCss, {
        when: { [master]: [...classic[master]!, 'gradient'] },
        perDevice: false,
      }),
    },
  }
  const blend: StyleControl = {
    keys: ['color', 'color_b', 'color_stop', 'color_b_stop', 'gradient_type', 'gradient_angle', 'gradient_position'].map(key),
    css: (value) => (kindOf(value) === 'gradient' ? gradientCss(value, key) : ''),
    state: 'normal',
    fields: {
      [key('color_stop')]: styleField(
        { label: 'Degradê: início (%)', control: 'size', units: ['%'] },
        (raw) => sizeCss(raw, { unit: '%' }),
        { when: gradient },
      ),
      [key('color_b')]: styleField({ label: 'Degradê: segunda cor', control: 'color' }, colourCss, {
        when: gradient,
        perDevice: false,
      }),
      [key('color_b_stop')]: styleField(
        { label: 'Degradê: fim (%)', control: 'size', units: ['%'] },
        (raw) => sizeCss(raw, { unit: '%' }),
        { when: gradient },
      ),
      [key('gradient_type')]: styleField(
        { label: 'Degradê: forma', control: 'choice', options: { '': 'Padrão', linear: 'Linear', radial: 'Radial' } },
        (raw) => wordCss(raw, ['linear', 'radial']),
        { when: gradient, perDevice: false },
      ),
      [key('gradient_angle')]: styleField(
        { label: 'Degradê: ângulo (°)', control: 'size', units: ['deg'] },
        (raw) => sizeCss(raw, { unit: 'deg' }),
        { when: gradient },
      ),
    },
  }
  const picture: StyleControl = {
    keys: ['image', 'position', 'xpos', 'ypos', 'attachment', 'repeat', 'size', 'bg_width'].map(key),
    css: (value, device) => (kindOf(value) === 'classic' ? pictureRules(value, key, device === 'mobile') : ''),
    onPhonesToo: (value) => kindOf(value) === 'classic' && hasPhoneFile(pictureCss(value(key('image')))),
    state: 'normal',
    fields: {
      [key('image')]: styleField({ label: 'Imagem de fundo', control: 'picture' }, pictureCss, {
        when: classic,
        perDevice: false,
      }),
      [key('position')]: styleField(
        { label: 'Imagem: posição', control: 'choice', options: { '': 'Padrão', ...PLACES } },
        (raw) => wordCss(raw, [...PLACE_NAMES, 'initial']),
        { when: hasPicture },
      ),
      [key('attachment')]: styleField(
        { label: 'Imagem: ao rolar a página', control: 'choice', options: { '': 'Padrão', ...ATTACHMENTS } },
        (raw) => wordCss(raw, Object.keys(ATTACHMENTS)),
        { when: hasPicture },
      ),
      ...repeatWords(key('repeat'), hasPicture).fields,
      [key('size')]: styleField(
        { label: 'Imagem: tamanho', control: 'choice', options: { '': 'Padrão', ...SIZES } },
        (raw) => wordCss(raw, [...Object.keys(SIZES), 'initial']),
        { when: hasPicture },
      ),
    },
  }
  const masterControl: StyleControl = {
    keys: [],
    css: () => '',
    state: 'normal',
    fields: switchField(master, 'Fundo', { classic: 'Cor ou imagem', gradient: 'Degradê' }),
  }
  return [
    ...(without.includes('kind') ? [] : [masterControl]),
    ...(without.includes('color') ? [] : [flat]),
    blend,
    ...(without.includes('image') ? [] : [picture]),
  ]
}

function gradientCss(value: ValueOf, key: (name: string) => string): string {
  const colourAt = (name: string, stop: string, usual: string, start: number) => {
    const colour = isEmpty(value(key(name))) ? usual : colourCss(value(key(name)))
    const place = isEmpty(value(key(stop))) ? `${start}%` : sizeCss(value(key(stop)), { unit: '%', units: ['%', 'px', 'custom'] })
    return colour && place && `${colour} ${place}`
  }
  const [from, to] = [colourAt('color', 'color_stop', 'transparent', 0), colourAt('color_b', 'color_b_stop', SECOND_COLOUR, 100)]
  if (!from || !to) return ''
  const angle = isEmpty(value(key('gradient_angle')))
    ? '180deg'
    : sizeCss(value(key('gradient_angle')), { unit: 'deg', units: ['deg', 'rad', 'turn'] })
  const place = wordCss(value(key('gradient_position')), PLACE_NAMES) || 'center center'
  const shape = value(key('gradient_type')) === 'radial' ? `radial-gradient(at ${place}` : `linear-gradient(${angle || '180deg'}`
  return `background-color:transparent;background-image:${shape},${from},${to})`
}

/** Where a picture stands and how large it is: words, or «initial» with measures of its own. */
export function placeCss(value: ValueOf, key: (name: string) => string): string {
  const word = value(key('position'))
  if (word !== 'initial') return wordCss(word, PLACE_NAMES)
  const [x, y] = ['xpos', 'ypos'].map((name) => sizeCss(isEmpty(value(key(name))) ? 0 : value(key(name))))
  return x && y ? `${x} ${y}` : ''
}

/** All that a picture says as a background; '' without one. */
export function pictureRules(value: ValueOf, key: (name: string) => string, isPhone: boolean): string {
  const image = pictureCss(value(key('image')))
  if (image === '') return ''
  const size =
    value(key('size')) === 'initial' ? sizeCss(value(key('bg_width'))) : wordCss(value(key('size')), Object.keys(SIZES))
  const rules: [string, string][] = [
    ['position', placeCss(value, key)],
    ['attachment', wordCss(value(key('attachment')), Object.keys(ATTACHMENTS))],
    ['repeat', wordCss(value(key('repeat')), Object.keys(REPEATS))],
    ['size', size],
  ]
  const placed = rules.flatMap(([name, css]) => (css ? [`background-${name}:${css}`] : []))
  return [backgroundFiles(image, isPhone), ...placed].join(';')
}
