import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { box, documentOf, heading, widget } from '#builder/write-document.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'
import { ENTRANCES } from '#builder/motion/entrance.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

const scrolling = { motion_fx_motion_fx_scrolling: 'yes' }
const tall = widget('spacer', { space: 600 })
const NAMES = Object.keys(ENTRANCES).filter((name) => name !== '')

async function aPage(slug: string, document: string) {
  await shop.db
    .insertInto('content')
    .values({ type: 'page', slug, title: slug, status: 'publish', published_at: new Date(0), document })
    .execute()
}

beforeAll(async () => {
  shop = await anOpenShop()
  browser = await launchBrowser({ moves: true })
  const header = documentOf('topo', box({ sticky: 'top' }, heading('Cabeçalho que fica', { header_size: 'div' })))
  await shop.db.updateTable('content').set({ document: header }).where('part', '=', 'header').execute()
  await aPage(
    'entradas',
    documentOf(
      'entradas',
      heading('Logo à vista', { header_size: 'h1', _animation: 'fadeIn', _animation_delay: 20_000 }),
      tall,
      tall,
      heading('Mais abaixo', { _animation: 'fadeInUp', animation_duration: 'fast' }),
      widget('flip-box', { title_text_a: 'Frente', title_text_b: 'Verso', _animation: 'rotateIn' }),
      box({ animation: 'zoomIn' }, widget('button', { text: 'Um botão', link: { url: '/#x' } })),
      tall,
    ),
  )
  await aPage('todas-as-entradas', documentOf('todas', tall, tall, ...NAMES.map((name) => heading(name, { _animation: name }))))
  await aPage(
    'efeitos',
    documentOf(
      'efeitos',
      tall,
      heading('Sobe', { ...scrolling, motion_fx_translateY_effect: 'yes', motion_fx_translateY_speed: 2 }),
      heading('Só no computador', {
        ...scrolling,
        motion_fx_opacity_effect: 'yes',
        motion_fx_range: 'page',
        motion_fx_opacity_affectedRange: { sizes: { start: 0, end: 100 } },
        motion_fx_devices: ['desktop'],
      }),
      tall,
      tall,
    ),
  )
  await aPage(
    'mouse',
    documentOf(
      'mouse',
      tall,
      heading('Segue o mouse', {
        motion_fx_motion_fx_mouse: 'yes',
        motion_fx_mouseTrack_effect: 'yes',
        motion_fx_tilt_effect: 'yes',
      }),
    ),
  )
  await aPage(
    'fixos',
    documentOf(
      'fixos',
      box(
        { flex_direction: 'row' },
        box(
          { _width: 50 },
          heading('Preso em cima', {
            sticky: 'top',
            sticky_offset: 40,
            sticky_offset_mobile: 10,
            sticky_effects_offset: 250,
          }),
        ),
        box({ _width: 50 }, tall, tall),
      ),
      box({}, tall, tall, heading('Preso embaixo', { sticky: 'bottom', sticky_on: ['desktop'] })),
    ),
  )
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  const complaints = listen(page)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(shop.origin + path)
  return { page, complaints, scripts, close: () => context.close() }
}
const element = (page: Page, words: string) => page.locator('.elementor-element', { hasText: words }).last()
const animations = (page: Page, words: string) =>
  element(page, words).evaluate((one) => one.getAnimations().map((running) => (running as CSSAnimation).animationName))
const opacityOf = (one: Locator) => one.evaluate((found) => Number(getComputedStyle(found).opacity))
const scrollDown = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)

test('[MEDIA-5] what is in sight enters when the page arrives; what is below waits, unseen, until it is reached', async () => {
  const { page, complaints, scripts, close } = await visit('/entradas/')
  expect(await animations(page, 'Logo à vista')).toContain('enter-fade')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('motion'))).toEqual([])
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 20)
  await page.locator('html[data-motion="awake"]').waitFor({ state: 'attached' })
  const below = element(page, 'Mais abaixo')
  expect(await below.getAttribute('data-entrance-waits')).toBe('')
  expect(await opacityOf(below)).toBe(0)
  expect(await element(page, 'Logo à vista').getAttribute('data-entrance-waits')).toBeNull()
  await scrollDown(page, 900)
  await eventually('it is seen', async () => (await opacityOf(below)) === 1)
  expect(await below.evaluate((one) => getComputedStyle(one).animationDuration)).toBe('0.75s')
  expect(complaints).toEqual([])
  await close()
})

test('[MEDIA-5] an entrance leaves the inside of its widget alone', async () => {
  const { page, close } = await visit('/entradas/')
  const turned = (side: string) => page.locator(`.elementor-flip-box__${side}`).evaluate((one) => getComputedStyle(one).transform)
  expect(await turned('front')).toBe('none')
  expect(await turned('back')).toContain('matrix3d')
  await close()
})

test('[MEDIA-5] a waiting element comes at once when the keyboard reaches it', async () => {
  const { page, close } = await visit('/entradas/')
  await page.mouse.wheel(0, 20)
  await page.locator('[data-entrance-waits] a').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Um botão' }).evaluate((link) => link.focus({ preventScroll: true }))
  expect(await page.locator('[data-entrance-waits] a').count()).toBe(0)
  await close()
})

test.each([{ javaScriptEnabled: false }, { reducedMotion: 'reduce' as const }])(
  '[MEDIA-5] without scripts, and for who wants little motion, everything simply stands there: %o',
  async (options) => {
    const { page, scripts, close } = await visit('/entradas/', options)
    await page.mouse.wheel(0, 20)
    await eventually('it is there', async () => (await opacityOf(element(page, 'Mais abaixo'))) === 1)
    expect(scripts.filter((url) => url.includes('motion'))).toEqual([])
    await eventually('and rests', async () => (await animations(page, 'Mais abaixo')).length === 0)
    await close()
  },
)

test('scroll effects follow the scroll by style alone, on the devices chosen, and rest for who wants little motion', async () => {
  const { page, scripts, close } = await visit('/efeitos/')
  const moved = () =>
    element(page, 'Sobe').evaluate((one) => Number.parseFloat(getComputedStyle(one).translate.split(' ')[1] ?? '0'))
  const before = await moved()
  await scrollDown(page, 500)
  await eventually('it has gone up', async () => (await moved()) < before - 20)
  const opacity = () => element(page, 'Só no computador').evaluate((one) => Number(getComputedStyle(one).opacity))
  const soFar = await opacity()
  expect(soFar).toBeLessThan(1)
  await scrollDown(page, 5_000)
  await eventually('all of it is seen at the end of the page', async () => (await opacity()) > 0.99)
  expect(scripts.filter((url) => url.includes('motion'))).toEqual([])
  await page.setViewportSize({ width: 700, height: 800 })
  await scrollDown(page, 0)
  await eventually('not on a phone', async () => (await opacity()) === 1)
  await close()
  const calm = await visit('/efeitos/', { reducedMotion: 'reduce' })
  expect(await element(calm.page, 'Sobe').evaluate((one) => getComputedStyle(one).translate)).toBe('none')
  await calm.close()
})

test('a browser whose style sheets cannot follow the scroll gets the script for it', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(() => (CSS.supports = () => false))
  await page.goto(`${shop.origin}/efeitos/`)
  // The style sheet shows this mark where it can't do without the script.
  await page
    .locator('.motion-mark[data-mark="scroll"]')
    .evaluate((mark) => Object.assign((mark as HTMLElement).style, { display: 'block', position: 'fixed' }))
  await page.locator('html[data-motion="awake"]').waitFor({ state: 'attached' })
  const way = () => element(page, 'Sobe').evaluate((one) => Number((one as HTMLElement).style.getPropertyValue('--motion-p')))
  const before = await way()
  await scrollDown(page, 400)
  await eventually('it is further on its way', async () => (await way()) > before)
  await context.close()
})

test('what follows the mouse is told where it is, by a script that comes with the mouse', async () => {
  const { page, scripts, complaints, close } = await visit('/mouse/')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('motion'))).toEqual([])
  await page.mouse.move(100, 100)
  await page.locator('html[data-motion="awake"]').waitFor({ state: 'attached' })
  const value = (name: string) =>
    element(page, 'Segue o mouse').evaluate((one, property) => (one as HTMLElement).style.getPropertyValue(property), name)
  await page.mouse.move(1280 * 0.75, 200)
  await eventually(
    'half the way to the right',
    async () => (await value('--track-x')) === '0.500' && (await value('--track-y')) === '-0.500',
  )
  expect(await value('--tilt-x')).toBe('0.000')
  expect(complaints).toEqual([])
  await close()
})

test('a sticky element stays at its distance inside of its box, and on its devices only', async () => {
  const { page, close } = await visit('/fixos/')
  const topOf = (words: string) => element(page, words).evaluate((one) => Math.round(one.getBoundingClientRect().top))
  await scrollDown(page, 600)
  await eventually('40 px below the top', async () => (await topOf('Preso em cima')) === 40)
  await scrollDown(page, 900)
  const below = () =>
    element(page, 'Preso embaixo').evaluate((one) => Math.round(innerHeight - one.getBoundingClientRect().bottom))
  await eventually('at the lower edge while its box goes on', async () => (await below()) === 0)
  await scrollDown(page, 5_000)
  await eventually('gone with its box', async () => (await topOf('Preso em cima')) < 0)
  await page.setViewportSize({ width: 700, height: 800 })
  await scrollDown(page, 500)
  await eventually('10 px on a phone', async () => (await topOf('Preso em cima')) === 10)
  expect(await element(page, 'Preso embaixo').evaluate((one) => getComputedStyle(one).position)).toBe('relative')
  await close()
})

test('a sticky header accompanies the whole page', async () => {
  const { page, close } = await visit('/fixos/')
  const header = page.locator('header .elementor-sticky')
  for (const top of [0, 700, 1_500]) {
    await scrollDown(page, top)
    await eventually(
      `at the top after ${top} px`,
      async () => (await header.evaluate((one) => Math.round(one.getBoundingClientRect().top))) === 0,
    )
  }
  expect(await page.getByRole('banner').count()).toBe(1)
  await close()
})

test('[MEDIA-5] each of the entrances has a movement of its own', async () => {
  const { page, close } = await visit('/todas-as-entradas/')
  const movements = await page.locator('[data-entrance]').evaluateAll((all) =>
    all.map((one) => {
      one.removeAttribute('data-entrance-waits')
      const [running] = one.getAnimations()
      running!.pause()
      const looks = [0.02, 0.17, 0.34, 0.52, 0.7].map((part) => {
        running!.currentTime = part * Number(running!.effect!.getComputedTiming().duration)
        const { transform, transformOrigin, opacity } = getComputedStyle(one)
        return [transform, transform === 'none' ? '' : transformOrigin, opacity].join(' ')
      })
      return { name: one.getAttribute('data-entrance'), looks: looks.join(' / ') }
    }),
  )
  expect(movements.map(({ name }) => name)).toEqual(NAMES)
  const alike = movements.filter(({ looks }, index) => movements.findIndex((other) => other.looks === looks) !== index)
  expect(alike.map(({ name }) => name)).toEqual([])
  await close()
})

test.each(['no-preference', 'reduce'] as const)(
  'what sticks is told by the classes of the ecosystem once it has left its place (motion: %s)',
  async (reducedMotion) => {
    const { page, scripts, close } = await visit('/fixos/', { reducedMotion })
    const above = element(page, 'Preso em cima')
    const below = element(page, 'Preso embaixo')
    const states = async (one: Locator) =>
      ((await one.getAttribute('class')) ?? '').split(' ').filter((name) => name.startsWith('elementor-sticky--'))
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => url.includes('sticky'))).toEqual([])
    await scrollDown(page, 200)
    await eventually('the upper one is active', async () => (await states(above)).includes('elementor-sticky--active'))
    expect(await states(above)).toEqual(['elementor-sticky--active'])
    await scrollDown(page, 500)
    await eventually('its effects begin 250 px further', async () => (await states(above)).includes('elementor-sticky--effects'))
    await eventually('the lower one is held too', async () => (await states(below)).includes('elementor-sticky--active'))
    await scrollDown(page, 0)
    await eventually('the effects end', async () => !(await states(above)).includes('elementor-sticky--effects'))
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await eventually('the lower one is in its place', async () => (await states(below)).length === 0)
    await close()
  },
)
