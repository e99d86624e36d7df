import { expect, test } from 'vitest'
import { createConsentReader, readConsentSettings } from './settings.ts'

const SPECIFIED = {
  mode: 'opt-out',
  banner: true,
  version: 1,
  policyUrl: '/politica-de-privacidade/',
  tag: undefined,
}

test.each([
  undefined,
  null,
  'opt-in',
  7,
  [],
  {},
  { mode: 'talvez', banner: 'não', version: 'dois', policy_url: 'javascript:alert(1)', tag: 'x' },
  { version: -1 },
  { version: 1.5 },
  { policy_url: '//golpe/' },
  { policy_url: 'https://golpe.example/' },
  { tag: { url: 'javascript:alert(1)' } },
  { tag: { url: 'http://tags.example/tag.js' } },
  { tag: { url: 'https://quem:senha@tags.example/tag.js' } },
  { tag: { url: `https://tags.example/${'a'.repeat(600)}` } },
  { tag: { gtm_id: 'GTM-1; script-src *' } },
])('[ATTR-4] stored as %j, the shop asks as the specification has it: tracking allowed, no tag', (stored) => {
  expect(readConsentSettings(stored)).toEqual(SPECIFIED)
})

test('[CORE-4] a tag’s hosts come into the page’s policy, and nothing that could widen it', () => {
  const hosts = [
    'https://cdn.tags.example',
    'https://*.tags.example:8443',
    '*',
    "'unsafe-inline'",
    'https://a b',
    'https://x;y',
    7,
  ]
  expect(readConsentSettings({ tag: { url: 'https://tags.example/tag.js', hosts } }).tag).toEqual({
    src: 'https://tags.example/tag.js',
    isManager: false,
    purpose: 'marketing',
    hosts: ['https://tags.example', 'https://cdn.tags.example', 'https://*.tags.example:8443'],
    onPrivatePages: false,
  })
})

test('[CORE-4] a tag manager is known by its id', async () => {
  const reader = createConsentReader({
    get: async () => ({ mode: 'opt-in', version: 3, tag: { gtm_id: 'GTM-ABC123', purpose: 'statistics' } }),
  })
  const { plan, hosts } = await reader.ofPage({ isPrivate: false })
  expect(plan).toEqual({
    mode: 'opt-in',
    version: '1-3',
    asks: true,
    tags: [
      { purpose: 'statistics', src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123', isAsync: true, isManager: true },
    ],
  })
  expect(hosts[0]).toBe('https://www.googletagmanager.com')
  expect(await reader.ofPage({ isPrivate: true })).toMatchObject({ plan: { tags: [] }, hosts: [] })
})
