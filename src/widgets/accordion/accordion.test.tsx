import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { aPageInfo } from '#tests/support/readers.ts'
import Accordion from './view.tsx'
import widget from './widget.ts'

const OUTER = { id: undefined, className: '', 'data-id': 'a1', 'data-element_type': 'widget' }
const TABS = ['Prazo', 'Troca'].map((tab_title) => ({
  tab_title,
  tab_content: `<p>Sobre ${tab_title}</p><script>alert(1)</script>`,
}))

function draw(raw: Record<string, unknown>) {
  const { settings } = readFields(widget.fields, raw)
  return renderToString(
    <Accordion settings={settings} data={undefined} page={aPageInfo()} id="a1" skin="default" outer={OUTER} />,
  )
}

test('[MEDIA-5] an accordion opens its first item, and its items take turns', () => {
  const html = draw({ tabs: TABS })
  expect(html.match(/<details[^>]*name="accordion-a1"/g)).toHaveLength(2)
  expect(html.match(/<details[^>]*\sopen=""/g)).toHaveLength(1)
})

test('[MEDIA-5] an accordion may start closed and keep several items open', () => {
  const html = draw({ tabs: TABS, max_items_expended: 'multiple', default_state: 'all_collapsed' })
  expect(html).not.toMatch(/<details[^>]*\s(name|open)=/)
})

test('an item shows the marks of ordinary writing and nothing that runs', () => {
  const html = draw({ tabs: TABS })
  expect(html).toContain('<p>Sobre Prazo</p>')
  expect(html).not.toContain('<script')
})

test('an accordion without items leaves no empty box', () => {
  expect(draw({})).toBe('')
})
