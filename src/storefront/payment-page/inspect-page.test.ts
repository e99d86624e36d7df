import { expect, test } from 'vitest'
import { pageGuards } from '#http/security-headers.ts'
import { differencesOf } from './inspect-page.ts'
import { scriptInventory } from './script-inventory.ts'

const SERVICE = 'https://sdk.servico.example'
const OUTSIDE = { scripts: [SERVICE], frames: ['https://campos.servico.example'], connects: ['https://api.servico.example'] }
const PARAMS = 'var wc_checkout_params = {"a":1};'
const PAGE = `<head><script type="module" src="/assets/main-1.js"></script><script noModule="" src="/legacy/picture-check.js" defer=""></script></head>
<body><script>${PARAMS}</script><script type="application/json" id="x">{"a":1}</script></body>`
const inventory = (hosts: string[] = []) =>
  scriptInventory({
    runtime: '/assets/main-1.js',
    hosted: [{ title: 'Cartão', outside: OUTSIDE }],
    ofMerchant: { hosts, codes: [] },
  })
const HEADERS = {
  ...pageGuards({ styles: [], scripts: [PARAMS], outside: OUTSIDE }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const look = (html: string, over: Record<string, string> = {}, hosts: string[] = []) =>
  differencesOf({ html, headers: new Headers({ ...HEADERS, ...over }), origin: 'https://loja.example' }, inventory(hosts))
const POLICY = HEADERS['content-security-policy']

test('every script has its reason', () => {
  expect(inventory().scripts.map(({ source }) => source)).toContain(SERVICE)
  for (const { reason } of inventory().scripts) expect(reason.length).toBeGreaterThan(20)
})

test('the page as the shop prints it differs in nothing', () => expect(look(PAGE)).toEqual([]))

test.each<[string, string, Record<string, string>, string]>([
  ['a script of a stranger', `${PAGE}<script src="https://ladrao.example/x.js"></script>`, {}, 'ladrao.example'],
  ['another script of the shop', `${PAGE}<script src="/media/x.js"></script>`, {}, '/media/x.js'],
  ['code in the page', `${PAGE}<script>steal()</script>`, {}, 'steal()'],
  ['changed code', PAGE.replace('{"a":1};', '{"a":2};'), {}, 'wc_checkout_params'],
  ['code in an element', `${PAGE}<img src="x" onerror="steal()">`, {}, 'on…='],
  [
    'a stranger in the policy',
    PAGE,
    { 'content-security-policy': POLICY.replace(SERVICE, `${SERVICE} https://ladrao.example`) },
    'ladrao.example',
  ],
  [
    'code that is allowed everywhere',
    PAGE,
    { 'content-security-policy': POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'") },
    'unsafe-inline',
  ],
  [
    'frames of anybody',
    PAGE,
    { 'content-security-policy': POLICY.replace('frame-src', 'frame-src https:') },
    'https: em frame-src',
  ],
  [
    'a page that may stand in a frame',
    PAGE,
    { 'content-security-policy': POLICY.replace("frame-ancestors 'none'", 'frame-ancestors *') },
    'frame-ancestors',
  ],
  ['no policy at all', PAGE, { 'content-security-policy': '' }, 'script-src'],
  ['a lost header', PAGE, { 'x-frame-options': '' }, 'x-frame-options'],
])('%s is told', (_what, html, over, word) => expect(look(html, over).join('\n')).toContain(word))

test('what the merchant has put there is known', () => {
  const chat = 'https://chat.example'
  const policy = POLICY.replace(SERVICE, `${SERVICE} ${chat}`)
  expect(look(PAGE, { 'content-security-policy': policy }, [chat])).toEqual([])
})
