import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'

let site: GallerySite
let browser: Browser

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser({ moves: true })
  await site.gallery('slides')
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** The three demos: pictures that turn for ever every 6 s, notices that fade to an end every 5 s, a story at the reader's pace. */
const [PICTURES, NOTICES, STORY] = ['demo0', 'demo1', 'demo2'] as const

/** A visit whose clock stands still and moves only when it is told to; every slider is in view and awake. */
async function visit(options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 }, ...options })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(`${site.origin}/slides/`)
  await eventually('every slider is awake', async () => (await page.locator('[data-awake]').count()) === 3)
  await page.clock.runFor(50)
  return page
}
const slider = (page: Page, demo: string) => page.locator(`[data-id="${demo}"] .carousel`)
const shown = (page: Page, demo: string) => slider(page, demo).locator('.swiper-slide-active').getAttribute('aria-label')
const shows = (page: Page, demo: string, label: string) =>
  eventually(`${demo} shows ${label}`, async () => (await shown(page, demo)) === label)
const left = (page: Page, demo: string, slide: number) =>
  page.evaluate(
    ([id, index]) => {
      const viewport = document.querySelector(`[data-id="${id}"] .carousel-viewport`)!
      return (
        viewport.querySelectorAll('.swiper-slide')[Number(index)]!.getBoundingClientRect().left -
        viewport.getBoundingClientRect().left
      )
    },
    [demo, slide] as const,
  )
/** Time for React and the browser's observers, which no fake clock holds back. */
const isTurning = (page: Page, demo: string, turning: boolean) =>
  eventually(
    `${demo} ${turning ? 'turns' : 'rests'}`,
    async () => (await slider(page, demo).locator('[data-turning]').count()) === (turning ? 1 : 0),
  )

test('[SLIDE-1] slides turn by themselves after autoplay_speed, for ever when infinite', async () => {
  const page = await visit()
  await isTurning(page, PICTURES, true)
  await page.clock.runFor(5_900)
  expect(await shown(page, PICTURES)).toBe('1 de 3')
  await page.clock.runFor(200)
  await shows(page, PICTURES, '2 de 3')
  for (const next of ['3 de 3', '1 de 3', '2 de 3']) {
    await page.clock.runFor(6_300)
    await shows(page, PICTURES, next)
  }
  await page.close()
})

test('[SLIDE-1] a turn takes 300 ms where no other speed is set', async () => {
  const page = await visit()
  await slider(page, STORY).getByRole('button', { name: 'Próximo slide' }).click()
  await shows(page, STORY, '2 de 4')
  await page.clock.runFor(150)
  const half = await left(page, STORY, 1)
  expect(half).toBeGreaterThan(5)
  expect(half).toBeLessThan(900)
  await page.clock.runFor(160)
  expect(await left(page, STORY, 1)).toBeCloseTo(0, 0)
  await page.close()
})

test('[SLIDE-1] autoplay stops on the last slide when it is not infinite, and can be started again', async () => {
  const page = await visit()
  await isTurning(page, NOTICES, true)
  await page.clock.runFor(5_050)
  await shows(page, NOTICES, '2 de 3')
  await page.clock.runFor(5_650)
  await shows(page, NOTICES, '3 de 3')
  await isTurning(page, NOTICES, false)
  await page.clock.runFor(30_000)
  expect(await shown(page, NOTICES)).toBe('3 de 3')
  await slider(page, NOTICES).getByRole('button', { name: 'Iniciar apresentação' }).click()
  await shows(page, NOTICES, '1 de 3')
  await page.close()
})

test('[SLIDE-1] navigation may be arrows and dots, or dots alone; a fading slide takes the place of the one before', async () => {
  const page = await visit()
  expect(await slider(page, PICTURES).getByRole('button', { name: /slide/i }).count()).toBe(5)
  expect(await slider(page, NOTICES).getByRole('button', { name: 'Próximo slide' }).count()).toBe(0)
  await slider(page, NOTICES).getByRole('button', { name: 'Ir para o slide 3' }).click()
  await shows(page, NOTICES, '3 de 3')
  expect(await left(page, NOTICES, 0)).toBe(0)
  expect(await left(page, NOTICES, 2)).toBe(0)
  const faded = (slide: number) =>
    slider(page, NOTICES)
      .locator('.swiper-slide')
      .nth(slide)
      .evaluate((element) => getComputedStyle(element).opacity)
  await eventually('the third has faded in', async () => (await faded(2)) === '1' && (await faded(0)) === '0')
  await page.close()
})

test('[SLIDE-1] at the ends of a slider that is not infinite the arrows lead nowhere', async () => {
  const page = await visit()
  const previous = slider(page, STORY).getByRole('button', { name: 'Slide anterior' })
  expect(await previous.getAttribute('aria-disabled')).toBe('true')
  await previous.click({ force: true })
  expect(await shown(page, STORY)).toBe('1 de 4')
  const infinite = slider(page, PICTURES).getByRole('button', { name: 'Slide anterior' })
  await infinite.click()
  await shows(page, PICTURES, '3 de 3')
  await page.close()
})

test('[SLIDE-1] a mouse that rests on it pauses it, a press on a dot stops it', async () => {
  const page = await visit()
  await isTurning(page, PICTURES, true)
  await slider(page, PICTURES).hover()
  await isTurning(page, PICTURES, false)
  await page.clock.runFor(20_000)
  expect(await shown(page, PICTURES)).toBe('1 de 3')
  await page.mouse.move(0, 0)
  await isTurning(page, PICTURES, true)
  await slider(page, PICTURES).getByRole('button', { name: 'Ir para o slide 2' }).click()
  await shows(page, PICTURES, '2 de 3')
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  expect(await shown(page, PICTURES)).toBe('2 de 3')
  await slider(page, PICTURES).getByRole('button', { name: 'Iniciar apresentação' }).waitFor()
  await page.close()
})

test('[SLIDE-1] a pull turns it, and the slide follows the hand', async () => {
  const page = await visit()
  const box = (await slider(page, STORY).locator('.carousel-viewport').boundingBox())!
  await page.mouse.move(box.x + 800, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 400, box.y + 110, { steps: 4 })
  expect(await left(page, STORY, 0)).toBeCloseTo(-400, 0)
  await page.mouse.up()
  await shows(page, STORY, '2 de 4')
  await page.close()
})

test('[SLIDE-1] a pull that begins and ends on a link turns the slide and opens nothing; a plain press opens it', async () => {
  const page = await visit()
  await page.route('**/categoria-produto/**', (route) => route.fulfill({ body: 'A loja' }))
  const link = slider(page, PICTURES).getByRole('link', { name: 'Ver a mesa' })
  const box = (await link.boundingBox())!
  await page.mouse.move(box.x + box.width - 5, box.y + 20)
  await page.mouse.down()
  // The link follows the hand, so the button is let go of above the very same link.
  await page.mouse.move(box.x + box.width - 405, box.y + 20, { steps: 4 })
  await page.mouse.up()
  await shows(page, PICTURES, '2 de 3')
  expect(page.url()).toBe(`${site.origin}/slides/`)
  await slider(page, PICTURES).getByRole('button', { name: 'Ir para o slide 1' }).click()
  await shows(page, PICTURES, '1 de 3')
  await page.clock.runFor(400)
  await link.click()
  await page.waitForURL('**/categoria-produto/cozinha-e-mesa/')
  await page.close()
})

test('[SLIDE-4] it is announced as a carousel with numbered slides, and speaks only while it rests', async () => {
  const page = await visit()
  const root = slider(page, PICTURES)
  expect(await root.getAttribute('aria-roledescription')).toBe('carrossel')
  expect(await root.getAttribute('aria-label')).toBe('Destaques da estação')
  const slide = root.locator('.swiper-slide').first()
  expect([await slide.getAttribute('role'), await slide.getAttribute('aria-roledescription')]).toEqual(['group', 'slide'])
  await isTurning(page, PICTURES, true)
  const voice = root.locator('[aria-live]')
  expect(await voice.getAttribute('aria-live')).toBe('off')
  await root.getByRole('button', { name: 'Pausar apresentação' }).click()
  await root.locator('[aria-live="polite"]').waitFor({ state: 'attached' })
  await root.getByRole('button', { name: 'Próximo slide' }).click()
  await eventually('the place is said', async () => (await voice.textContent()) === '2 de 3')
  await page.mouse.move(0, 0)
  await page.clock.runFor(30_000)
  expect(await shown(page, PICTURES)).toBe('2 de 3')
  await page.close()
})

test('[SLIDE-4] the keyboard turns it and never falls into a slide that is out of view', async () => {
  const page = await visit()
  const viewport = slider(page, STORY).locator('.carousel-viewport')
  await viewport.focus()
  for (const [key, label] of [
    ['ArrowRight', '2 de 4'],
    ['End', '4 de 4'],
    ['ArrowRight', '4 de 4'],
    ['ArrowLeft', '3 de 4'],
    ['Home', '1 de 4'],
  ] as const) {
    await page.keyboard.press(key)
    await shows(page, STORY, label)
  }
  expect(await slider(page, PICTURES).locator('.swiper-slide:not([inert]) a').count()).toBe(1)
  // Who reads with the keyboard is not hurried.
  await slider(page, PICTURES).locator('.carousel-viewport').focus()
  await page.keyboard.press('ArrowRight')
  await isTurning(page, PICTURES, false)
  await page.close()
})

test('[SLIDE-4] for visitors who want little motion nothing turns by itself, and a turn is at once', async () => {
  const page = await visit({ reducedMotion: 'reduce' })
  await isTurning(page, PICTURES, false)
  await page.clock.runFor(30_000)
  expect(await shown(page, PICTURES)).toBe('1 de 3')
  await slider(page, STORY).getByRole('button', { name: 'Próximo slide' }).click()
  await shows(page, STORY, '2 de 4')
  expect(await left(page, STORY, 1)).toBeCloseTo(0, 0)
  await slider(page, PICTURES).getByRole('button', { name: 'Iniciar apresentação' }).waitFor()
  await page.close()
})

test('[SLIDE-4] without scripts the slides are a row that can be scrolled', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  await page.goto(`${site.origin}/slides/`)
  expect(await page.getByRole('button').count()).toBe(0)
  const last = slider(page, PICTURES).getByRole('heading', { name: 'Luz baixa, conversa longa' })
  await last.scrollIntoViewIfNeeded()
  expect((await last.boundingBox())!.x).toBeLessThan(1280)
  await page.close()
})
