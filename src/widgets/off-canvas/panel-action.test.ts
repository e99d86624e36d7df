import { expect, test } from 'vitest'
import { readPanelAction } from './panel-action.ts'

const link = (verb: string, settings: object) =>
  `#elementor-action:action=off_canvas:${verb}&settings=${btoa(JSON.stringify(settings))}`

test.each([
  [link('open', { id: 'ab12', displayMode: 'open' }), { does: 'open', id: 'ab12' }],
  [link('open', { id: 'ab12', displayMode: 'toggle' }), { does: 'toggle', id: 'ab12' }],
  [link('close', { id: 'ab12' }), { does: 'close', id: 'ab12' }],
  [encodeURIComponent(link('open', { id: 'ab12' })).replace('%23', '#'), { does: 'open', id: 'ab12' }],
  [link('open', { id: '../x' }), undefined],
  [link('open', {}), undefined],
  ['#elementor-action:action=popup:open&settings=e30=', undefined],
  ['#elementor-action:action=off_canvas:open&settings=%%%', undefined],
  ['/loja/', undefined],
])('the address %s means %j', (href, action) => {
  expect(readPanelAction(href)).toEqual(action)
})
