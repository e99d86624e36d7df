import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WIDGET_BOX } from './advanced-style.ts'
import { background } from './background.ts'
import { border, boxShadow, cssFilters, radius } from './box.ts'
import { colour, onFocus, onHover, part, partOfHovered, size, type StylePart } from './control.ts'
import { styleCss, styleIndex } from './style-css.ts'
import { textShadow, textStroke, typography } from './typography.ts'

const ROOT = '.elementor-element.elementor-element-a1'
const TITLE = part(
  'Título',
  '.title',
  colour('title_color', 'Cor'),
  typography('typography'),
  textShadow('text_shadow'),
  textStroke('text_stroke'),
  onHover(colour('title_hover_color', 'Cor')),
)
const BUTTON = part(
  'Botão',
  '.button',
  background('background', { usual: 'classic' }),
  border('border'),
  radius('border_radius'),
  boxShadow('button_box_shadow'),
  cssFilters('css_filters'),
  onFocus(colour('field_focus', 'Cor', 'border-color')),
)
const css = (settings: Record<string, unknown>, parts: StylePart[] = [TITLE, BUTTON]) =>
  styleCss('a1', styleIndex(parts), settings)

test('settings without style give not one byte', () => {
  expect(css({})).toBe('')
  expect(
    css({ title: 'Olá', link: { url: '/' }, eael_x: '1', title_color: '', typography_font_size: { unit: 'px', size: '' } }),
  ).toBe('')
})

test('typography counts once it is switched on, and differs per device', () => {
  const settings = {
    typography_font_family: 'Poppins',
    typography_font_size: { unit: 'px', size: 40, sizes: [] },
    typography_font_size_tablet: { unit: 'px', size: 32 },
    typography_font_size_mobile: { unit: 'em', size: 1.5 },
    typography_font_weight: '600',
    typography_text_transform: 'uppercase',
    typography_font_style: 'italic',
    typography_text_decoration: 'underline',
    typography_line_height: { unit: 'em', size: 1.2 },
    typography_letter_spacing: { unit: 'px', size: -0.5 },
  }
  expect(css(settings)).toBe('')
  expect(css({ typography_typography: 'custom', ...settings })).toBe(
    `${ROOT} .title{font-family:var(--font-poppins,var(--font-text));font-size:40px;font-weight:600;text-transform:uppercase;` +
      `font-style:italic;text-decoration:underline;line-height:1.2em;letter-spacing:-0.5px}` +
      `@media(max-width:1024px){${ROOT} .title{font-size:32px}}@media(max-width:767px){${ROOT} .title{font-size:1.5em}}`,
  )
})

test('rules of devices stand from the widest to the narrowest, and a large screen has its own', () => {
  const rules = css({
    border_radius_mobile: { unit: 'px', top: '1', right: '1', bottom: '1', left: '1' },
    border_radius_mobile_extra: { unit: 'px', top: '2', right: '2', bottom: '2', left: '2' },
    border_radius_tablet: { unit: 'px', top: '3', right: '3', bottom: '3', left: '3' },
    border_radius_tablet_extra: { unit: 'px', top: '4', right: '4', bottom: '4', left: '4' },
    border_radius_laptop: { unit: 'px', top: '5', right: '5', bottom: '5', left: '5' },
    border_radius_widescreen: { unit: 'px', top: '6', right: '6', bottom: '6', left: '6' },
  })
  expect([...rules.matchAll(/@media\((.*?)\)|radius:(\d)/g)].map(([, media, px]) => media ?? px)).toEqual([
    'min-width:2400px',
    '6',
    'max-width:1366px',
    '5',
    'max-width:1200px',
    '4',
    'max-width:1024px',
    '3',
    'max-width:880px',
    '2',
    'max-width:767px',
    '1',
  ])
})

test('a hovered or focused part has rules of its own, which keyboards reach too', () => {
  expect(css({ title_hover_color: '#fff' })).toBe(`${ROOT} .title:is(:hover,:focus-visible){color:#fff}`)
  expect(css({ field_focus: '#fff' })).toBe(`${ROOT} .button:focus{border-color:#fff}`)
  const around = partOfHovered('&:hover .title', part('Título', '.title', onHover(colour('hover_title_color', 'Cor'))))
  expect(css({ hover_title_color: 'brand' }, [around])).toBe(`${ROOT}:hover .title{color:var(--color-link)}`)
})

test.each([
  [{ background_color: '#abc' }, 'background-color:#abc;background-image:none'],
  [
    { background_background: 'classic', background_color: 'rgba(0,0,0,.2)' },
    'background-color:rgba(0,0,0,.2);background-image:none',
  ],
  [
    {
      background_background: 'gradient',
      background_color: '#111',
      background_color_b: '#222',
      background_gradient_angle: { unit: 'deg', size: 90 },
    },
    'background-color:transparent;background-image:linear-gradient(90deg,#111 0%,#222 100%)',
  ],
  [
    {
      background_background: 'gradient',
      background_color: '#111',
      background_gradient_type: 'radial',
      background_gradient_position: 'top left',
      background_color_stop: { unit: '%', size: 20 },
    },
    'background-color:transparent;background-image:radial-gradient(at top left,#111 20%,#f2295b 100%)',
  ],
  [
    {
      background_background: 'classic',
      background_image: { id: 4, url: '/wp-content/uploads/a.jpg' },
      background_position: 'initial',
      background_xpos: { unit: 'px', size: 5 },
      background_repeat: 'no-repeat',
      background_size: 'cover',
      background_attachment: 'fixed',
    },
    'background-image:url("/wp-content/uploads/a.jpg");background-position:5px 0;background-attachment:fixed;background-repeat:no-repeat;background-size:cover',
  ],
  [
    { border_border: 'solid', border_width: { unit: 'px', top: '1', right: '1', bottom: '1', left: '1' }, border_color: '#000' },
    'border-style:solid;border-width:1px;border-color:#000',
  ],
  [{ border_border: 'none', border_color: '#000' }, 'border-style:none'],
  [{ border_width: { unit: 'px', top: '1', right: '1', bottom: '1', left: '1' } }, ''],
  [{ button_box_shadow_box_shadow_type: 'yes' }, 'box-shadow:0 0 10px 0 rgba(0,0,0,0.5)'],
  [
    {
      button_box_shadow_box_shadow_type: 'yes',
      button_box_shadow_box_shadow: { horizontal: 0, vertical: 4, blur: 9, spread: -2, color: '#0003' },
      button_box_shadow_box_shadow_position: 'inset',
    },
    'box-shadow:inset 0 4px 9px -2px #0003',
  ],
  [{ button_box_shadow_box_shadow: { horizontal: 0, vertical: 4, blur: 9, spread: 0, color: '#000' } }, ''],
  [
    {
      css_filters_css_filter: 'custom',
      css_filters_blur: { unit: 'px', size: 2 },
      css_filters_brightness: { unit: 'px', size: 120 },
      css_filters_hue: { unit: 'px', size: 30 },
    },
    'filter:brightness(120%) blur(2px) hue-rotate(30deg)',
  ],
])('%j declares «%s»', (settings, declared) => {
  expect(css(settings)).toBe(declared && `${ROOT} .button{${declared}}`)
})

test('shadow and outline of a text', () => {
  expect(
    css({ text_shadow_text_shadow_type: 'yes', text_shadow_text_shadow: { horizontal: 1, vertical: 1, blur: 2, color: '#333' } }),
  ).toBe(`${ROOT} .title{text-shadow:1px 1px 2px #333}`)
  expect(
    css({
      text_stroke_text_stroke_type: 'yes',
      text_stroke_text_stroke: { unit: 'px', size: 2 },
      text_stroke_stroke_color: '#f00',
    }),
  ).toBe(`${ROOT} .title{-webkit-text-stroke:2px #f00}`)
})

test.each([
  [{ _margin: { unit: 'px', top: '0', right: '0', bottom: '20', left: '0' } }, '{margin:0 0 20px}'],
  [{ _padding: { unit: 'em', top: '1', right: '1', bottom: '1', left: '1' }, _z_index: 5 }, '{padding:1em;z-index:5}'],
  [{ _element_width: 'auto' }, '{--width:fit-content}'],
  [{ _element_width: 'initial', _element_custom_width: { unit: '%', size: 40 } }, '{--width:40%;max-inline-size:40%}'],
  [{ _element_custom_width: { unit: '%', size: 40 } }, ''],
  [{ _flex_order: 'start', _flex_align_self: 'center' }, '{align-self:center;order:-99999}'],
  [{ _flex_order: 'custom', _flex_order_custom: 3 }, '{order:3}'],
  [{ _flex_size: 'grow' }, '{flex-grow:1;flex-shrink:0}'],
  [{ _flex_size: 'custom', _flex_grow: 2, _flex_shrink: 0 }, '{flex-grow:2;flex-shrink:0}'],
  [
    { _position: 'absolute', _offset_x: { unit: 'px', size: 10 }, _offset_y: { unit: '%', size: 5 } },
    '{position:absolute;inset-inline-start:10px;inset-block-start:5%}',
  ],
  [
    {
      _position: 'fixed',
      _offset_orientation_h: 'end',
      _offset_x_end: { unit: 'px', size: 10 },
      _offset_x: { unit: 'px', size: 3 },
    },
    '{position:fixed;inset-inline-end:10px;inset-block-start:0}',
  ],
  [{ _offset_x: { unit: 'px', size: 10 } }, ''],
  [
    { _transform_rotateZ_effect: { unit: 'px', size: 45 }, _transform_flipX_effect: 'transform' },
    '{transform:rotateZ(45deg) scaleX(-1)}',
  ],
  [{ _transform_scale_effect_hover: { unit: 'px', size: 1.1 } }, ':hover{transform:scale(1.1)}'],
  [{ _background_background: 'classic', _background_color: '#eee' }, '{background-color:#eee;background-image:none}'],
  [{ _background_color: '#eee' }, ''],
  [
    { _background_hover_background: 'classic', _background_hover_color: '#ddd' },
    ':hover{background-color:#ddd;background-image:none}',
  ],
  [
    { _border_hover_border: 'solid', _border_radius_hover: { unit: 'px', top: 2, right: 2, bottom: 2, left: 2 } },
    ':hover{border-style:solid;border-radius:2px}',
  ],
  [{ _opacity: { unit: 'px', size: 0.4 } }, '{opacity:0.4}'],
])('of the advanced settings, %j gives «%s»', (settings, rule) => {
  expect(css(settings, WIDGET_BOX)).toBe(rule && ROOT + rule)
})

test('a transform of a phone keeps what only the desk has', () => {
  expect(
    css(
      { _transform_rotateZ_effect: { unit: 'deg', size: 5 }, _transform_translateX_effect_mobile: { unit: 'px', size: 9 } },
      WIDGET_BOX,
    ),
  ).toBe(`${ROOT}{transform:rotateZ(5deg)}@media(max-width:767px){${ROOT}{transform:rotateZ(5deg) translateX(9px)}}`)
})

test('the order in which settings are stored does not matter', () => {
  const settings = { title_color: '#111', border_border: 'solid', background_color: '#222', title_hover_color: '#333' }
  expect(css(Object.fromEntries(Object.entries(settings).toReversed()))).toBe(css(settings))
})

test('no stored value breaks out of its rule', () => {
  const keys = [TITLE, BUTTON, ...WIDGET_BOX].flatMap(({ controls }) =>
    controls.flatMap((control) => Object.keys(control.fields)),
  )
  const bad = fc.oneof(
    fc.constantFrom('}', ';color:red', 'url(//x)', '</style>', '/*', '"', '\\', 'custom', 'yes', 'classic', 'gradient', 'solid'),
    fc.record({
      unit: fc.constantFrom('px', 'custom', '}'),
      size: fc.constantFrom('1', '1}', 'url(x)', 'calc(1px)', '</style>'),
    }),
    fc.record({
      url: fc.constantFrom('/a"}', '//x', '/ok.png', '/</style>'),
      top: fc.constant('1}'),
      color: fc.constant('red}'),
    }),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), bad), (settings) => {
      const rules = css(settings, [TITLE, BUTTON, ...WIDGET_BOX])
      // The shapes of masks are drawings of our own, written into the rule.
      const foreign = rules.replaceAll(/url\("data:image\/svg\+xml,[^"<\\]*"\)/g, '')
      expect(foreign).not.toMatch(/[<\\]|\/\*|url\((?!"\/ok\.png"\))|red/)
      expect(rules.replaceAll(/\{[^{}]*\}/g, '').replaceAll(/\{[^{}]*\}/g, '')).not.toMatch(/[{}]/)
    }),
  )
})

test('a size may be declared for several properties', () => {
  expect(css({ height: { unit: 'px', size: 9 } }, [part('', '&', size('height', '', 'block-size,min-block-size'))])).toBe(
    `${ROOT}{block-size:9px;min-block-size:9px}`,
  )
})
