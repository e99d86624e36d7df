import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'

let site: GallerySite
let browser: Browser

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser({ moves: true })
  await Promise.all(CAROUSELS.map(([name]) => site.gallery(name)))
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Each with a demo whose number of slides in view nobody has set. */
const CAROUSELS = [
  ['image-carousel', 'demo0'],
  ['testimonial-carousel', 'demo0'],
  ['reviews', 'demo0'],
  ['media-carousel', 'demo1'],
] as const
const DEVICES = [
  [1280, 3],
  [900, 2],
  [390, 1],
] as const

async function visit(name: string, width = 1280) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(`${site.origin}/${name}/awake/`)
  await eventually('every carousel is awake', async () => (await page.locator('[data-awake]').count()) === 3)
  return page
}
const carousel = (page: Page, demo: string) => page.locator(`[data-id="${demo}"] .carousel`)
/** How many children of a row fit into its window, measured. */
const fitting = (page: Page, window: string, child: string) =>
  page.evaluate(
    ([outer, inner]) => {
      const frame = document.querySelector(outer)!.getBoundingClientRect()
      const boxes = [...document.querySelectorAll(`${outer} ${inner}`)].map((each) => each.getBoundingClientRect())
      return boxes.filter((box) => box.left >= frame.left - 4 && box.right <= frame.right + 4).length
    },
    [window, child] as const,
  )

test.each(CAROUSELS)('[SLIDE-2] %s shows three at once on a desk, two on a tablet, one on a phone', async (name, demo) => {
  const page = await visit(name)
  for (const [width, count] of DEVICES) {
    await page.setViewportSize({ width, height: 900 })
    await eventually(
      `${count} at ${width} px`,
      async () => (await fitting(page, `[data-id="${demo}"] .carousel-viewport`, '.swiper-slide')) === count,
    )
    await eventually(
      'only those can be reached',
      async () => (await carousel(page, demo).locator('.swiper-slide:not([inert])').count()) === count,
    )
  }
  await page.close()
})

test('[SLIDE-2] a slideshow has five small pictures under it on a desk, four on a tablet, three on a phone', async () => {
  const page = await visit('media-carousel')
  for (const [width, count] of [
    [1280, 5],
    [900, 4],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await eventually(
      `${count} at ${width} px`,
      async () => (await fitting(page, '[data-id="demo0"] .carousel-thumbs', 'a')) === count,
    )
  }
  await page.close()
})

test('[SLIDE-2] a small picture leads to its slide, and the one that is shown is marked and kept in view', async () => {
  const page = await visit('media-carousel', 390)
  const show = carousel(page, 'demo0')
  const small = show.locator('.carousel-thumbs a')
  await small.nth(2).click()
  await show.locator('.swiper-slide-active[aria-label="3 de 6"]').waitFor()
  await show.locator('.carousel-thumbs a[aria-current="true"][aria-label="3 de 6"]').waitFor()
  await show.getByRole('button', { name: 'Próximo slide' }).click()
  await show.getByRole('button', { name: 'Próximo slide' }).click()
  await eventually('the fifth small picture came into view', async () => {
    const box = await small.nth(4).boundingBox()
    return box && box.x >= 0 && box.x + box.width <= 390
  })
  expect(page.url()).not.toContain('#')
  await page.close()
})

test('[SLIDE-2] a loop goes on past its last slide without a gap', async () => {
  const page = await visit('testimonial-carousel')
  const cards = carousel(page, 'demo0')
  const next = cards.getByRole('button', { name: 'Próximo slide' })
  for (const first of [2, 3, 4, 5, 1]) {
    await next.click()
    await cards.locator(`.swiper-slide-active[aria-label="${first} de 5"]`).waitFor()
    await eventually(
      'three cards stand side by side',
      async () => (await fitting(page, '[data-id="demo0"] .carousel-viewport', '.swiper-slide')) === 3,
    )
  }
  await page.close()
})

test('[SLIDE-2] a strip ends when its last card is seen, and needs no arrows where everything is', async () => {
  const page = await visit('reviews')
  const four = carousel(page, 'demo2')
  expect(await four.locator('.carousel-controls').isVisible()).toBe(false)
  await page.setViewportSize({ width: 900, height: 900 })
  await four.getByRole('button', { name: 'Ir para o slide 3' }).click()
  await four.getByRole('img', { name: 'Avaliação 5 de 5' }).last().waitFor()
  expect(await four.getByRole('button', { name: 'Ir para o slide 4' }).count()).toBe(0)
  await page.close()
})
