import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PageElement } from '#builder/document.ts'
import { readElement } from '#builder/read-element.ts'
import { loadWidgets } from '#builder/registry.ts'
import { translateDocument } from '#move-in/elementor/translate-document.ts'

const widgets = await loadWidgets(join(import.meta.dirname, '..', '..', 'src', 'widgets'))
const widget = (widgetType: string, settings: object, more: object = {}) => ({
  id: 'a1',
  elType: 'widget',
  isInner: false,
  widgetType,
  settings,
  elements: [],
  ...more,
})
const translated = (...elements: unknown[]): PageElement[] => translateDocument(elements, { widgets }).document
const cssOf = (element: PageElement) => readElement(element, widgets.get(element.widgetType)).css
const drawn = (widgetType: string, settings: object) => cssOf(translated(widget(widgetType, settings))[0]!)

test('a line between items stands above each of them alone, whatever its kind', () => {
  const css = drawn('icon-list', { icon_list: [{ text: 'A' }], divider: 'yes', divider_style: 'dotted' })
  expect(css).toContain('border-style:dotted;border-inline-end-style:none;border-block-end-style:none')
})

test('tabs whose titles have a ground have no line along them', () => {
  const settings = { tabs: [{ tab_title: 'A' }], tabs_title_background_color_background: 'classic' }
  expect(drawn('nested-tabs', settings)).toContain('border-width:0')
  expect(drawn('nested-tabs', { tabs: [{ tab_title: 'A' }] })).not.toContain('border-width:0')
})

test('a slide keeps its own ground, words and veil, and stands in the middle where nothing else is said', () => {
  const slides = [
    { heading: 'A', background_color: '#5b2a86', custom_style: 'yes', content_color: '#ffd9a0', horizontal_position: 'left' },
    { heading: 'B', background_overlay: 'yes', background_overlay_color: 'rgba(0,0,0,.5)', content_color: '#123456' },
  ]
  const [element] = translated(widget('slides', { slides, arrows_color: '#ffffff' }))
  expect(element!.settings).toMatchObject({
    slides: [{ horizontal_position: 'start' }, { horizontal_position: 'center' }],
  })
  const css = cssOf(element!)
  expect(css).toMatch(/item-0\{background:#5b2a86;color:#ffd9a0\}/)
  expect(css).toMatch(/item-1 \.swiper-slide-bg::after\{background:rgba\(0, ?0, ?0, ?\.5\)\}/)
  expect(css).not.toContain('#123456')
  expect(css).toMatch(/carousel-button\{[^}]*background:#00000000/)
})

test('a link that opens a panel of the page goes on opening it, and the panel has no button of its own', () => {
  const tag = `[elementor-tag id="o" name="off-canvas" settings="${encodeURIComponent(JSON.stringify({ off_canvas: 'oc00001' }))}"]`
  const [button, panel] = translated(
    widget('button', { text: 'Filtro', __dynamic__: { link: tag } }),
    widget('off-canvas', { off_canvas_name: 'Filtro' }, { id: 'oc00001' }),
  )
  const { url } = button!.settings.link as { url: string }
  expect(decodeURIComponent(url)).toBe(
    `#elementor-action:action=off_canvas:open&settings=${btoa(JSON.stringify({ id: 'oc00001', displayMode: 'open' }))}`,
  )
  expect(panel).toMatchObject({ id: 'oc00001', settings: { show_trigger: '' } })
})

test('the steps of a form have the colours of their document', () => {
  const settings = { form_fields: [], step_active_primary_color: '#5b2a86', step_progress_bar_color: '#e4572e' }
  expect(drawn('form', settings)).toMatch(/--color-brand:#e4572e/)
  expect(drawn('form', settings)).toMatch(/data-state=active\]\{color:#5b2a86;--color-brand:#5b2a86\}/)
})

test('what stands beside a counted number is as large as it; a quotation mark has its colour', () => {
  expect(drawn('counter', { ending_number: 9, suffix: '+' })).toMatch(/counter-number-suffix\)\{font-size:1em\}/)
  expect(drawn('blockquote', { blockquote_skin: 'quotation', blockquote_content: 'A', quote_text_color: '#e4572e' })).toContain(
    '--quote-color:#e4572e',
  )
})

test('columns of a section are as high as it, and the section says where their content stands', () => {
  const column = { id: 'c1', elType: 'column', isInner: false, settings: { _column_size: 50 }, elements: [] }
  const section = (settings: object) =>
    translated({ id: 's1', elType: 'section', isInner: false, settings, elements: [column, { ...column, id: 'c2' }] })[0]!
  const plain = section({ content_position: 'middle' })
  expect(plain.settings).not.toHaveProperty('flex_align_items')
  expect(plain.elements[0]!.settings).toMatchObject({ flex_justify_content: 'center' })
  const high = { height: 'min-height', content_position: 'bottom' }
  expect(section({ ...high, column_position: 'stretch' }).settings).not.toHaveProperty('flex_align_items')
  expect(section(high).settings).toMatchObject({ flex_align_items: 'center' })
  expect(section(high).elements[0]!.settings).toMatchObject({ flex_justify_content: 'flex-end' })
})

test('colours and sides that stand inside of texts are those of the whole text, where all of it agrees', () => {
  const look = (editor: string, settings: object = {}) => translated(widget('text-editor', { editor, ...settings }))[0]!.settings
  expect(
    look('<p style="text-align: center; color: #dddddd">A</p><p style="color:#dddddd;text-align:center;">B</p>'),
  ).toMatchObject({
    align: 'center',
    text_color: '#dddddd',
  })
  expect(look('<p style="text-align: right"><span style="color: #123456">A</span></p>')).toMatchObject({
    align: 'end',
    text_color: '#123456',
  })
  for (const mixed of ['<p style="color:#ddd">A</p><p>B</p>', '<p style="background-color:#ddd">A</p>'])
    expect(look(mixed)).not.toHaveProperty('text_color')
  expect(look('<p style="color:#ddd">A</p>', { text_color: '#111111' })).toMatchObject({ text_color: '#111111' })
})

test('words of a title with a colour of their own stay highlighted', () => {
  const look = (title: string) => translated(widget('heading', { title }))[0]!.settings
  expect(look('Feito <span style="color: #e4572e">à mão</span> em Minas')).toMatchObject({
    title: 'Feito à mão em Minas',
    title_highlight: 'à mão',
    highlight_color: '#e4572e',
  })
  expect(look('<span style="color:var(--e-global-color-accent)">Tudo</span>')).toMatchObject({
    title: 'Tudo',
    __globals__: { title_color: 'globals/colors?id=accent' },
  })
})

test('a highlighted word is drawn with its look', () => {
  const settings = { title: 'Feito à mão', title_highlight: 'à mão', highlight_color: '#e4572e' }
  expect(cssOf({ id: 'a1', elType: 'widget', widgetType: 'heading', settings, elements: [] })).toMatch(
    /\.elementor-heading-highlight\{color:#e4572e\}/,
  )
})
