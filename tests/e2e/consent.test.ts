import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { aConsentShop, type ConsentShop, fieldsOf } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

let at: ConsentShop
beforeAll(async () => void (at = await aConsentShop()))
afterAll(() => at.close())

const banner = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Preferências de cookies' })
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click()
const openPreferences = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click()
  await dialog(page).waitFor()
}
const ledger = () => at.shop.db.selectFrom('consents').selectAll().orderBy('id', 'desc').execute()

test('[ATTR-8] where the shop asks first, nothing is kept before the choice; accepting fills everything', async () => {
  await at.set({ mode: 'opt-in' })
  const { page, cookies, complaints, close } = await at.visit('/?utm_source=news')
  await banner(page).waitFor()
  expect(await cookies('')).toEqual({})
  expect(new Set(Object.values(await fieldsOf(page)))).toEqual(new Set(['']))
  await press(page, 'Aceitar todos')
  await banner(page).waitFor({ state: 'detached' })
  expect(await fieldsOf(page)).toMatchObject({ source_type: 'utm', utm_source: 'news' })
  expect(Object.keys(await cookies())).toHaveLength(7)
  expect(complaints).toEqual([])
  await close()
})

test('[ATTR-8] who refuses is not followed, and not asked again', async () => {
  await at.set({ mode: 'opt-in' })
  const { page, open, cookies, close } = await at.visit('/?utm_source=news')
  await press(page, 'Rejeitar não necessários')
  await banner(page).waitFor({ state: 'detached' })
  const next = await open('/loja/?utm_source=news')
  await next.page.waitForLoadState('networkidle')
  expect(await banner(next.page).count()).toBe(0)
  expect(await cookies()).toEqual({})
  expect((await fieldsOf(next.page)).utm_source).toBe('')
  await close()
})

test('[ATTR-8] [CORE-4] a choice in one tab is heard in the other when the visitor comes back to it', async () => {
  await at.set({ mode: 'opt-in' })
  const { page, open, cookies, close } = await at.visit('/?utm_source=news')
  await banner(page).waitFor()
  const other = await open('/loja/')
  await press(other.page, 'Aceitar todos')
  await banner(other.page).waitFor({ state: 'detached' })
  await cookies()
  expect(await banner(page).count()).toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await banner(page).waitFor({ state: 'detached' })
  await eventually('the first tab follows the visit', async () => (await fieldsOf(page)).utm_source === 'news')
  await close()
})

test('[ATTR-4] [ATTR-8] where the shop only informs, a visit is followed until it is refused; then cookies and fields are gone', async () => {
  await at.set({ mode: 'opt-out' })
  const { page, cookies, close } = await at.visit('/?utm_source=news')
  expect((await fieldsOf(page)).utm_source).toBe('news')
  expect(Object.keys(await cookies())).toHaveLength(7)
  await press(page, 'Rejeitar não necessários')
  await banner(page).waitFor({ state: 'detached' })
  expect(await cookies()).toEqual({})
  expect(new Set(Object.values(await fieldsOf(page)))).toEqual(new Set(['']))
  await close()
})

test('[ATTR-8] no script can follow a visitor who refused', async () => {
  await at.set({ mode: 'opt-out' })
  const { page, cookies, close } = await at.visit('/?utm_source=news')
  await press(page, 'Rejeitar não necessários')
  await banner(page).waitFor({ state: 'detached' })
  await page.evaluate(() => {
    const { wc_order_attribution: tracking } = window as unknown as {
      wc_order_attribution: Record<'setOrderTracking' | 'setAllowTrackingConsent', (allow: boolean) => void>
    }
    tracking.setOrderTracking(true)
    tracking.setAllowTrackingConsent(true)
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: 'allow' } }))
  })
  expect(await cookies()).toEqual({})
  expect((await fieldsOf(page)).utm_source).toBe('')
  await close()
})

test('[ATTR-8] the choice can be changed from the footer, by keyboard alone, and withdrawn as easily', async () => {
  await at.set({ mode: 'opt-in' })
  const { page, cookies, complaints, close } = await at.visit('/?utm_source=news')
  await press(page, 'Aceitar todos')
  await banner(page).waitFor({ state: 'detached' })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' })
  await link.focus()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  const box = (name: string) => dialog(page).getByRole('checkbox', { name })
  expect(await box('Necessários').isDisabled()).toBe(true)
  expect(await Promise.all(['Necessários', 'Estatísticas', 'Marketing'].map((name) => box(name).isChecked()))).toEqual([
    true,
    true,
    true,
  ])
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(Object.keys(await cookies())).toHaveLength(7)

  await page.keyboard.press('Enter')
  await box('Marketing').focus()
  await page.keyboard.press('Space')
  await dialog(page).getByRole('button', { name: 'Salvar preferências' }).press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await cookies()).toEqual({})
  expect((await fieldsOf(page)).utm_source).toBe('')
  await openPreferences(page)
  expect([await box('Estatísticas').isChecked(), await box('Marketing').isChecked()]).toEqual([true, false])
  expect(complaints).toEqual([])
  await close()
})

test('[ATTR-8] each choice is in the ledger with version and time, under the receipt that only the browser knows', async () => {
  await at.set({ mode: 'opt-in', version: 7 })
  const before = (await ledger()).length
  const { page, cookies, close } = await at.visit('/')
  await banner(page).getByRole('button', { name: 'Gerenciar' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Estatísticas' }).check()
  await dialog(page).getByRole('button', { name: 'Salvar preferências' }).click()
  await banner(page).waitFor({ state: 'detached' })
  await eventually('the first choice is written down', async () => (await ledger()).length === before + 1)
  await openPreferences(page)
  await dialog(page).getByRole('button', { name: 'Rejeitar não necessários' }).click()
  await eventually('both choices are written down', async () => (await ledger()).length === before + 2)
  const { vitrine_consent: cookie } = await cookies('vitrine_consent')
  const [version, seconds, allowed, receipt] = cookie!.split('.')
  expect([version, allowed]).toEqual(['1-7', ''])
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(120)
  const [second, first] = await ledger()
  const common = { version: '1-7', receipt, method: 'preferences', session_hash: null, marketing: false }
  expect(first).toMatchObject({ ...common, statistics: true })
  expect(second).toMatchObject({ ...common, statistics: false })
  await close()
})

test('[ATTR-8] when the merchant asks for something new, everybody is asked again and a refusal holds meanwhile', async () => {
  await at.set({ mode: 'opt-out', version: 11 })
  const { page, open, cookies, close } = await at.visit('/?utm_source=news')
  await press(page, 'Rejeitar não necessários')
  await banner(page).waitFor({ state: 'detached' })
  await at.set({ mode: 'opt-out', version: 12 })
  const next = await open('/?utm_source=news')
  await banner(next.page).waitFor()
  expect(await cookies()).toEqual({})
  await close()
})

test('[CORE-4] tag managers hear each choice: an event of the shop’s own, the one of consent tools, and Google’s consent mode', async () => {
  await at.set({ mode: 'opt-in' })
  const { page, close } = await at.visit('/')
  await banner(page).waitFor()
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('vitrine_consent', (event) => heard.push((event as CustomEvent).detail))
    document.addEventListener('wp_listen_for_consent_change', (event) => heard.push((event as CustomEvent).detail))
  })
  await openPreferences(page)
  await dialog(page).getByRole('checkbox', { name: 'Estatísticas' }).check()
  await dialog(page).getByRole('button', { name: 'Salvar preferências' }).click()
  await banner(page).waitFor({ state: 'detached' })
  const [heard, commands] = await page.evaluate(() => {
    const told = window as unknown as { heard: unknown[]; dataLayer: ArrayLike<unknown>[] }
    return [told.heard, told.dataLayer.map((command) => [String(command), ...Array.from(command)])] as const
  })
  expect(heard).toEqual([
    expect.objectContaining({ statistics: true, marketing: false, version: expect.any(String), at: expect.any(Number) }),
    { statistics: 'allow', marketing: 'deny' },
  ])
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  const granted = { analytics_storage: 'granted', functionality_storage: 'granted', security_storage: 'granted' }
  expect(commands).toEqual([['[object Arguments]', 'consent', 'update', { ...denied, ...granted }]])
  await close()
})

test.each([360, 1440])(
  '[ATTR-8] on a window of %d px the banner and the preferences are accessible and shift nothing',
  async (width) => {
    await at.set({ mode: 'opt-in' })
    const { page, close } = await at.visit('/', { viewport: { width, height: 740 }, bypassCSP: true, reducedMotion: 'reduce' })
    await banner(page).waitFor()
    expect(await findViolations(page)).toEqual([])
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = (list: PerformanceEntry[]) =>
            resolve(list.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0))
          const observer = new PerformanceObserver((list) => seen(list.getEntries()))
          observer.observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => seen(observer.takeRecords()), 0)))
        }),
    )
    expect(shifted).toBe(0)
    const boxes = await Promise.all(
      (await banner(page).getByRole('button').all()).map(async (button) => (await button.boundingBox())!),
    )
    for (const { x, width: wide, height } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44)
      expect(x + wide).toBeLessThanOrEqual(width)
    }
    await banner(page).getByRole('button', { name: 'Gerenciar' }).click()
    await dialog(page).waitFor()
    expect(await findViolations(page)).toEqual([])
    await close()
  },
)

test('[ATTR-8] the end of the page can be reached under the banner', async () => {
  await at.set({ mode: 'opt-in' })
  const { page, close } = await at.visit('/', { viewport: { width: 360, height: 640 } })
  await banner(page).waitFor()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' })
  await eventually('the last link stands clear of the banner', async () => {
    // Again each time: what comes into view may make the page longer.
    await page.keyboard.press('End')
    const [last, over] = await Promise.all([link.boundingBox(), banner(page).boundingBox()])
    return last!.y + last!.height <= over!.y
  })
  await close()
})

test('[ATTR-8] the page comes first: the banner waits for a sign of life, at most four seconds', async () => {
  await at.set({ mode: 'opt-in' })
  const context = await at.browser.newContext()
  const page = await context.newPage()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(`${at.origin}/`)
  await page.waitForFunction(() => 'vitrine_consent' in window)
  await page.clock.runFor(3_900)
  expect(await banner(page).count()).toBe(0)
  await page.clock.runFor(1_000)
  await banner(page).waitFor()
  await context.close()
})
