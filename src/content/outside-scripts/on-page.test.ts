import { expect, test } from 'vitest'
import { isIncluded } from '#content/pages/display-conditions.ts'
import { namesPrivatePage } from '#content/pages/private-pages.ts'
import type { OutsideScript } from './contract.ts'
import { createOutsideScriptReader, scriptsOfPage } from './on-page.ts'
import { readStoredScripts, storedForm } from './stored.ts'

const CONDITIONS = { isIncluded, namesPrivatePage }
const CHAT: OutsideScript = {
  id: 1,
  name: 'Chat',
  code: '<script src="https://chat.example/w.js"></script><script>chat()</script>',
  purpose: 'marketing',
  conditions: [],
  hosts: ['https://*.chat.example'],
  enabled: true,
  version: 1,
}
const HOME = { kind: 'page', id: 1, path: '/' }
const PRODUCT = { kind: 'product', id: 7, path: '/produto/caneca/' }
const CHECKOUT = { kind: 'private', id: 0, path: '/checkout/' }
const ACCOUNT = { kind: 'private', id: 0, path: '/minha-conta/' }
const NONE = { tags: [], hosts: [], codes: [] }

test('a page carries its script, with the hosts and the code that its policy must know', () => {
  expect(scriptsOfPage([CHAT], HOME, CONDITIONS)).toEqual({
    tags: [
      { src: 'https://chat.example/w.js', purpose: 'marketing' },
      { code: 'chat()', purpose: 'marketing' },
    ],
    hosts: ['https://chat.example', 'https://*.chat.example'],
    codes: ['chat()'],
  })
})

test.each([
  ['switched off', { enabled: false }, HOME, false],
  ['on every public page', {}, PRODUCT, true],
  ['not where people pay', {}, CHECKOUT, false],
  ['not where people pay, though it names every page', { conditions: ['include/general'] }, CHECKOUT, false],
  ['not where people pay, though it names the whole shop', { conditions: ['include/woocommerce'] }, CHECKOUT, false],
  ['where people pay, if said so', { conditions: ['include/general', 'include/private'] }, CHECKOUT, true],
  ['where people pay alone', { conditions: ['include/private/checkout'] }, CHECKOUT, true],
  ['where people pay, so not in the account', { conditions: ['include/general', 'include/private/checkout'] }, ACCOUNT, false],
  ['in the account, not where people pay', { conditions: ['include/private', 'exclude/private/checkout'] }, CHECKOUT, false],
  ['on products alone', { conditions: ['include/product'] }, PRODUCT, true],
  ['on products alone, so not at home', { conditions: ['include/product'] }, HOME, false],
  ['all but products', { conditions: ['include/general', 'exclude/product'] }, PRODUCT, false],
  ['code that can’t be read', { code: '<div>' }, HOME, false],
])('%s', (_name, change, place, isThere) => {
  expect(scriptsOfPage([{ ...CHAT, ...change }], place, CONDITIONS).tags.length > 0).toBe(isThere)
})

test('a page that is being edited runs nothing of others', async () => {
  const settings = { get: async () => storedForm({ scripts: [CHAT], nextId: 2 }) }
  const reader = createOutsideScriptReader({ settings, conditions: CONDITIONS })
  expect(await reader.onPage({ ...HOME, editMode: true })).toEqual(NONE)
  expect((await reader.onPage(HOME)).codes).toEqual(['chat()'])
})

test('what is stored comes back as it was, and what can’t be read is left out', () => {
  const stored = { scripts: [CHAT], nextId: 5 }
  expect(readStoredScripts(JSON.parse(JSON.stringify(storedForm(stored))))).toEqual(stored)
  for (const odd of [undefined, null, 7, 'x', {}, { scripts: 'x' }, { scripts: [null, {}, { id: 'a' }] }])
    expect(readStoredScripts(odd)).toEqual({ scripts: [], nextId: 1 })
  const odd = { scripts: [{ ...CHAT, hosts: ["'unsafe-inline'", '*', 'https://a.example; script-src *'] }] }
  expect(readStoredScripts(odd).scripts[0]!.hosts).toEqual([])
})
