import { expect, test } from 'vitest'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { box, widget } from '#tests/support/page-trees.ts'
import { copyStyle, pasteStyle, readStyle, resetStyle } from './style-copy.ts'

// Only what a look is made of.
const field = (name: string, more: Partial<WireField> = {}) => ({ name, per_device: false, when: null, ...more }) as WireField
const named = (name: string, style: WireField[]) => ({ name, settings: [field('title')], style }) as WireWidget
const COLOR = field('title_color')
const SIZE = field('typography_font_size', { per_device: true })
const WORDS = {
  widgets: [
    named('heading', [COLOR, SIZE, field('typography_typography')]),
    named('icon-box', [COLOR, field('icon_color')]),
    named('container', []),
  ],
  common: [
    field('_element_id'),
    field('_css_classes'),
    field('hide_mobile'),
    field('custom_css'),
    field('_padding', { per_device: true, when: { _el_type: ['widget'] } }),
    field('padding', { per_device: true, when: { _el_type: ['container'] } }),
  ],
}
const paste = (from: Parameters<typeof copyStyle>[0], to: typeof from) => pasteStyle(to, copyStyle(from, WORDS), WORDS)

test('the look goes along for every device; words, ids and own style sheets stay', () => {
  const from = widget('a', {
    title: 'De',
    title_color: '#f00',
    typography_font_size: { size: 40 },
    typography_font_size_mobile: { size: 20 },
    _padding_tablet: { top: '1' },
    _element_id: 'capa',
    _css_classes: 'x',
    custom_css: 'selector{}',
  })
  const to = widget('b', { title: 'Para', _element_id: 'outro', custom_css: 'selector{color:red}' })
  expect(paste(from, to)).toEqual({
    title: 'Para',
    _element_id: 'outro',
    custom_css: 'selector{color:red}',
    title_color: '#f00',
    typography_font_size: { size: 40 },
    typography_font_size_mobile: { size: 20 },
    _padding_tablet: { top: '1' },
    _css_classes: 'x',
  })
})

test('what the copied one leaves unset is unset in the other, so that both look alike', () => {
  const to = widget('b', { title: 'Para', title_color: '#00f', typography_font_size_mobile: { size: 9 } })
  expect(paste(widget('a', { title: 'De' }), to)).toEqual({ title: 'Para' })
})

test('between different widgets goes what both know', () => {
  const from = widget('a', { title_color: '#f00', typography_font_size: { size: 40 }, hide_mobile: 'yes' })
  const to = widget('b', { icon_color: '#0f0' }, 'icon-box')
  expect(paste(from, to)).toEqual({ icon_color: '#0f0', title_color: '#f00', hide_mobile: 'yes' })
  expect(paste({ ...box('c'), settings: { padding: { top: '1' } } }, box('d'))).toEqual({ padding: { top: '1' } })
})

test('between the box of a widget and that of a container goes what both have, whatever they call it', () => {
  const sides = { top: '1' }
  const boxed = (settings: object) => ({ ...box('c'), settings: { ...settings } })
  expect(
    paste(widget('a', { _padding: sides, _padding_mobile: {}, hide_mobile: 'yes' }), boxed({ padding_tablet: sides })),
  ).toEqual({
    padding: sides,
    padding_mobile: {},
    hide_mobile: 'yes',
  })
  expect(paste(boxed({ padding_tablet: sides }), widget('b', { title: 'Oi', _padding: {} }))).toEqual({
    title: 'Oi',
    _padding_tablet: sides,
  })
})

test("what stands in a widget under the name of a container's box takes the value alone", () => {
  const words = { ...WORDS, widgets: [...WORDS.widgets, named('button', [field('padding')])] }
  const from = copyStyle({ ...box('c'), settings: { padding: { top: '1' } } }, words)
  expect(pasteStyle(widget('b', {}, 'button'), from, words)).toEqual({ padding: { top: '1' } })
})

test('colours and fonts of the site go along, and those of the other settings stay', () => {
  const from = widget('a', { __globals__: { title_color: 'globals/colors?id=primary', title: 'x' } })
  const to = widget('b', { __globals__: { typography_typography: 'globals/typography?id=text', own: 'y' } })
  expect(paste(from, to)).toEqual({ __globals__: { own: 'y', title_color: 'globals/colors?id=primary' } })
  expect(paste(widget('a'), widget('b', { __globals__: { title_color: 'z' } }))).toEqual({})
})

test('a copied look shares no value with the element that it came from', () => {
  const from = widget('a', { _padding: { top: '1' } })
  expect(paste(from, widget('b'))._padding).not.toBe(from.settings._padding)
})

test('without its look an element keeps its words, its id and its own style sheet', () => {
  const settings = { title: 'Oi', title_color: '#f00', _padding_mobile: {}, _element_id: 'capa', custom_css: 'selector{}' }
  const element = widget('a', { ...settings, __globals__: { title_color: 'g', own: 'y' } })
  expect(resetStyle(element, WORDS)).toEqual({
    title: 'Oi',
    _element_id: 'capa',
    custom_css: 'selector{}',
    __globals__: { own: 'y' },
  })
})

test('a look is read again from text, and other text is none', () => {
  const copy = copyStyle(widget('a', { title_color: '#f00' }), WORDS)
  expect(readStyle(JSON.stringify(copy))).toEqual(copy)
  for (const text of [null, '', 'x', '[]', '{}', '{"names":[],"values":[]}', 'null']) expect(readStyle(text)).toBeUndefined()
})

test('what a widget asks for among its content and is look goes along, where the other can have it', () => {
  const choice = (name: string, ...values: string[]) =>
    field(name, { control: 'choice', options: values.map((value) => ({ value, label: value })) })
  const words = {
    widgets: [
      {
        name: 'button',
        settings: [field('text'), field('link'), choice('look', 'solid', 'outline'), choice('size', 'small', 'large')],
        style: [],
      },
      { name: 'heading', settings: [choice('header_size', 'h1', 'h2'), choice('size', 'large', 'xxl')], style: [] },
    ] as unknown as WireWidget[], // only what a look is made of
    common: [],
  }
  const onto = (from: Parameters<typeof copyStyle>[0], to: typeof from) => pasteStyle(to, copyStyle(from, words), words)
  const other = widget('b', { text: 'Para', look: 'solid', size: 'small' }, 'button')
  const outline = widget('a', { text: 'De', link: '/loja/', look: 'outline', size: 'large' }, 'button')
  expect(onto(outline, other)).toEqual({ text: 'Para', look: 'outline', size: 'large' })
  expect(onto(widget('a', { header_size: 'h1', size: 'xxl' }), other)).toEqual({ text: 'Para', look: 'solid', size: 'small' })
  expect(onto(widget('a', { header_size: 'h1', size: 'large' }), other)).toEqual({ text: 'Para', look: 'solid', size: 'large' })
})
