import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { aPageInfo } from '#tests/support/readers.ts'
import Slides from './view.tsx'
import widget from './widget.ts'

const outer = { id: undefined, className: '', 'data-id': 'abc', 'data-element_type': 'widget' }
function draw(raw: Record<string, unknown>) {
  const { settings } = readFields(widget.fields, raw)
  return renderToString(<Slides settings={settings} page={aPageInfo()} id="abc" skin="default" outer={outer} data={new Map()} />)
}
const slides = (count: number) => Array.from({ length: count }, (_, index) => ({ heading: `Título ${index + 1}` }))

test('[SLIDE-1] one slide is no slider: no arrows, no dots, no script; no slide is nothing at all', () => {
  const one = draw({ slides: slides(1) })
  expect(one).toContain('Título 1')
  expect(one).not.toMatch(/<button|shop-island|carrossel/)
  expect(draw({ slides: [] })).toBe('')
  expect(draw({ slides: slides(2) })).toMatch(/shop-island/)
})

test.each([
  ['both', 2, 2],
  ['arrows', 2, 0],
  ['dots', 0, 2],
  ['none', 0, 0],
])('[SLIDE-1] navigation «%s» prints %i arrows and %i dots', (navigation, arrows, dots) => {
  const markup = draw({ slides: slides(2), navigation })
  expect(markup.match(/elementor-swiper-button /g) ?? []).toHaveLength(arrows)
  expect(markup.match(/swiper-pagination-bullet[ "]/g) ?? []).toHaveLength(dots)
})

test('[SLIDE-1] until a merchant says otherwise a turn takes 300 ms', () => {
  expect(readFields(widget.fields, {}).settings.transition_speed).toBe(300)
})
