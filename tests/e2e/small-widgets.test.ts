import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf, heading, widget } from '#builder/write-document.ts'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

const tip = (words: string) => `<p>${words}</p>`

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser({ moves: true })
  const ids = (await shop.db.selectFrom('media').select('id').orderBy('id').limit(3).execute()).map(({ id }) => id)
  const pictures = ids.map((id, index) => ({ image: { id, alt: `Foto ${index + 1}` } }))
  const [image] = pictures.map((one) => one.image)
  const link = { url: '/sobre/' }
  const spots = [
    { hotspot_offset_x: 8, hotspot_offset_y: 30, hotspot_tooltip_content: tip('Primeira dica') },
    { hotspot_offset_x: 92, hotspot_offset_y: 75, hotspot_tooltip_content: tip('Segunda dica') },
  ]
  const pages = {
    cartoes: [
      heading('Cartões', { header_size: 'h1' }),
      widget('flip-box', { title_text_a: 'Frente', title_text_b: 'Verso', button_text: 'Abrir', link, flip_effect: 'flip' }),
      widget('flip-box', { title_text_a: 'Sem link', title_text_b: 'Verso mudo', flip_effect: 'push' }),
      widget('call-to-action', {
        bg_image: image,
        title: 'Chamada',
        description: 'Um convite',
        content_animation: 'fade-in',
        button: 'Vamos',
        link,
        link_click: 'box',
        ribbon_title: 'Novo',
      }),
      widget('price-table', { heading: 'Plano', price: '1180', sale: 'yes', original_price: '1480,50', period: 'por ano' }),
      widget('blockquote', { blockquote_content: 'Devagar e sempre.', author_name: 'Dora' }),
      {
        ...widget('off-canvas', { off_canvas_name: 'Medidas', trigger_text: 'Ver medidas' }),
        elements: [widget('button', { text: 'Entendi', link })],
      },
    ],
    pontos: [
      heading('Pontos', { header_size: 'h1' }),
      widget('hotspot', { image, hotspot: spots }),
      widget('hotspot', { image, hotspot: spots, tooltip_trigger: 'click', tooltip_position: 'left' }),
    ],
    galerias: [
      heading('Galerias', { header_size: 'h1' }),
      widget('gallery', {
        gallery_type: 'multiple',
        galleries: [
          { gallery_title: 'Barro', multiple_gallery: pictures.slice(0, 2) },
          { gallery_title: 'Linho', multiple_gallery: pictures.slice(2) },
        ],
      }),
    ],
    leitura: [
      heading('Leitura', { header_size: 'h1' }),
      widget('progress-tracker', { percentage: 'yes', sticky: 'top' }),
      widget('progress-tracker', { relative_to: 'post_content', type: 'circular', percentage: 'yes' }),
      widget('progress-tracker', { relative_to: 'selector', selector: '#trecho', percentage: 'yes' }),
      widget('code-highlight', { code: 'const total = 3\nconst nada = null', highlight_lines: '2' }),
      widget('spacer', { space: 600, _element_id: 'trecho' }),
      widget('spacer', { space: 600 }),
      widget('spacer', { space: 600 }),
    ],
  }
  for (const [slug, elements] of Object.entries(pages)) {
    await shop.db
      .insertInto('content')
      .values({
        type: 'page',
        slug,
        title: slug,
        status: 'publish',
        published_at: new Date(0),
        document: documentOf(slug, ...elements),
      })
      .execute()
  }
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto(shop.origin + path)
  return { page, complaints, context, close: () => context.close() }
}

/** What a finger or the mouse would meet in the middle of a card. */
const sideOf = (card: Locator) =>
  card.evaluate((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = one.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met?.closest('.elementor-flip-box__back') ? 'back' : met?.closest('.elementor-flip-box__front') ? 'front' : 'none'
  })
const card = (page: Page, index: number) => page.locator('.elementor-flip-box').nth(index)

test.each([true, false])('a card turns under the mouse and back, scripts %s', async (javaScriptEnabled) => {
  const { page, close } = await visit('/cartoes/', { javaScriptEnabled })
  for (const index of [0, 1]) {
    await card(page, index).scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    await eventually('the front is up', async () => (await sideOf(card(page, index))) === 'front')
    await card(page, index).hover({ position: { x: 20, y: 20 }, force: true })
    await eventually('it is turned', async () => (await sideOf(card(page, index))) === 'back')
  }
  await close()
})

test.each([true, false])('a panel opens over the page and Esc closes it, scripts %s', async (javaScriptEnabled) => {
  const { page, complaints, close } = await visit('/cartoes/', { javaScriptEnabled })
  const opener = page.getByRole('button', { name: 'Ver medidas' })
  const panel = page.getByRole('dialog', { name: 'Medidas' })
  if (javaScriptEnabled) await page.locator('shop-island[name="off-canvas"][awake]').waitFor({ state: 'attached' })
  await opener.press('Enter')
  await panel.waitFor()
  expect(await panel.evaluate((one) => one.matches(':modal'))).toBe(javaScriptEnabled)
  await page.getByRole('link', { name: 'Entendi' }).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('a card turns for the keyboard and for a finger', async () => {
  const { page, close } = await visit('/cartoes/')
  await page.getByRole('link', { name: 'Abrir' }).focus()
  await eventually('its link shows its back', async () => (await sideOf(card(page, 0))) === 'back')
  await card(page, 1).focus()
  await eventually('one without a link takes the focus itself', async () => (await sideOf(card(page, 1))) === 'back')
  await eventually('and the first turns back', async () => (await sideOf(card(page, 0))) === 'front')
  await close()
  const phone = await visit('/cartoes/', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })
  await card(phone.page, 1).tap()
  await eventually('a tap turns it', async () => (await sideOf(card(phone.page, 1))) === 'back')
  await phone.close()
})

test('a call to action shows under the mouse what waited for it, and leads on from anywhere on it', async () => {
  const { page, close } = await visit('/cartoes/')
  const opacity = () => page.locator('.elementor-cta__description').evaluate((one) => Number(getComputedStyle(one).opacity))
  expect(await opacity()).toBe(0)
  await page.locator('.elementor-cta').hover()
  await eventually('it has come in', async () => (await opacity()) === 1)
  await page.locator('.elementor-cta').click({ position: { x: 30, y: 30 } })
  await page.waitForURL('**/sobre/')
  await close()
})

test('a price is read in one sentence, and a quote can be published on X', async () => {
  const { page, close } = await visit('/cartoes/')
  expect(await page.locator('.elementor-price-table__price .screen-reader-text').textContent()).toBe(
    'de R$ 1.480,50 por R$ 1.180 por ano',
  )
  const link = page.getByRole('link', { name: 'Publicar no X' })
  const address = new URL((await link.getAttribute('href'))!)
  expect(address.origin + address.pathname).toBe('https://x.com/intent/post')
  expect(address.searchParams.get('url')).toBe(`${shop.origin}/cartoes/`)
  expect(address.searchParams.get('text')).toBe('“Devagar e sempre.” — Dora')
  await close()
})

const hint = (page: Page, box: number, spot: number) =>
  page.locator('.elementor-hotspots').nth(box).locator('.e-hotspot__tooltip').nth(spot)
const point = (page: Page, box: number, spot: number) =>
  page.locator('.elementor-hotspots').nth(box).locator('.e-hotspot__button').nth(spot)

test('a hint shows under the mouse and with the focus, one at a time; Esc closes it', async () => {
  const { page, complaints, close } = await visit('/pontos/')
  await point(page, 0, 0).hover()
  await hint(page, 0, 0).waitFor({ state: 'visible' })
  // The shop's notice may come up under the mouse meanwhile: a person goes back to the point.
  await eventually('it is told to who hears it', async () => {
    await point(page, 0, 0).hover()
    return (await point(page, 0, 0).getAttribute('aria-expanded')) === 'true'
  })
  await page.keyboard.press('Escape')
  await hint(page, 0, 0).waitFor({ state: 'hidden' })
  await point(page, 0, 0).focus()
  await page.keyboard.press('Tab')
  await hint(page, 0, 1).waitFor({ state: 'visible' })
  await hint(page, 0, 0).waitFor({ state: 'hidden' })
  expect(await point(page, 0, 1).getAttribute('aria-expanded')).toBe('true')
  expect(complaints).toEqual([])
  await close()
})

test('a hint that opens with a press closes with the next, or with one elsewhere', async () => {
  const { page, close } = await visit('/pontos/')
  await point(page, 1, 0).hover()
  await page.locator('.elementor-hotspots[data-trigger="click"][data-awake]').waitFor()
  await hint(page, 1, 0).waitFor({ state: 'hidden' })
  await point(page, 1, 0).click()
  await hint(page, 1, 0).waitFor({ state: 'visible' })
  await point(page, 1, 0).click()
  await hint(page, 1, 0).waitFor({ state: 'hidden' })
  await point(page, 1, 0).click()
  await hint(page, 1, 0).waitFor({ state: 'visible' })
  await page.getByRole('heading', { level: 1 }).click()
  await hint(page, 1, 0).waitFor({ state: 'hidden' })
  await close()
})

test('hints keep to a narrow screen, and show without scripts', async () => {
  const { page, close } = await visit('/pontos/', { viewport: { width: 360, height: 800 }, javaScriptEnabled: false })
  for (const box of [0, 1])
    for (const spot of [0, 1]) {
      await point(page, box, spot).focus()
      await hint(page, box, spot).waitFor({ state: 'visible' })
      const { left, right } = await hint(page, box, spot).evaluate((one) => one.getBoundingClientRect())
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(360)
    }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await close()
})

test.each([true, false])(
  '[MEDIA-1] galleries are filtered by their names, also by keyboard, scripts %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit('/galerias/', { javaScriptEnabled })
    const shown = () => page.locator('.elementor-gallery li:visible').count()
    expect(await shown()).toBe(3)
    await page.getByRole('radio', { name: 'Linho' }).check()
    await eventually('only its own', async () => (await shown()) === 1)
    await page.getByRole('radio', { name: 'Linho' }).press('ArrowLeft')
    await eventually('the two before', async () => (await shown()) === 2)
    await page.getByRole('radio', { name: 'Todas' }).check()
    await eventually('all again', async () => (await shown()) === 3)
    await close()
  },
)

test('[MEDIA-1] the lightbox turns only the pictures that the filter shows', async () => {
  const { page, close } = await visit('/galerias/')
  await page.getByRole('radio', { name: 'Barro' }).check()
  await page.getByRole('link', { name: 'Foto 2' }).click()
  await page.locator('dialog.elementor-lightbox').waitFor()
  expect(await page.locator('.elementor-slideshow__counter').textContent()).toBe('2 / 2')
  await close()
})

test('code arrives coloured, numbered and marked, and is copied by a script that comes with the press', async () => {
  const { page, context, complaints, close } = await visit('/leitura/')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  expect(await page.locator('.code-line').count()).toBe(2)
  expect(await page.locator('.code-line[data-marked]').textContent()).toBe('const nada = null\n')
  await page.getByRole('button', { name: 'Copiar' }).click()
  await page.getByRole('button', { name: 'Copiado' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const total = 3\nconst nada = null')
  expect(scripts.filter((url) => url.includes('react'))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('trackers say how much of the page, of its content and of an element has been read', async () => {
  const { page, close } = await visit('/leitura/')
  const percents = () =>
    page
      .locator('.elementor-scrolling-tracker')
      .evaluateAll((all) => all.map((one) => Number(getComputedStyle(one).getPropertyValue('--percent'))))
  await page.locator('.elementor-scrolling-tracker[data-measured="script"]').waitFor()
  expect(await percents()).toEqual([0, 0, 0])
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await eventually('they move', async () => (await percents()).every((percent) => percent > 0))
  const [whole, content] = await percents()
  expect(whole).toBeLessThan(content!)
  // The page grows while its pictures come.
  const readOn = () => page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await eventually('all is read', async () => {
    await readOn()
    return (await percents()).every((percent) => percent === 100)
  })
  await close()
})

test('a tracker follows a page that grows under a reader who stands still', async () => {
  const { page, close } = await visit('/leitura/')
  const tracker = page.locator('.elementor-scrolling-tracker[data-measured="script"]')
  const percent = () => tracker.evaluate((one) => Number(getComputedStyle(one).getPropertyValue('--percent')))
  await tracker.waitFor()
  await page.locator('#trecho').evaluate((part) => part.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await eventually('the part is read', async () => (await percent()) === 100)
  await page.locator('#trecho').evaluate((part) => part.style.setProperty('padding-block-end', '1200px'))
  await eventually('there is more to read', async () => (await percent()) < 100)
  await close()
})

test.each(['/clube/', '/cartoes/', '/pontos/', '/galerias/', '/leitura/'])(
  '%s fits every screen and has no accessibility violation',
  async (path) => {
    const { page, close } = await visit(path, { bypassCSP: true, reducedMotion: 'reduce' })
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width}`).toBeLessThanOrEqual(0)
    }
    // These pages are no texts: their headings stand where the widgets put them.
    expect(await findViolations(page, { within: 'main', off: ['heading-order'] })).toEqual([])
    await close()
  },
)
