import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heading, widget } from '#builder/write-document.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aPopupShop, linkTo, type PopupShop, popupsAsked, settled, watching } from '#tests/support/popup-shop.ts'

let at: PopupShop
beforeAll(async () => void (at = await aPopupShop()))
afterAll(() => at.close())

type Opened = Pick<Awaited<ReturnType<PopupShop['visit']>>, 'page' | 'asked' | 'dialog'>
/** Whether the popup came: the moment its trigger fires its content is asked for. */
const comes = async ({ page, asked, dialog }: Opened) => {
  await page.locator('h1').first().click()
  await settled(page)
  const came = asked.some((path) => /^\/popup\/\d+\/$/.test(path))
  if (came) await dialog.waitFor()
  return came
}
/** A popup that comes with the first click, if its timing lets it. */
const onClick = (timing: object, settings: object = {}) => ({ triggers: { click: 'yes', click_times: 1 }, timing, ...settings })

test('[POPUP-3] pages are counted from the first one on which it was checked', async () => {
  const place = await at.page()
  const { id } = await at.popup(onClick({ page_views: 'yes', page_views_views: 2 }), place)
  const visit = await at.visit(place.path)
  const came = [await comes(visit), await comes(await visit.open(place.path)), await comes(await visit.open(place.path))]
  expect(came).toEqual([false, false, true])
  const memory = await visit.page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}') as Record<string, unknown>)
  expect(memory).toMatchObject({ pageViews: 3, [`popup_${id}_page_views_initialPageViews`]: 1, [`popup_${id}_times`]: 1 })
  await visit.close()
})

test('[POPUP-3] a visit counts once for each session of the browser, however many pages it has', async () => {
  const place = await at.page()
  const { id } = await at.popup(onClick({ sessions: 'yes', sessions_sessions: 1 }), place)
  const visit = await at.visit(place.path)
  expect(await comes(visit)).toBe(false)
  await visit.page.reload()
  await watching(visit.page)
  expect(await comes(visit)).toBe(false)
  const next = await visit.open(place.path)
  expect(await comes(next)).toBe(true)
  const memory = await next.page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}') as Record<string, unknown>)
  expect(memory).toMatchObject({ pageViews: 3, sessions: 2, [`popup_${id}_sessions_initialSessions`]: 1 })
  await visit.close()
})

test.each([
  ['open', [true, false]],
  ['close', [true, true, false]],
])('[POPUP-3] a popup for one time, counted on %s, comes on the visits %j', async (times_count, expected) => {
  const place = await at.page()
  await at.popup(onClick({ times: 'yes', times_times: 1, times_count }), place)
  const visit = await at.visit(place.path)
  const came: boolean[] = []
  for (const _visit of expected) {
    const next = await visit.open(place.path)
    came.push(await comes(next))
    // The first visitor goes away with the popup open; the second closes it.
    if (came.length === 2 && came[1]) {
      await next.page.keyboard.press('Escape')
      await next.dialog.waitFor({ state: 'detached' })
    }
  }
  expect(came).toEqual(expected)
  await visit.close()
})

test.each([
  [360, ['mobile'], true],
  [360, ['desktop', 'tablet'], false],
  [900, ['tablet'], true],
  [1440, ['desktop'], true],
])('[POPUP-3] on a window of %d px a popup for %j comes: %s', async (width, devices, came) => {
  const place = await at.page()
  await at.popup(onClick({ devices: 'yes', devices_devices: devices }), place)
  const visit = await at.visit(place.path, { viewport: { width, height: 800 } })
  expect(await comes(visit)).toBe(came)
  await visit.close()
})

test.each([
  [{ sources: 'yes', sources_sources: ['external'] }, undefined, false],
  [{ sources: 'yes', sources_sources: ['external'] }, 'https://blog.example/', true],
  [{ sources: 'yes', sources_sources: ['search'] }, 'https://www.google.com/', true],
  [{ sources: 'yes', sources_sources: ['internal'] }, 'https://www.google.com/', false],
  [{ url: 'yes', url_action: 'show', url_url: 'blog' }, 'https://blog.example/', true],
  [{ url: 'yes', url_action: 'hide', url_url: 'blog' }, 'https://blog.example/', false],
  [{ url: 'yes', url_action: 'regex', url_url: '^https://(blog|carta)\\.' }, 'https://carta.example/', true],
  [{ url: 'yes', url_action: 'regex', url_url: '^https://(blog|carta)\\.' }, 'https://outro.example/', false],
  [{ browsers: 'yes', browsers_browsers: 'custom', browsers_browsers_options: ['chrome'] }, undefined, true],
  [{ browsers: 'yes', browsers_browsers: 'custom', browsers_browsers_options: ['firefox'] }, undefined, false],
])('[POPUP-3] with %j a visitor who comes from %s sees it: %s', async (timing, referer, came) => {
  const place = await at.page()
  await at.popup(onClick(timing), place)
  const visit = await at.visit(place.path, { referer })
  expect(await comes(visit)).toBe(came)
  await visit.close()
})

test('[POPUP-3] who is signed in is asked only for a popup that depends on it, and the answer is nobody else’s', async () => {
  const [forGuests, forAll] = [await at.page(), await at.page()]
  await at.popup(onClick({ logged_in: 'yes', logged_in_users: 'custom', logged_in_roles: ['customer'] }), forGuests)
  await at.popup(onClick({}), forAll)
  const made = await createAccounts({ db: at.shop.db }).create({
    login: 'dora',
    email: 'dora@loja.example',
    displayName: 'Dora',
    password: 'um canário canta',
    roles: ['customer'],
  })
  if (!made.ok) throw new Error(made.problem)
  const { token } = await createSessions({ db: at.shop.db }).open(made.user)
  const cookie = { name: 'vitrine_session', value: token, domain: '127.0.0.1', path: '/', expires: -1 }
  const cookies = [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
  const signedIn = { storageState: { cookies, origins: [] } }

  const guest = await at.visit(forGuests.path)
  expect(await comes(guest)).toBe(true)
  const customer = await at.visit(forGuests.path, signedIn)
  expect(await comes(customer)).toBe(false)
  expect(popupsAsked(customer.asked)).toEqual(['/popup/visitor/'])
  const elsewhere = await at.visit(forAll.path, signedIn)
  expect(await comes(elsewhere)).toBe(true)
  expect(popupsAsked(elsewhere.asked)).not.toContain('/popup/visitor/')
  for (const one of [guest, customer, elsewhere]) await one.close()

  const answer = await at.shop.get('/popup/visitor/', { cookie: `vitrine_session=${token}` })
  expect(answer.json()).toEqual({ roles: ['customer'] })
  expect(answer.headers['cache-control']).toContain('no-store')
  expect((await at.shop.get('/popup/visitor/')).json()).toEqual({ roles: null })
})

test('[POPUP-5] «Não mostrar novamente» keeps it away on later visits; who asks for it still gets it', async () => {
  const place = await at.page()
  const never = widget('button', {
    text: 'Não mostrar novamente',
    link: { url: linkTo('popup:close', { do_not_show_again: 'yes' }) },
  })
  const { id } = await at.popup(onClick({}, { open_selector: '[href="#oferta"]' }), place, {
    elements: [heading('Oferta'), never],
  })
  const visit = await at.visit(place.path)
  expect(await comes(visit)).toBe(true)
  await visit.dialog.getByRole('link', { name: 'Não mostrar novamente' }).click()
  await visit.dialog.waitFor({ state: 'detached' })
  const later = await visit.open(place.path)
  expect(await comes(later)).toBe(false)
  expect(await later.page.evaluate(() => localStorage.getItem('elementor'))).toContain(`"popup_${id}_disable":true`)
  await later.page.getByRole('link', { name: 'Abrir a oferta' }).click()
  await later.dialog.waitFor()
  await visit.close()
})

test.each([
  ['yes', ['Primeira']],
  ['', ['Primeira', 'Segunda']],
])('[POPUP-5] after another popup, one with avoid_multiple_popups «%s» leaves these on the page: %j', async (avoid, expected) => {
  const place = await at.page()
  await at.popup(onClick({}), place, { title: 'Primeira' })
  await at.popup({ triggers: { exit_intent: 'yes' }, avoid_multiple_popups: avoid }, place, { title: 'Segunda' })
  const visit = await at.visit(place.path)
  expect(await comes(visit)).toBe(true)
  await visit.page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 })))
  await eventually('as many as are expected were asked for', () => popupsAsked(visit.asked).length === expected.length)
  await visit.page
    .locator('dialog')
    .nth(expected.length - 1)
    .waitFor()
  expect(await visit.page.locator('dialog').evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(expected)
  await visit.close()
})

describe('what a merchant got wrong', () => {
  test('[POPUP-7] a selector that no browser can read is silently ignored: the other triggers still work', async () => {
    const place = await at.page()
    const broken = {
      open_selector: '[[[',
      triggers: { scrolling_to: 'yes', scrolling_to_selector: '##', click: 'yes', click_times: 1 },
    }
    await at.popup(broken, place)
    const visit = await at.visit(place.path)
    expect(await comes(visit)).toBe(true)
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  test.each(['(', '(?=.)', 'x'.repeat(201)])(
    '[POPUP-7] with the expression %s the popup stays away, silently',
    async (url_url) => {
      const place = await at.page()
      await at.popup(onClick({ url: 'yes', url_action: 'regex', url_url }), place)
      const visit = await at.visit(place.path, { referer: 'https://blog.example/' })
      expect(await comes(visit)).toBe(false)
      expect(visit.complaints).toEqual([])
      await visit.close()
    },
  )

  test('[POPUP-7] a hostile expression hangs neither the page nor the server', async () => {
    const place = await at.page()
    await at.popup(onClick({ url: 'yes', url_action: 'regex', url_url: '/(a+)+$' }), place)
    const started = performance.now()
    const visit = await at.visit(place.path, { referer: `${at.origin}/${'a'.repeat(60)}!` })
    expect(await visit.page.evaluate(() => document.referrer)).toMatch(/a{60}!$/)
    expect(await comes(visit)).toBe(false)
    expect(performance.now() - started).toBeLessThan(15_000)
    await visit.close()
  })
})
