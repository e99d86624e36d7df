import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { box, documentOf, heading, prose, widget } from '#builder/write-document.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop()
  browser = await launchBrowser()
  const document = documentOf(
    'fotos',
    heading('Fotos', { header_size: 'h1' }),
    prose(
      '<p><img src="https://127.0.0.1/a.webp" alt="Do texto" width="4" height="3"><img class="big no-lazy" src="https://127.0.0.1/b.webp" alt="Sem espera" width="4" height="3"></p>',
    ),
    widget('spacer', { space: 600 }),
    widget('spacer', { space: 600 }),
    widget('spacer', { space: 600 }),
  )
  await shop.db
    .insertInto('content')
    .values({ type: 'page', slug: 'fotos', title: 'Fotos', status: 'publish', published_at: new Date(0), document })
    .execute()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function aPage({ awake = true } = {}) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } })
  await page.goto(`${shop.origin}/fotos/`)
  if (!awake) return page
  await page.keyboard.press('Shift')
  await page.locator('html[data-lazy-media="awake"]').waitFor({ state: 'attached' })
  return page
}

test('[MEDIA-2] images of the server and images added later wait, but for those that are excluded', async () => {
  // Before any sign of a visitor as well.
  const page = await aPage({ awake: false })
  expect(await page.getByAltText('Sem espera').getAttribute('loading')).toBeNull()
  expect(await page.getByAltText('Do texto').getAttribute('loading')).toBe('lazy')
  const loading = await page.evaluate(async () => {
    const add = (attributes: Record<string, string>) => {
      const image = document.createElement('img')
      for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value)
      image.src = `/midia/nada-${Math.random()}.webp`
      document.querySelector('main')!.append(image)
      return image
    }
    const images = [
      add({}),
      ...['nfd-performance-not-lazy', 'a3-notlazy', 'disable-lazyload', 'no-lazy', 'no-lazyload', 'skip-lazy'].map((name) =>
        add({ class: name }),
      ),
      add({ 'data-no-lazy': '1' }),
      add({ 'data-crazy-lazy': 'exclude' }),
      add({ 'data-lazy-src': '/x.webp' }),
      add({ class: 'ordinary' }),
    ]
    await Promise.resolve()
    return images.map((image) => image.getAttribute('loading'))
  })
  expect(loading).toEqual(['lazy', ...Array<null>(9).fill(null), 'lazy'])
  await page.close()
})

test('[MEDIA-2] a background is asked for when the window is 200 px away, not before', async () => {
  const page = await aPage()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/fundo-') && asked.push(new URL(request.url()).pathname))
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '.fundo{position:absolute;inline-size:50px;block-size:50px}.perto{background-image:url(/midia/fundo-perto.webp)}.longe{background-image:url(/midia/fundo-longe.webp)}',
    )
    document.adoptedStyleSheets.push(sheet)
    for (const [name, below] of [
      ['perto', 190],
      ['longe', 260],
    ] as const) {
      const part = document.createElement('div')
      part.className = `fundo ${name}`
      part.dataset.eBgLazyload = ''
      part.style.top = `${innerHeight + below}px`
      document.body.append(part)
    }
  })
  await page.locator('.perto.e-lazyloaded').waitFor({ state: 'attached' })
  await expect.poll(() => asked).toEqual(['/midia/fundo-perto.webp'])
  expect(await page.locator('.longe.e-lazyloaded').count()).toBe(0)
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await page.locator('.longe.e-lazyloaded').waitFor({ state: 'attached' })
  await expect.poll(() => asked).toContain('/midia/fundo-longe.webp')
  await page.close()
})

test('[MEDIA-2] the picture behind the first container is fetched at once, those behind others when the window is 200 px away', async () => {
  const sizes = ['capa', 'fim'].map((name) => [{ width: 800, avif: `${name}.avif`, webp: `${name}.webp` }])
  const media = await shop.db
    .insertInto('media')
    .values(
      sizes.map((size) => ({
        slug: size[0]!.webp.replace('.webp', ''),
        title: '',
        alt: '',
        mime: 'image/webp',
        width: 800,
        height: 600,
        file: size[0]!.webp,
        sizes: JSON.stringify(size),
      })),
    )
    .returning('id')
    .execute()
  const [cover, end] = media.map(({ id }) => ({ background_image: { id }, min_height: 300 }))
  const document = documentOf(
    'fundos',
    heading('Fundos', { header_size: 'h1' }),
    box({}, box(cover!, prose('<p>Na capa.</p>'))),
    widget('spacer', { space: 600 }),
    widget('spacer', { space: 600 }),
    box(end!, prose('<p>No fim.</p>')),
  )
  await shop.db
    .insertInto('content')
    .values({ type: 'page', slug: 'fundos', title: 'Fundos', status: 'publish', published_at: new Date(0), document })
    .execute()
  const visit = async (javaScriptEnabled: boolean) => {
    const page = await browser.newPage({ viewport: { width: 1000, height: 700 }, javaScriptEnabled })
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url().replace(/.*\//, '')))
    await page.goto(`${shop.origin}/fundos/`)
    const [first, last] = [page.getByText('Na capa.'), page.getByText('No fim.')].map((words) =>
      page.locator('.e-con:has(> picture)').filter({ has: words }),
    )
    return { page, asked, first: first!, last: last! }
  }
  const { page, asked, first, last } = await visit(true)
  await page.locator('html[data-lazy-media="awake"]').waitFor({ state: 'attached' })
  expect(asked).toContain('capa.avif')
  expect(asked).not.toContain('fim.avif')
  expect(await first.locator('img').getAttribute('fetchpriority')).toBe('high')
  expect(await last.getAttribute('class')).not.toContain('e-lazyloaded')
  await last.evaluate((part) => scrollBy({ top: part.getBoundingClientRect().top - innerHeight - 190, behavior: 'instant' }))
  await expect.poll(() => asked).toContain('fim.avif')
  await page.close()

  const plain = await visit(false)
  expect(await plain.last.locator('picture').evaluate((picture) => getComputedStyle(picture).display)).not.toBe('none')
  await plain.page.close()
})
