import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { aPageInfo } from '#tests/support/readers.ts'
import Toggle from './view.tsx'
import widget from './widget.ts'

const OUTER = { id: undefined, className: '', 'data-id': 't1', 'data-element_type': 'widget' }

test('[MEDIA-5] the items of a toggle open and close without minding each other', () => {
  const tabs = [
    { tab_title: 'Barro', tab_content: '<p>a</p>', open: 'yes' },
    { tab_title: 'Palha', tab_content: '<p>b</p>', open: 'yes' },
    { tab_title: 'Linho', tab_content: '<p>c</p>' },
  ]
  const { settings } = readFields(widget.fields, { tabs })
  const html = renderToString(
    <Toggle settings={settings} data={undefined} page={aPageInfo()} id="t1" skin="default" outer={OUTER} />,
  )
  expect(html.match(/<details[^>]*\sopen=""/g)).toHaveLength(2)
  expect(html).not.toMatch(/<details[^>]*\sname=/)
})
