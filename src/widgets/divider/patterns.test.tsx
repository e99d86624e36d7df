import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageInfo } from '#builder/page-info.ts'
import { readFields } from '#builder/fields.ts'
import { styledBy } from '#tests/support/styled-by.ts'
import { PATTERNS } from './patterns.ts'
import View from './view.tsx'
import widget from './widget.ts'

const drawn = (stored: Record<string, unknown>) =>
  renderToStaticMarkup(
    <View
      settings={readFields(widget.fields, stored).settings}
      data={undefined}
      page={{} as PageInfo} // it reads nothing of it
      id="a1"
      skin="default"
      outer={{ id: undefined, className: '', 'data-id': 'a1', 'data-element_type': 'widget' }}
    />,
  )

test('a plain line is a rule, with nothing around it', () => {
  expect(drawn({})).toBe('<hr class="elementor-divider"/>')
  expect(styledBy(widget, { style: 'dashed' })).toBe('')
})

test('every drawing fills the line, in the colour and the height that were chosen', () => {
  for (const style of Object.keys(PATTERNS)) {
    const markup = drawn({ style, pattern_height: { unit: 'px', size: 30 }, weight: { unit: 'px', size: 2 } })
    expect(markup).toContain('role="separator"')
    expect(markup).toContain('height="30"')
    expect(markup).toContain('fill="url(#da1a)"')
    expect(markup).toContain('currentColor')
  }
  expect(drawn({ style: 'zigzag', weight: 3, pattern_height: 24 })).toContain('stroke-width="3"')
  expect(styledBy(widget, { style: 'zigzag' })).toContain('.elementor-divider::before{display:none}')
})

test('a text or an icon stands between two drawings, where the merchant put it', () => {
  const markup = drawn({ style: 'wavy', text: 'Desde 1998' })
  expect(markup).toMatch(/url\(#da1a\).*Desde 1998.*url\(#da1b\)/)
  expect(markup).not.toContain('separator')
  expect(styledBy(widget, { style: 'wavy', text_align: 'left' })).toContain(
    '.divider-pattern:first-child:not(:last-child){display:none}',
  )
  expect(styledBy(widget, { text_align: 'right', text_spacing: { unit: 'px', size: 20 } })).toContain(
    '.elementor-divider::after{display:none}',
  )
})

test('what other builders keep of a text or an icon that is not shown stays away', () => {
  expect(drawn({ look: 'line', text: 'Divisor', icon: 'star' })).toBe('<hr class="elementor-divider"/>')
  expect(drawn({ look: 'line_text', text: 'Oi', icon: 'star' })).not.toContain('<svg')
  expect(drawn({ look: 'line_icon', text: 'Oi', icon: 'star' })).not.toContain('Oi')
})
