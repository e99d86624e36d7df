import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf, heading, widget } from '#builder/write-document.ts'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

const entry = (title: string, children: unknown[] = []) => ({ title, url: `/${title.toLowerCase()}/`, children })
const LONG = Array.from({ length: 40 }, (_, index) => entry(`Item-${index + 1}`))
const MENU = [
  entry('Loja', [entry('Barro', [entry('Canecas', [entry('Azuis')]), entry('Vasos')]), entry('Linho')]),
  entry('Longo', LONG),
  entry('Sobre'),
]

beforeAll(async () => {
  shop = await anOpenShop()
  browser = await launchBrowser({ moves: true })
  await shop.db
    .insertInto('menus')
    .values({ slug: 'teste', name: 'Teste', items: JSON.stringify(MENU) })
    .execute()
  const page = (slug: string, settings: object) => ({
    type: 'page' as const,
    slug,
    title: slug,
    status: 'publish' as const,
    published_at: new Date(0),
    document: documentOf(
      slug,
      heading(slug, { header_size: 'h1' }),
      widget('nav-menu', { menu: 'teste', menu_name: 'Teste', mega: '', ...settings }),
    ),
  })
  await shop.db
    .insertInto('content')
    .values([page('menu', {}), page('menu-clique', { submenu_trigger: 'click' }), page('menu-largo', { mega: 'yes' })])
    .execute()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** Menus wake at the first sign of a person. */
async function menusAwake(page: Page) {
  await page.keyboard.press('Shift')
  await page.locator('html[data-menus="awake"]').waitFor({ state: 'attached' })
}

async function aVisitor({
  path = '/menu/',
  awake = true,
  ...options
}: BrowserContextOptions & { path?: string; awake?: boolean } = {}) {
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 1280, height: 700 }, ...options })
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto(shop.origin + path)
  if (awake) await menusAwake(page)
  return { page, complaints, close: () => context.close() }
}
const menu = (page: Page) => page.locator('main nav.elementor-nav-menu--main > ul')
const link = (page: Page, name: string) => menu(page).locator('a', { hasText: new RegExp(`^${name}$`) })
const subOf = (page: Page, name: string) => menu(page).locator(`li:has(> a:text-is("${name}")) > .sub-menu`)

/** As a hand does it: a line of small steps, the last ones over the entry. */
async function pointAt(page: Page, name: string) {
  const box = (await link(page, name).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x - 6, y)
  await page.mouse.move(x - 3, y)
  await page.mouse.move(x, y)
}
/** Notes when things happened, by the page's own clock. */
async function noteTimes(page: Page) {
  await page.evaluate(() => {
    const times: Record<string, number> = {}
    Object.assign(globalThis, { times })
    const root = document.querySelector('main nav.elementor-nav-menu--main > ul')!
    for (const name of ['mouseenter', 'show', 'hide']) {
      root.addEventListener(`${name}.smapi`, () => (times[name] = performance.now()))
    }
    root.addEventListener('mouseleave', () => (times.left = performance.now()))
  })
  return async () => await page.evaluate(() => (globalThis as unknown as { times: Record<string, number> }).times)
}

test('[NAV-1] the toggle is active or not, says so, and hides the dropdown from everybody while it is closed', async () => {
  const { page, close } = await aVisitor({ viewport: { width: 390, height: 800 } })
  const toggle = page.locator('main .elementor-menu-toggle')
  const dropdown = page.locator('main nav.elementor-nav-menu--dropdown')
  const state = async () => [
    await toggle.getAttribute('aria-expanded'),
    (await toggle.getAttribute('class'))?.includes('elementor-active'),
    await dropdown.getAttribute('aria-hidden'),
    await dropdown.getAttribute('hidden'),
  ]
  expect(await state()).toEqual(['false', false, 'true', ''])
  await toggle.click()
  await dropdown.getByRole('link', { name: 'Sobre' }).waitFor()
  expect(await state()).toEqual(['true', true, 'false', null])
  await page.keyboard.press('Escape')
  await dropdown.waitFor({ state: 'hidden' })
  expect(await state()).toEqual(['false', false, 'true', ''])
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)
  await close()
})

test('[NAV-1] an open sheet does not wait behind a window that was made wide', async () => {
  const { page, close } = await aVisitor({ viewport: { width: 390, height: 800 } })
  await page.locator('main .elementor-menu-toggle').click()
  await page.locator('main .elementor-menu-toggle[aria-expanded="true"]').waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('main .elementor-menu-toggle[aria-expanded="false"]').waitFor({ state: 'attached' })
  await close()
})

test('[NAV-2] a sub-menu shows 250 ms after the pointer rests on its entry and hides 500 ms after it has left', async () => {
  const { page, close } = await aVisitor()
  const times = await noteTimes(page)
  await pointAt(page, 'Loja')
  await subOf(page, 'Loja').waitFor()
  expect(await link(page, 'Loja').getAttribute('aria-expanded')).toBe('true')
  expect(await link(page, 'Loja').getAttribute('class')).toContain('highlighted')
  await page.mouse.move(600, 500)
  await subOf(page, 'Loja').waitFor({ state: 'hidden' })
  const { mouseenter = 0, show = 0, left = 0, hide = 0 } = await times()
  expect(show - mouseenter).toBeGreaterThanOrEqual(249)
  expect(hide - left).toBeGreaterThanOrEqual(499)
  await close()
})

test('[NAV-2] the first hover opens after 250 ms as well, however early the script comes; closed entries say so before it', async () => {
  const { page, close } = await aVisitor({ awake: false })
  expect(await link(page, 'Loja').getAttribute('aria-expanded')).toBe('false')
  expect(await link(page, 'Loja').getAttribute('aria-haspopup')).toBe('true')
  expect(await link(page, 'Sobre').getAttribute('aria-expanded')).toBeNull()
  const opened = page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const item = document.querySelector('main nav.elementor-nav-menu--main > ul > li')!
        const sub = item.querySelector('.sub-menu')!
        item.addEventListener(
          'mouseenter',
          () => {
            const start = performance.now()
            const look = () =>
              getComputedStyle(sub).visibility === 'visible' ? tell(performance.now() - start) : requestAnimationFrame(look)
            look()
          },
          { once: true },
        )
      }),
  )
  await pointAt(page, 'Loja')
  // The browser draws every sixtieth of a second.
  expect(await opened).toBeGreaterThanOrEqual(250 - 17)
  await close()
})

test('[NAV-2] a sub-menu fades for 200 ms, is at least 10em and at most 20em wide, and does not fade for those who want no motion', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page, close } = await aVisitor({ reducedMotion })
    const measured = await page.evaluate(async () => {
      const root = document.querySelector<HTMLElement>('main nav.elementor-nav-menu--main > ul')!
      const sub = root.querySelector<HTMLElement>('.sub-menu')!
      const shown = new Promise<number[]>((tell) => {
        root.addEventListener('show.smapi', () =>
          tell(sub.getAnimations().map((fade) => Number(fade.effect?.getTiming().duration))),
        )
      })
      const act = root as HTMLElement & { smartmenus: (name: string, item: Element) => void }
      act.smartmenus('itemActivate', root.querySelector('a')!)
      const { fontSize, minInlineSize, maxInlineSize } = getComputedStyle(sub)
      const em = Number.parseFloat(fontSize)
      return { fades: await shown, least: Number.parseFloat(minInlineSize) / em, most: Number.parseFloat(maxInlineSize) / em }
    })
    expect(measured).toEqual({ fades: reducedMotion === 'reduce' ? [] : [200], least: 10, most: 20 })
    await close()
  }
})

test('[NAV-2] a sub-menu opens and closes by a click on its arrow, closes on Esc, on a click elsewhere and on resize', async () => {
  const { page, close } = await aVisitor()
  const arrow = menu(page).getByLabel('Submenu de Loja')
  const sub = subOf(page, 'Loja')
  await arrow.click()
  await sub.waitFor()
  await arrow.click()
  await sub.waitFor({ state: 'hidden' })
  await arrow.click()
  await sub.waitFor()
  await page.keyboard.press('Escape')
  await sub.waitFor({ state: 'hidden' })
  await arrow.click()
  await sub.waitFor()
  await page.mouse.click(600, 500)
  await sub.waitFor({ state: 'hidden' })
  await arrow.click()
  await sub.waitFor()
  await page.setViewportSize({ width: 1300, height: 700 })
  await sub.waitFor({ state: 'hidden' })
  expect(await sub.getAttribute('aria-hidden')).toBe('true')
  await close()
})

test('[NAV-2] set to open by click, the pointer alone opens nothing; the first click opens, the second follows', async () => {
  const { page, close } = await aVisitor({ path: '/menu-clique/' })
  const times = await noteTimes(page)
  await pointAt(page, 'Loja')
  await expect.poll(async () => Object.keys(await times())).toContain('mouseenter')
  await link(page, 'Loja').click()
  await subOf(page, 'Loja').waitFor()
  const { mouseenter = 0, show = 0 } = await times()
  expect(show).toBeGreaterThan(mouseenter)
  expect(page.url()).toContain('/menu-clique/')
  await link(page, 'Loja').click()
  await page.waitForURL(`${shop.origin}/loja/`)
  await close()
})

test('[NAV-3] a sub-menu taller than the window scrolls in steps of 30 px, by the wheel and by its arrows', async () => {
  const { page, close } = await aVisitor()
  await pointAt(page, 'Longo')
  const sub = subOf(page, 'Longo')
  await sub.waitFor()
  const box = (await sub.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(700.5)
  const scrolled = () => sub.evaluate((element) => element.scrollTop)
  await page.mouse.move(box.x + 40, box.y + 100)
  await page.mouse.wheel(0, 120)
  await expect.poll(scrolled).toBe(30)
  await page.mouse.wheel(0, 120)
  await expect.poll(scrolled).toBe(60)
  await page.mouse.wheel(0, -120)
  await expect.poll(scrolled).toBe(30)
  const down = menu(page).locator('.scroll-down:visible')
  await down.hover()
  await expect.poll(scrolled).toBeGreaterThan(60)
  expect((await scrolled()) % 30).toBe(0)
  await expect.poll(() => down.count()).toBe(0)
  expect(await link(page, 'Item-40').isVisible()).toBe(true)
  await close()
})

test('[NAV-4] every entry of three levels is reached and followed by keys alone, and Esc gives the focus back', async () => {
  const { page, close } = await aVisitor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await link(page, 'Loja').focus()
  await page.keyboard.press('Space')
  await subOf(page, 'Loja').waitFor()
  expect(await focused()).toBe('Loja')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Barro')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Azuis')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe('Canecas')
  await page.keyboard.press('End')
  expect(await focused()).toBe('Vasos')
  await page.keyboard.press('Escape')
  expect(await focused()).toBe('Loja')
  await subOf(page, 'Loja').waitFor({ state: 'hidden' })
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Longo')
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe('Item-40')
  expect(await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Sobre')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${shop.origin}/sobre/`)
  await close()
})

test('[NAV-4] a finger opens by its first tap and follows by its second; a tap elsewhere closes', async () => {
  const { page, close } = await aVisitor({ hasTouch: true })
  await link(page, 'Loja').tap()
  await subOf(page, 'Loja').waitFor()
  await page.touchscreen.tap(600, 500)
  await subOf(page, 'Loja').waitFor({ state: 'hidden' })
  await link(page, 'Loja').tap()
  await link(page, 'Barro').tap()
  await subOf(page, 'Barro').waitFor()
  expect(page.url()).toContain('/menu/')
  await link(page, 'Barro').tap()
  await page.waitForURL(`${shop.origin}/barro/`)
  await close()
})

test('[NAV-5] a popup without its option and options that are no JSON are told to the developer, and the menu works on', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 700 } })
  const page = await context.newPage()
  const complaints = listen(page)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.route(`${shop.origin}/menu/`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<h1', '<ul data-sm-options="{nonsense"></ul><h1')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${shop.origin}/menu/`)
  await menusAwake(page)
  await expect.poll(() => alerts).toHaveLength(1)
  expect(alerts[0]).toContain('invalid "data-sm-options" attribute value syntax')
  await menu(page).evaluate((root) =>
    (root as HTMLElement & { smartmenus: (name: string, ...given: number[]) => void }).smartmenus('popupShow', 10, 10),
  )
  expect(alerts[1]).toContain('set the isPopup:true option')
  expect(complaints.filter((text) => text.startsWith('error: '))).toHaveLength(2)
  await pointAt(page, 'Loja')
  await subOf(page, 'Loja').waitFor()
  await context.close()
})

test('scripts hear what a menu does, through jQuery too, and may cancel it', async () => {
  const { page, close } = await aVisitor()
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(globalThis, {
      told,
      jQuery: () => ({ triggerHandler: (name: string) => (told.push(`jquery ${name}`), name !== 'beforehide.smapi') }),
    })
    const root = document.querySelector('main nav.elementor-nav-menu--main > ul')!
    for (const name of ['activate', 'beforefirstshow', 'beforeshow', 'show', 'beforehide', 'hide']) {
      root.addEventListener(`${name}.smapi`, (event) =>
        told.push(`${name} ${((event as CustomEvent<Element>).detail as HTMLElement).tagName}`),
      )
    }
  })
  await menu(page).getByLabel('Submenu de Loja').click()
  await subOf(page, 'Loja').waitFor()
  await page.keyboard.press('Escape')
  expect(await subOf(page, 'Loja').isVisible()).toBe(true)
  const told = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
  expect(told.filter((one) => !/jquery|focus|blur|mouse/.test(one))).toEqual([
    'activate A',
    'beforefirstshow UL',
    'beforeshow UL',
    'show UL',
    'beforehide UL',
  ])
  expect(told).toContain('jquery show.smapi')
  await close()
})

test('[CORE-5, NAV-4] without scripts sub-menus open for the pointer and for keys, and the phone’s sheet unfolds', async () => {
  const { page, close } = await aVisitor({ javaScriptEnabled: false, awake: false })
  await link(page, 'Loja').hover()
  await subOf(page, 'Loja').waitFor()
  await page.mouse.move(600, 500)
  await subOf(page, 'Loja').waitFor({ state: 'hidden' })
  await menu(page).getByLabel('Submenu de Loja').focus()
  await page.keyboard.press('Enter')
  await subOf(page, 'Loja').waitFor()
  await close()
  const phone = await aVisitor({ javaScriptEnabled: false, awake: false, viewport: { width: 390, height: 800 } })
  await phone.page.locator('main .elementor-menu-toggle').click()
  const sheet = phone.page.locator('main nav.elementor-nav-menu--dropdown')
  await sheet.getByRole('link', { name: 'Sobre' }).waitFor()
  expect(await sheet.getAttribute('aria-hidden')).toBe(null)
  await phone.close()
})

test('open menus have no accessibility violation and put nothing outside of the window', async () => {
  for (const path of ['/menu/', '/menu-largo/']) {
    const { page, close } = await aVisitor({ path, bypassCSP: true })
    await pointAt(page, 'Loja')
    await subOf(page, 'Loja').waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await close()
  }
  const { page, close } = await aVisitor({ viewport: { width: 360, height: 700 }, bypassCSP: true })
  await page.locator('main .elementor-menu-toggle').click()
  await page.locator('main .elementor-menu-toggle[aria-expanded="true"]').waitFor()
  expect(await findViolations(page)).toEqual([])
  await close()
})
