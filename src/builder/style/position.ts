import { numeric, size, sides, words, type StyleControl, type ValueOf } from './control.ts'
import { gapCss, isEmpty, numberCss, sizeCss, wordCss } from './values.ts'

const ALIGN_SELF = { 'flex-start': 'Início', center: 'Centro', 'flex-end': 'Fim', stretch: 'Esticar' }
const POSITIONS = { relative: 'Relativa', absolute: 'Absoluta', fixed: 'Fixa na janela' }
const ORDERS = { start: 'Primeiro', end: 'Último', custom: 'Outra' }
const FLEX_SIZES = { none: 'Não muda', grow: 'Cresce', shrink: 'Encolhe', custom: 'Outro' }
const FLEX_CSS = { none: 'flex:0 0 auto', grow: 'flex-grow:1;flex-shrink:0', shrink: 'flex-grow:0;flex-shrink:1' }

/** Outer and inner distances, and what lies over what. Widgets have an underscore before these names. */
export const spacing = (before: '' | '_'): StyleControl[] => [
  sides(`${before}margin`, 'Margem', 'margin'),
  sides(`${before}padding`, 'Espaço interno', 'padding', { min: 0 }),
  numeric(`${before}z_index`, 'Ordem das camadas (z-index)', 'z-index', { min: -9_999, max: 9_999 }),
]

/** How wide an element of a container is: as its content, the whole line, or a measure. */
export const elementWidth: StyleControl[] = [
  {
    ...words('_element_width', 'Largura', '--width', {
      options: { auto: 'Do conteúdo', inherit: 'Linha inteira', initial: 'Outra' },
      css: { auto: 'fit-content', inherit: '100%' },
    }),
    css: (value) => {
      const kind = value('_element_width')
      return kind === 'auto' ? '--width:fit-content' : kind === 'inherit' ? '--width:100%' : ''
    },
  },
  {
    ...size('_element_custom_width', 'Outra largura', '--width', { min: 0, when: { _element_width: ['initial'] } }),
    css: (value) => {
      const css = value('_element_width') === 'initial' ? sizeCss(value('_element_custom_width'), { min: 0 }) : ''
      return css && `--width:${css};max-inline-size:${css.endsWith('%') ? css : `min(${css},100%)`}`
    },
  },
  words('_element_vertical_align', 'Alinhamento vertical', 'align-self', { options: ALIGN_SELF }),
]

/** An element's place among those that stand beside it. */
export const flexChild: StyleControl[] = [
  words('_flex_align_self', 'Alinhamento no contêiner', 'align-self', { options: ALIGN_SELF }),
  {
    ...words('_flex_order', 'Ordem', 'order', { options: ORDERS }),
    css: (value) => {
      const order = value('_flex_order')
      return order === 'start' ? 'order:-99999' : order === 'end' ? 'order:99999' : ''
    },
  },
  {
    ...numeric('_flex_order_custom', 'Outra ordem', 'order', { min: -9_999, max: 9_999, when: { _flex_order: ['custom'] } }),
    css: (value) => {
      const css = value('_flex_order') === 'custom' ? numberCss(value('_flex_order_custom'), -9_999, 9_999) : ''
      return css && `order:${css}`
    },
  },
  {
    ...words('_flex_size', 'Tamanho no contêiner', 'flex', { options: FLEX_SIZES }),
    css: (value) => FLEX_CSS[wordCss(value('_flex_size'), ['none', 'grow', 'shrink']) as keyof typeof FLEX_CSS] ?? '',
  },
  whileCustomFlex(numeric('_flex_grow', 'Crescer', 'flex-grow', { min: 0, max: 100, when: { _flex_size: ['custom'] } })),
  whileCustomFlex(numeric('_flex_shrink', 'Encolher', 'flex-shrink', { min: 0, max: 100, when: { _flex_size: ['custom'] } })),
  spanOf('_grid_column', 'Colunas que ocupa', 'grid-column'),
  spanOf('_grid_row', 'Linhas que ocupa', 'grid-row'),
]

function whileCustomFlex(control: StyleControl): StyleControl {
  return { ...control, css: (value, device) => (value('_flex_size') === 'custom' ? control.css(value, device) : '') }
}

function spanOf(key: string, label: string, property: string): StyleControl {
  const counts = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']
  return {
    ...words(key, label, property, { options: { ...Object.fromEntries(counts.map((count) => [count, count])), full: 'Todas' } }),
    css: (value) => {
      const span = wordCss(value(key), [...counts, 'full'])
      return span === 'full' ? `${property}:1/-1` : span && `${property}:span ${span}`
    },
  }
}

/** Out of the page's flow: which edge it keeps a distance to is chosen for each direction. */
export function position(key: '_position' | 'position'): StyleControl[] {
  const kind = words(key, 'Posição', 'position', { options: POSITIONS, perDevice: false })
  const when = { [key]: ['absolute', 'fixed'] }
  const offset = (axis: 'x' | 'y', edge: '' | '_end', label: string): StyleControl => {
    const name = `_offset_${axis}${edge}`
    const orientation = `_offset_orientation_${axis === 'x' ? 'h' : 'v'}`
    const property = `inset-${axis === 'x' ? 'inline' : 'block'}-${edge === '' ? 'start' : 'end'}`
    return {
      ...size(name, label, property, { when: { ...when, [orientation]: edge === '' ? ['', 'start'] : ['end'] } }),
      keys: [name, orientation, key],
      css: (value) => {
        if (!isOutOfFlow(value, key) || (value(orientation) === 'end') !== (edge === '_end')) return ''
        const css = sizeCss(isEmpty(value(name)) ? 0 : value(name))
        return css && `${property}:${css}`
      },
    }
  }
  const side = (name: 'h' | 'v', label: string, options: Record<string, string>): StyleControl => ({
    ...words(`_offset_orientation_${name}`, label, '', { options, when, perDevice: false }),
    keys: [],
  })
  return [
    kind,
    side('h', 'Distância a partir de', { start: 'Início', end: 'Fim' }),
    offset('x', '', 'Distância do início'),
    offset('x', '_end', 'Distância do fim'),
    side('v', 'Altura a partir de', { start: 'De cima', end: 'De baixo' }),
    offset('y', '', 'Distância de cima'),
    offset('y', '_end', 'Distância de baixo'),
  ]
}

const isOutOfFlow = (value: ValueOf, key: string) => value(key) === 'absolute' || value(key) === 'fixed'

export function gap(key: string, label: string, declare: string): StyleControl {
  const asSides = sides(key, label, declare)
  return {
    ...asSides,
    css: (value) => {
      const css = gapCss(value(key))
      return css && `${declare}:${css}`
    },
    // Documents have it as rows and columns, our forms as sides.
    fields: { [key]: { ...asSides.fields[key]!, read: (raw) => (raw === '' || gapCss(raw) !== '' ? raw : undefined) } },
  }
}
