import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutsideScripts, type ScriptInput } from '#content/outside-scripts/service.ts'
import { serve } from '#tests/support/browser.ts'
import { aConsentShop, type ConsentShop } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

/** Does what tags do: leaves a mark and a cookie, and fetches a second script of its own. */
const TAG = `
  window.tagRuns = (window.tagRuns || 0) + 1
  document.cookie = '_fbp=fb.1; path=/'
  const more = document.createElement('script')
  more.src = new URL('/more.js', document.currentScript.src).href
  document.head.append(more)`
/** A consent tool of somebody else: it asks by itself and tells the shop. */
const TOOL = `window.addEventListener('tool-answer', () => vitrine_consent.set({ statistics: false, marketing: true }))
  window.toolRuns = 1`

const JQUERY = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.js'), 'utf8')
/** A plug-in as they are written: markup as text, styles of its own, a handler by jQuery. */
const PLUGIN = `jQuery.fn.chat = function (name) {
  jQuery('<style>.chat-box { color: rgb(1, 2, 3) }</style>').appendTo('head')
  return this.html('<aside class="chat-box" style="padding: 4px"><b>' + name + '</b> <button>Falar</button></aside>')
    .on('click', 'button', function () { window.chatOpened = 1 })
}`
/** As tag managers begin: code that brings a script of another host, ahead of all others. */
const LOADER = (origin: string) => `<!-- Gerenciador -->
<script>(function (w, d, s, l) {
  w[l] = w[l] || []; w[l].push({ event: 'start' })
  var f = d.getElementsByTagName(s)[0], j = d.createElement(s); j.async = true; j.src = '${origin}/more.js'; f.parentNode.insertBefore(j, f)
})(window, document, 'script', 'dataLayer')</script>
<noscript><iframe src="${origin}/ns.html"></iframe></noscript>`

let at: ConsentShop
let outside: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  at = await aConsentShop()
  const scripts: Record<string, string> = {
    '/tag.js': TAG,
    '/more.js': 'window.moreRuns = 1',
    '/tool.js': TOOL,
    '/jquery.js': JQUERY,
    '/plugin.js': PLUGIN,
  }
  outside = await serve((path) => (scripts[path] ? { body: scripts[path] } : undefined))
})
afterAll(async () => {
  await at.close()
  await outside.close()
})

const banner = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' })
const runs = (page: Page, name: string) => page.evaluate((what) => (window as unknown as Record<string, number>)[what], name)
const ran = (page: Page, name: string) => page.waitForFunction((what) => what in window, name)

test('[CORE-4] a tag of somebody else loads only once its purpose is allowed, and again on the next page', async () => {
  await at.set({ mode: 'opt-in', tag: { url: `${outside.origin}/tag.js`, purpose: 'marketing' } })
  const visit = await at.visit('/')
  const { page } = visit
  await banner(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(visit.outside).toEqual([])
  await banner(page).getByRole('button', { name: 'Aceitar todos' }).click()
  await ran(page, 'moreRuns')
  expect(await runs(page, 'tagRuns')).toBe(1)
  expect(visit.outside).toEqual([`${outside.origin}/tag.js`, `${outside.origin}/more.js`])
  const next = await visit.open('/loja/')
  await ran(next.page, 'moreRuns')
  expect([visit.complaints, next.complaints]).toEqual([[], []])
  await visit.close()
})

test('[CORE-4] another purpose does not load it', async () => {
  await at.set({ mode: 'opt-in', tag: { url: `${outside.origin}/tag.js`, purpose: 'marketing' } })
  const visit = await at.visit('/')
  await banner(visit.page).getByRole('button', { name: 'Gerenciar' }).click()
  const dialog = visit.page.getByRole('dialog', { name: 'Preferências de cookies' })
  await dialog.getByRole('checkbox', { name: 'Estatísticas' }).check()
  await dialog.getByRole('button', { name: 'Salvar preferências' }).click()
  await banner(visit.page).waitFor({ state: 'detached' })
  const { page } = await visit.open('/loja/')
  await page.waitForLoadState('networkidle')
  expect(visit.outside).toEqual([])
  await visit.close()
})

test('[CORE-4] withdrawn, the page begins again without the tag, and what it left is gone', async () => {
  await at.set({ mode: 'opt-out', tag: { url: `${outside.origin}/tag.js`, purpose: 'marketing' } })
  const visit = await at.visit('/')
  const { page } = visit
  await ran(page, 'moreRuns')
  expect(await visit.cookies('_fbp')).toEqual({ _fbp: 'fb.1' })
  const reloaded = page.waitForEvent('load')
  await banner(page).getByRole('button', { name: 'Rejeitar não necessários' }).click()
  await reloaded
  await page.waitForFunction(() => 'wc_order_attribution' in window)
  await page.waitForLoadState('networkidle')
  expect(await runs(page, 'tagRuns')).toBeUndefined()
  expect([await visit.cookies('_fbp'), await visit.cookies()]).toEqual([{}, {}])
  expect(await banner(page).count()).toBe(0)
  await visit.close()
})

test('[CORE-4] a tag manager gets the state of consent before it starts', async () => {
  await at.set({ mode: 'opt-in', tag: { gtm_id: 'GTM-TESTE1', purpose: 'statistics' } })
  const visit = await at.visit('/')
  const { page, context } = visit
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.managerRuns = dataLayer.length' }),
  )
  await banner(page).waitFor()
  expect(visit.outside).toEqual([])
  await banner(page).getByRole('button', { name: 'Aceitar todos' }).click()
  await ran(page, 'managerRuns')
  expect(visit.outside).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TESTE1'])
  const pushed = await page.evaluate(() =>
    (window as unknown as { dataLayer: (ArrayLike<unknown> & { event?: string })[] }).dataLayer.map(
      (one) => one.event ?? Array.from(one).slice(0, 2).join(' '),
    ),
  )
  expect(pushed.indexOf('consent default')).toBeLessThan(pushed.indexOf('gtm.js'))
  expect(pushed.toSorted()).toEqual(['consent default', 'consent update', 'gtm.js'])
  expect(visit.complaints).toEqual([])
  await visit.close()
})

test('[CORE-4] a consent tool of somebody else may ask in the shop’s stead: it loads at once and tells the answer', async () => {
  await at.set({ mode: 'opt-in', banner: false, tag: { url: `${outside.origin}/tool.js`, purpose: 'necessary' } })
  const visit = await at.visit('/?utm_source=news')
  const { page } = visit
  await ran(page, 'toolRuns')
  expect(await banner(page).count()).toBe(0)
  expect(await visit.cookies()).toEqual({})
  await page.evaluate(() => window.dispatchEvent(new Event('tool-answer')))
  await eventually('the visit is followed', async () => (await visit.cookies()).sbjs_current?.includes('news'))
  const kept = at.shop.db
    .selectFrom('consents')
    .select(['statistics', 'marketing'])
    .where('method', '=', 'script')
    .orderBy('id', 'desc')
  const answer = await eventually('the answer to be kept', () => kept.executeTakeFirst())
  expect(answer).toEqual({ statistics: false, marketing: true })
  await visit.close()
})

test('[CORE-4] in the cart and where people sign in or pay there is no tag, unless the merchant wants it there', async () => {
  const tag = { url: `${outside.origin}/tag.js`, purpose: 'marketing' }
  await at.set({ mode: 'opt-out', tag })
  const policy = async (path: string) => String((await at.shop.get(path)).headers['content-security-policy'])
  const visit = await at.visit('/cart/')
  await visit.page.waitForLoadState('networkidle')
  expect(visit.outside).toEqual([])
  expect(await policy('/cart/')).not.toContain(outside.origin)
  expect(await policy('/')).toContain(`script-src 'self' ${outside.origin}`)
  await at.set({ mode: 'opt-out', tag: { ...tag, private_pages: true } })
  expect(await policy('/cart/')).toContain(outside.origin)
  await visit.close()
})

/** Puts these scripts of others into the shop, in place of those before, and waits until its pages say so. */
async function addScripts(...scripts: (Pick<ScriptInput, 'name' | 'code'> & Partial<ScriptInput>)[]) {
  const editing = createOutsideScripts({ db: at.shop.db })
  for (const { id } of await editing.all()) await editing.remove(id)
  for (const script of scripts)
    await editing.create({ purpose: 'marketing', conditions: [], hosts: [], enabled: true, ...script })
  await at.set({ mode: 'opt-out', banner: false })
}
const policyOf = async (path: string) => String((await at.shop.get(path)).headers['content-security-policy'])

test('[CORE-4] jQuery and a plug-in that writes markup run where the merchant added them, in their order, and the shop’s own scripts go on', async () => {
  const code = `<script src="${outside.origin}/jquery.js"></script><script src="${outside.origin}/plugin.js"></script>
    <script>jQuery(function ($) { $('<div id="chat">').appendTo('body').chat('Loja') })</script>`
  await addScripts({ name: 'Chat', code })
  const visit = await at.visit('/')
  const { page } = visit
  await page.locator('#chat .chat-box').waitFor()
  expect(
    await page.locator('#chat .chat-box').evaluate((box) => [getComputedStyle(box).color, getComputedStyle(box).paddingTop]),
  ).toEqual(['rgb(1, 2, 3)', '4px'])
  await page.locator('#chat button').click()
  await ran(page, 'chatOpened')
  expect(visit.complaints).toEqual([])
  // What nobody added stays out, also there.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.harmed = 1">')
    const inline = document.createElement('script')
    inline.textContent = 'window.harmed = 1'
    document.body.append(inline)
  })
  await eventually('the policy stops it', () => visit.complaints.some((line) => line.includes('Content Security Policy')))
  expect(await runs(page, 'harmed')).toBeUndefined()
  await visit.close()
})

test('[CORE-4] a tag manager’s own code loads what it names, once its purpose is allowed, on the pages that the merchant chose', async () => {
  // Hosts on this machine have no certificate, so a merchant can't name them: the loader's script comes by another one's address.
  await addScripts(
    { name: 'Tags', code: LOADER(outside.origin), purpose: 'statistics', conditions: ['include/singular/front_page'] },
    { name: 'Origem', code: `${outside.origin}/tool.js`, purpose: 'necessary', conditions: ['include/singular/front_page'] },
  )
  const visit = await at.visit('/', { cookie: '1-1.1700000000..AAAAAAAAAAAAAAAAAAAAAA' })
  const { page } = visit
  await ran(page, 'toolRuns')
  expect(await runs(page, 'moreRuns')).toBeUndefined()
  await page.evaluate(() =>
    (window as unknown as { vitrine_consent: { set: (to: object) => void } }).vitrine_consent.set({
      statistics: true,
      marketing: false,
    }),
  )
  await ran(page, 'moreRuns')
  expect(visit.complaints).toEqual([])
  expect(await policyOf('/')).toContain(outside.origin)
  expect(await policyOf('/')).not.toContain('trusted-types')
  for (const path of ['/loja/', '/cart/', '/minha-conta/']) {
    expect(await policyOf(path)).not.toContain(outside.origin)
    expect(await policyOf(path)).toContain("require-trusted-types-for 'script'; trusted-types fragments")
  }
  await visit.close()
})
