import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf, heading, widget } from '#builder/write-document.ts'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

const PRODUCT = '/produto/caneca-serra/'
let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser
let pictures: number[]

const linkTo = (settings: object) => `#elementor-action:action=lightbox&settings=${btoa(JSON.stringify(settings))}`

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser({ moves: true })
  pictures = (await shop.db.selectFrom('media').select('id').orderBy('id').limit(4).execute()).map(({ id }) => id)
  const [one, two, three, away] = pictures
  const button = (text: string, url: string) => widget('button', { text, link: { url } })
  const document = documentOf(
    'galeria',
    heading('Galeria', { header_size: 'h1' }),
    button('Abrir a segunda', linkTo({ id: two, slideshow: 'x' })),
    button('Abrir a de fora', linkTo({ id: away, url: 'https://evil.example/x.png' })),
    button('Abrir nenhuma', linkTo({ id: 999_999_999 })),
    widget('gallery', {
      gallery: [one, two, three].map((id, index) => ({
        image: { id, alt: `Foto ${index + 1}` },
        caption: `Legenda ${index + 1}`,
      })),
    }),
    widget('image', { image: { id: away, alt: 'Sozinha' }, open_lightbox: 'yes', caption: 'Só esta' }),
  )
  await shop.db
    .insertInto('content')
    .values({ type: 'page', slug: 'galeria', title: 'Galeria', status: 'publish', published_at: new Date(0), document })
    .execute()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function aVisitor(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto(shop.origin + path)
  return { page, complaints, close: () => context.close() }
}
const box = (page: Page) => page.locator('dialog.elementor-lightbox')
const counter = (page: Page) => page.locator('.elementor-slideshow__counter')
const shown = (page: Page) => box(page).locator('.elementor-lightbox-image')

test('[MEDIA-1] a picture of a gallery opens its slideshow: arrows, keys and Esc, and the focus comes back', async () => {
  const { page, complaints, close } = await aVisitor('/galeria/')
  const second = page.getByRole('link', { name: 'Foto 2' })
  await second.click()
  await box(page).waitFor()
  expect(await counter(page).textContent()).toBe('2 / 3')
  expect(await page.locator('.elementor-slideshow__title').textContent()).toBe('Legenda 2')
  expect(await shown(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(
    800,
  )
  await page.keyboard.press('ArrowRight')
  expect(await counter(page).textContent()).toBe('3 / 3')
  await page.keyboard.press('ArrowRight')
  expect(await counter(page).textContent()).toBe('1 / 3')
  await box(page).getByRole('button', { name: 'Anterior' }).click()
  expect(await counter(page).textContent()).toBe('3 / 3')
  expect(await shown(page).getAttribute('alt')).toBe('Foto 3')
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await box(page).waitFor({ state: 'detached' })
  expect(await second.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('[MEDIA-1] a finger turns the pictures, a tap beside one closes, and a single picture has no arrows', async () => {
  const { page, close } = await aVisitor('/galeria/', { hasTouch: true, viewport: { width: 390, height: 800 } })
  await page.getByRole('link', { name: 'Foto 1' }).click()
  await box(page).waitFor()
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, 400)
    await page.mouse.down()
    await page.mouse.move(to, 405, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(300, 100)
  expect(await counter(page).textContent()).toBe('2 / 3')
  await swipe(100, 300)
  expect(await counter(page).textContent()).toBe('1 / 3')
  await box(page).getByRole('button', { name: 'Fechar' }).click()
  await box(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Ampliar: Sozinha' }).click()
  await box(page).waitFor()
  expect(await box(page).getByRole('button').count()).toBe(1)
  await page.locator('.elementor-slideshow__stage').click({ position: { x: 4, y: 4 } })
  await box(page).waitFor({ state: 'detached' })
  await close()
})

test('[MEDIA-1] a hash link opens a picture by its id, on the page or away from it, and never an address', async () => {
  const { page, close } = await aVisitor('/galeria/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('link', { name: 'Abrir a segunda' }).click()
  await box(page).waitFor()
  expect(await counter(page).textContent()).toBe('2 / 3')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Abrir a de fora' }).click()
  await shown(page).waitFor()
  expect(await shown(page).getAttribute('src')).toContain('/midia/')
  await page.keyboard.press('Escape')
  await box(page).waitFor({ state: 'detached' })
  const warned = page.waitForEvent('console', (message) => message.text().includes('nothing opens'))
  await page.getByRole('link', { name: 'Abrir nenhuma' }).click()
  await warned
  expect(await box(page).count()).toBe(0)
  expect(asked.filter((url) => !url.startsWith(shop.origin))).toEqual([])
  await close()
})

test('[MEDIA-1] an address with the action opens what the page offers, and nothing that it does not', async () => {
  const offered = await aVisitor(`/galeria/${linkTo({ id: pictures[1], slideshow: 'x' })}`)
  await box(offered.page).waitFor()
  expect(await counter(offered.page).textContent()).toBe('2 / 3')
  await offered.close()
  const foreign = await aVisitor(`/galeria/${linkTo({ id: pictures[0] })}`)
  await foreign.page.keyboard.press('Shift')
  await foreign.page.locator('html[data-menus="awake"]').waitFor({ state: 'attached' })
  expect(await box(foreign.page).count()).toBe(0)
  await foreign.close()
})

test('[MEDIA-1] the open lightbox has no accessibility violation, and a video of the shop plays in it', async () => {
  const { page, close } = await aVisitor('/galeria/', { bypassCSP: true })
  await page.getByRole('link', { name: 'Foto 1' }).click()
  await box(page).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await box(page).waitFor({ state: 'detached' })
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/midia/filme.mp4', textContent: 'Filme' })
    link.dataset.elementorOpenLightbox = 'yes'
    document.querySelector('main')!.prepend(link)
  })
  await page.getByRole('link', { name: 'Filme' }).click()
  expect(await box(page).locator('video[controls]').getAttribute('src')).toBe(`${shop.origin}/midia/filme.mp4`)
  await close()
})

test('[MEDIA-1] without scripts a picture’s link opens the picture itself', async () => {
  const { page, close } = await aVisitor('/galeria/', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Foto 1' }).click()
  await page.waitForURL(/\/midia\/.*\.webp$/)
  await close()
})

test('the product’s small pictures turn the large one, which opens in the lightbox and comes closer under the mouse', async () => {
  const { page, close } = await aVisitor(PRODUCT)
  const gallery = page.locator('.woocommerce-product-gallery')
  const thumbs = page.locator('.flex-control-thumbs a')
  await page.locator('.flex-control-thumbs [aria-current]').waitFor()
  await thumbs.nth(1).click()
  await eventually('the second picture is in sight', async () =>
    gallery.evaluate((element) => Math.abs(element.scrollLeft - element.clientWidth) <= 1),
  )
  expect(await thumbs.nth(1).getAttribute('aria-current')).toBe('true')
  expect(page.url()).toBe(shop.origin + PRODUCT)
  const slide = page.locator('.woocommerce-product-gallery__image').nth(1)
  await slide.hover()
  expect(await slide.locator('img').evaluate((image) => getComputedStyle(image).scale)).toBe('2')
  await slide.locator('a').click()
  await box(page).waitFor()
  expect(await counter(page).textContent()).toMatch(/^2 \/ \d/)
  await close()
  const calm = await aVisitor(PRODUCT, { reducedMotion: 'reduce' })
  await calm.page.locator('.flex-control-thumbs [aria-current]').waitFor()
  await calm.page.locator('.woocommerce-product-gallery__image').first().hover()
  expect(
    await calm.page
      .locator('.woocommerce-product-gallery__image img')
      .first()
      .evaluate((image) => getComputedStyle(image).scale),
  ).toBe('none')
  await calm.close()
})

test('a chosen variation is the picture that the marked small one shows, and that the lightbox opens and brings closer', async () => {
  const { page, close } = await aVisitor(`${PRODUCT}?attribute_pa_cor=indigo`)
  await page.locator('.woocommerce-product-gallery img[data-o_src]').first().waitFor()
  await page.locator('.flex-control-thumbs [aria-current]').waitFor()
  expect(await page.locator('.flex-control-thumbs [aria-current] img').getAttribute('srcset')).toContain('indigo')
  await page.locator('.woocommerce-product-gallery__image a').first().click()
  await shown(page).waitFor()
  expect(await shown(page).getAttribute('src')).toContain('indigo')
  const scale = () => shown(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)
  await shown(page).dblclick()
  expect(await scale()).toBe(2.5)
  await page.keyboard.press('-')
  expect(await scale()).toBeCloseTo(2.5 / 1.5)
  await page.keyboard.press('+')
  expect(await scale()).toBeCloseTo(2.5)
  // Close up, a drag moves the picture instead of turning to the next one.
  const before = await counter(page).textContent()
  const { x, y, width, height } = (await box(page).locator('.elementor-slideshow__stage').boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 - 80, y + height / 2)
  await page.mouse.up()
  expect(await counter(page).textContent()).toBe(before)
  await page.keyboard.press('ArrowRight')
  expect(await scale()).toBe(1)
  await close()
})
