import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { aPageInfo } from '#tests/support/readers.ts'
import { NETWORKS } from './networks.ts'
import ShareButtons from './view.tsx'
import widget from './widget.ts'

const outer = { id: undefined, className: '', 'data-id': 'abc', 'data-element_type': 'widget' }
function draw(raw: Record<string, unknown>, editMode = false) {
  const { settings } = readFields(widget.fields, raw)
  const page = aPageInfo({ editMode })
  return renderToString(<ShareButtons settings={settings} page={page} id="abc" skin="default" outer={outer} data={undefined} />)
}
const every = Object.keys(NETWORKS).map((button) => ({ button }))

test('[SHARE-1] seventeen networks are links to the page before any script, and printing is a button', () => {
  const markup = draw({ share_buttons: every })
  expect(markup.match(/<a /g)).toHaveLength(17)
  expect(markup.match(/<button/g)).toHaveLength(1)
  expect(markup.match(/https%3A%2F%2Floja\.example%2Fvitrine%2F/g)!.length).toBeGreaterThanOrEqual(17)
})

test('[SHARE-1] share_url takes the place of the page', () => {
  const markup = draw({ share_buttons: [{ button: 'facebook' }], share_url: { url: 'https://outra.example/' } })
  expect(markup).toContain('href="https://www.facebook.com/sharer.php?u=https%3A%2F%2Foutra.example%2F"')
})

test('[SHARE-1] in edit mode nothing can be shared', () => {
  const markup = draw({ share_buttons: every }, true)
  expect(markup).not.toContain('<a ')
  expect(markup.match(/<button[^>]* disabled=""/g)).toHaveLength(18)
})

test('[SHARE-1] a network that was chosen twice stands there once, and no network is no widget', () => {
  const twice = [{ button: 'digg' }, { button: 'digg', text: 'Digg isto' }]
  expect(draw({ share_buttons: twice }).match(/<li/g)).toHaveLength(1)
  expect(draw({ share_buttons: [] })).toBe('')
})
