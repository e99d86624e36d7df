import { expect, test } from 'vitest'
import type { PopupTiming } from '#content/popups/contract.ts'
import type { Memory } from '../storage.ts'
import { CONDITIONS, type Facts, mayShow, suitsVisitor } from './conditions.ts'

const aVisit = (over: Partial<Facts> = {}): Facts => ({
  pageViews: 1,
  sessions: 1,
  referrer: '',
  host: 'loja.example',
  device: 'desktop',
  browser: 'chrome',
  ...over,
})

const nobodyAsks = { askReferrer: async () => ({ matches: false }), askVisitor: async () => ({ roles: null }) }

function aMemory(entries: Record<string, unknown> = {}): Memory & { entries: Map<string, unknown> } {
  const kept = new Map(Object.entries(entries))
  return { entries: kept, get: (name) => kept.get(name), set: (name, value) => void kept.set(name, value) }
}

test.each([
  ['page_views', 'page_views_views', 'page_views_initialPageViews', 'pageViews'],
  ['sessions', 'sessions_sessions', 'sessions_initialSessions', 'sessions'],
] as const)('[POPUP-3] %s are counted from the first check on', (name, wanted, initial, fact) => {
  const memory = aMemory()
  const check = (seen: number) => CONDITIONS[name]({ [wanted]: 2 }, aVisit({ [fact]: seen }), memory)
  expect([5, 6, 7, 8].map(check)).toEqual([false, false, true, true])
  expect(memory.get(initial)).toBe(5)
})

const anywhere = ['search', 'external', 'internal'] as const
test.each<[NonNullable<PopupTiming['sources_sources']>, string, boolean]>([
  [[...anywhere], '', true],
  [['internal'], 'https://loja.example/sobre/', true],
  [['internal'], 'https://www.loja.example/sobre/', true],
  [['internal'], 'https://loja.example.evil.example/', false],
  [['internal'], 'https://www.google.com/', false],
  [['external'], 'https://blog.example/', true],
  [['external'], 'https://www.google.com/', true],
  [['external'], 'https://loja.example/', false],
  [['external'], '', false],
  [['search'], '', false],
  [['search'], 'https://www.google.com.br/', true],
  [['search'], 'https://br.search.yahoo.com/search', true],
  [['search'], 'https://www.bing.com/', true],
  [['search'], 'https://yandex.ru/', true],
  [['search'], 'https://www.baidu.com/', true],
  [['search'], 'https://duckduckgo.com/', false],
  [['search'], 'https://notgoogle.com/', false],
  [['search', 'internal'], 'https://blog.example/', false],
  [[], 'https://blog.example/', false],
])('[POPUP-3] for the sources %j a visitor from %j passes: %s', (sources_sources, referrer, passes) => {
  expect(CONDITIONS.sources({ sources_sources }, aVisit({ referrer }), aMemory())).toBe(passes)
})

test.each<[PopupTiming['url_action'], string, string, boolean]>([
  ['show', 'blog', 'https://blog.example/', true],
  ['show', 'blog', 'https://outro.example/', false],
  ['show', '', '', true],
  ['hide', 'blog', 'https://blog.example/', false],
  ['hide', 'blog', 'https://outro.example/', true],
  ['hide', 'blog', '', true],
])('[POPUP-3] url %s %j with the referrer %j passes: %s', (url_action, url_url, referrer, passes) => {
  expect(CONDITIONS.url({ url_action, url_url }, aVisit({ referrer }), aMemory())).toBe(passes)
})

test('[POPUP-3] an expression is asked of the server, with the address a visitor came from, when nothing else has failed', async () => {
  const asked: string[] = []
  const askReferrer = async (referrer: string) => ({ matches: asked.push(referrer) > 1 })
  const options = { ...nobodyAsks, facts: aVisit({ referrer: 'https://blog.example/' }), memory: aMemory(), askReferrer }
  const timing: PopupTiming = { url: 'yes', url_action: 'regex', url_url: 'blog' }
  expect(await mayShow({ ...timing, devices: 'yes', devices_devices: ['mobile'] }, options)).toBe(false)
  expect(await mayShow({ url_action: 'regex', url_url: 'x' }, options)).toBe(true)
  expect(asked).toEqual([])
  expect([await mayShow(timing, options), await mayShow(timing, options)]).toEqual([false, true])
  expect(asked).toEqual(['https://blog.example/', 'https://blog.example/'])
})

test.each([
  [['mobile', 'tablet'] as const, 'tablet', true],
  [['mobile'] as const, 'desktop', false],
  [[] as const, 'desktop', false],
] as const)('[POPUP-3] for the devices %j a %s passes: %s', (devices, device, passes) => {
  expect(CONDITIONS.devices({ devices_devices: [...devices] }, aVisit({ device }), aMemory())).toBe(passes)
})

test.each([
  ['all', [], 'safari', true],
  ['all', [], undefined, true],
  ['custom', ['firefox', 'chrome'], 'chrome', true],
  ['custom', ['firefox'], 'chrome', false],
  ['custom', ['firefox'], undefined, false],
] as const)('[POPUP-3] for the browsers %s %j one of %s passes: %s', (kind, options, browser, passes) => {
  const timing: PopupTiming = { browsers_browsers: kind, browsers_browsers_options: [...options] }
  expect(CONDITIONS.browsers(timing, aVisit({ browser }), aMemory())).toBe(passes)
})

test.each([
  [undefined, true],
  [1, true],
  [2, false],
  [3, false],
])('[POPUP-3] shown %s times before, a popup for two times passes: %s', (times, passes) => {
  expect(CONDITIONS.times({ times_times: 2 }, aVisit(), aMemory({ times }))).toBe(passes)
})

test.each<[PopupTiming, string[] | null, boolean]>([
  [{ logged_in_users: 'all' }, null, true],
  [{ logged_in_users: 'all' }, ['customer'], false],
  [{ logged_in_users: 'custom', logged_in_roles: ['administrator'] }, null, true],
  [{ logged_in_users: 'custom', logged_in_roles: ['administrator'] }, ['customer'], true],
  [{ logged_in_users: 'custom', logged_in_roles: ['administrator', 'customer'] }, ['customer'], false],
  [{ logged_in_users: 'custom', logged_in_roles: [] }, ['customer'], true],
])('[POPUP-3] with %j a visitor with the roles %j passes: %s', (timing, roles, passes) => {
  expect(suitsVisitor(timing, { roles })).toBe(passes)
})

test('[POPUP-3] everything that is switched on must pass, and what is off is not asked', async () => {
  const options = {
    facts: aVisit({ device: 'mobile' }),
    memory: aMemory({ times: 1 }),
    ...nobodyAsks,
  }
  const onPhones: PopupTiming = { devices: 'yes', devices_devices: ['mobile'] }
  expect(await mayShow({}, options)).toBe(true)
  expect(await mayShow(onPhones, options)).toBe(true)
  expect(await mayShow({ ...onPhones, times: 'yes', times_times: 1 }, options)).toBe(false)
  expect(await mayShow({ ...onPhones, times_times: 1 }, options)).toBe(true)
})

test('[POPUP-3] views and sessions begin to count together, also while another condition fails', async () => {
  const memory = aMemory()
  const timing: PopupTiming = { page_views: 'yes', page_views_views: 3, sessions: 'yes', sessions_sessions: 2 }
  await mayShow(timing, { facts: aVisit({ pageViews: 4, sessions: 2 }), memory, ...nobodyAsks })
  expect(Object.fromEntries(memory.entries)).toEqual({ page_views_initialPageViews: 4, sessions_initialSessions: 2 })
})

test('[POPUP-3] who is looking is asked only when nothing else has failed', async () => {
  let asked = 0
  const askVisitor = async () => ({ roles: (asked++, ['customer']) })
  const options = { ...nobodyAsks, facts: aVisit(), memory: aMemory(), askVisitor }
  const forGuests: PopupTiming = { logged_in: 'yes', logged_in_users: 'all' }
  expect(await mayShow({ ...forGuests, devices: 'yes', devices_devices: ['mobile'] }, options)).toBe(false)
  expect(asked).toBe(0)
  expect(await mayShow(forGuests, options)).toBe(false)
  expect(asked).toBe(1)
})
