import { expect, test } from 'vitest'
import { readElement } from '#builder/read-element.ts'
import type { Widget } from '#builder/registry.ts'
import { px, styledBy } from '#tests/support/styled-by.ts'
import widget from './widget.ts'

test('a map has filters, others while the mouse is over it, and a time between them', () => {
  const settings = {
    css_filters_css_filter: 'custom',
    css_filters_saturate: px(0),
    css_filters_hover_css_filter: 'custom',
    css_filters_hover_saturate: px(100),
    hover_transition: { unit: 'px', size: 0.4 },
  }
  expect(styledBy(widget, settings)).toBe(
    '& .map-embed-frame{filter:saturate(0%);transition:filter 0.4s}& .map-embed-frame:is(:hover,:focus-visible){filter:saturate(100%)}',
  )
})

test('its height may be a part of the window, and another one on a phone', () => {
  const element = {
    id: 'm1',
    elType: 'widget' as const,
    widgetType: 'map-embed',
    settings: { height: { unit: 'vh', size: 50 }, height_mobile: px(200) },
    elements: [],
  }
  const { css } = readElement(element, { definition: widget } as unknown as Widget) // nothing else is read
  expect(css).toBe('.elementor-element-m1{--map-height:50vh}@media(max-width:767px){.elementor-element-m1{--map-height:200px}}')
})
