import { expect, test } from 'vitest'
import { readAction, readUrlAction } from './url-action.ts'

const link = (action: string, settings: unknown) =>
  `#elementor-action:action=${action}&settings=${btoa(JSON.stringify(settings))}`

test.each([
  [link('popup:open', { id: '123', toggle: false }), { does: 'open', id: '123', toggle: false }],
  [link('popup:open', { id: 123, toggle: true }), { does: 'open', id: '123', toggle: true }],
  [encodeURIComponent(link('popup:open', { id: '9', toggle: 'yes' })), { does: 'open', id: '9', toggle: true }],
  [link('popup:close', { do_not_show_again: 'yes' }), { does: 'close', doNotShowAgain: true }],
  [link('popup:close', { do_not_show_again: '' }), { does: 'close', doNotShowAgain: false }],
  ['#elementor-action:action=popup:close', { does: 'close', doNotShowAgain: false }],
])('[POPUP-4] the link %s asks for %j', (hash, action) => {
  expect(readUrlAction(hash)).toEqual(action)
})

test.each([
  '#conteudo',
  '',
  '%',
  link('popup:open', {}),
  link('popup:open', { id: '1"><img src=x onerror=alert(1)>' }),
  link('popup:open', { id: '../../my-account' }),
  link('popup:open', { id: 'https://evil.example/' }),
  link('popup:open', null),
  link('lightbox', { id: '1', url: 'javascript:alert(1)' }),
  link('popup:destroy', { id: '1' }),
  '#elementor-action:action=popup:open&settings=%%%',
  '#elementor-action:action=popup:open&settings=bm9uc2Vuc2U=',
])('[POPUP-4] the link %s asks for nothing', (hash) => {
  expect(readUrlAction(hash)).toBeUndefined()
})

test("[POPUP-4] a form's answer is held to the same list", () => {
  expect(readAction({ action: 'open', id: 7 })).toEqual({ does: 'open', id: '7', toggle: false })
  expect(readAction({ action: 'close', do_not_show_again: 'yes' })).toEqual({ does: 'close', doNotShowAgain: true })
  for (const nonsense of [undefined, null, 'open', { action: 'open' }, { action: 'eval', id: 7 }, { id: 7 }])
    expect(readAction(nonsense)).toBeUndefined()
})
