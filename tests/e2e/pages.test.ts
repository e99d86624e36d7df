import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOf, heading, widget } from '#builder/write-document.ts'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { CHOSEN_ALL } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser
let origin: string

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  origin = shop.origin
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

type View = { width?: number; scripts?: boolean; moves?: boolean; hasChosen?: boolean; watch?: (page: Page) => void }

/** `hasChosen`: they were asked about cookies before. */
async function visit(path: string, { width = 1280, scripts = true, moves = false, hasChosen = false, watch }: View = {}) {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: scripts,
    bypassCSP: false,
    reducedMotion: moves ? 'no-preference' : 'reduce',
  })
  if (hasChosen) await context.addCookies([{ name: 'vitrine_consent', value: CHOSEN_ALL, url: origin }])
  const page = await context.newPage()
  watch?.(page)
  await page.goto(origin + path)
  return { page, close: () => context.close() }
}

const PAGES = [
  '/',
  '/loja/',
  '/categoria-produto/texteis/',
  '/produto/caneca-serra/',
  '/blog/',
  '/blog/page/2/',
  '/sobre/',
  '/contato/',
  '/trocas-e-devolucoes/',
  '/minha-conta/',
  '/nao-existe/',
]

describe.each(PAGES)('%s', (path) => {
  let complaints: string[] = []
  let opened: Awaited<ReturnType<typeof visit>>
  beforeAll(async () => {
    opened = await visit(path, { width: 360, watch: (page) => (complaints = listen(page)) })
  })
  afterAll(() => opened.close())

  test('stands on a phone, a tablet and a desk: silent console, nothing wider than the screen, pictures keep their place', async () => {
    const { page } = opened
    await page.waitForLoadState('load')
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(0)
      const loose = await page.locator('img:not([width]), img:not([height]), img:not([alt])').count()
      expect(loose).toBe(0)
    }
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  })

  test('has no accessibility violation, one main heading, and says its language', async () => {
    const { page } = opened
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await findViolations(page)).toEqual([])
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
  })
})

test.each(['/', '/loja/', '/sobre/', '/blog/', '/clube/'])(
  '%s brings at most 12 KB of script and no React before the first input, and 14 KB of style',
  async (path) => {
    const scripts: string[] = []
    // The question about cookies comes some seconds later, which are over on a slow machine before everything else is there.
    const { page, close } = await visit(path, {
      hasChosen: true,
      watch: (opened) => opened.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url())),
    })
    await page.waitForLoadState('networkidle')
    const weight = (
      await Promise.all(
        scripts.map(async (url) => (await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length')),
      )
    ).reduce((sum, bytes) => sum + Number(bytes), 0)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((url) => /react/.test(url))).toEqual([])
    expect(weight).toBeLessThanOrEqual(12 * 1024)
    const style = await page.locator('style').allTextContents()
    expect(brotliCompressSync(style.join('')).length).toBeLessThanOrEqual(14 * 1024)
    await close()
  },
)

test('fonts that come late move nothing, and a square photo fills its card', async () => {
  let asked = 0
  const painted = Promise.withResolvers<void>()
  const { page, close } = await visit('/', {
    hasChosen: true,
    watch: (opened) => {
      void opened.route('**/*.woff2', async (route) => {
        asked++
        await painted.promise
        await route.continue()
      })
      // The page is seen in its stand-ins before the fonts are let through.
      opened.once('domcontentloaded', () => {
        const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
        opened.waitForFunction(isPainted).then(() => painted.resolve(), painted.reject)
      })
    },
  })
  const shifted = await page.evaluate(async () => {
    let sum = 0
    const add = (list: PerformanceEntry[]) =>
      list.forEach((entry) => (sum += (entry as PerformanceEntry & { value: number }).value))
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))))
    add(observer.takeRecords())
    return sum
  })
  expect(asked).toBe(2)
  expect(await page.evaluate(() => ['dm-sans', 'fraunces'].every((name) => document.fonts.check(`1em ${name}`)))).toBe(true)
  // What browsers and Lighthouse call 0: they tell three places.
  expect(shifted).toBeLessThan(0.0005)

  const card = await page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('.product-card picture img')!
    image.parentElement!.querySelectorAll('source').forEach((source) => source.remove())
    for (const name of ['width', 'height']) image.setAttribute(name, '400')
    const { width, height } = image.getBoundingClientRect()
    const box = image.parentElement!.getBoundingClientRect()
    return { gap: Math.abs(box.height - height) + Math.abs(box.width - width), ratio: box.width / box.height }
  })
  expect(card.gap).toBeLessThan(1)
  expect(card.ratio).toBeCloseTo(4 / 5, 2)
  await close()
})

test('the home page has at most 700 elements', async () => {
  const { page, close } = await visit('/')
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(700)
  await close()
})

describe('a first visit', () => {
  const BARS = '.woocommerce-store-notice, .consent-banner'
  const banner = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' })
  const WINDOWS = [
    [360, 740],
    [740, 360],
    [768, 1024],
    [1440, 900],
    [320, 568],
  ] as const

  test('[NOTE-1] [CORE-4] notice and question about cookies take a quarter of the window at most, and every choice is as near', async () => {
    const { page, close } = await visit('/', { width: 360 })
    await page.mouse.move(100, 30)
    await banner(page).waitFor()
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const seen = await page
        .locator(BARS)
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().toJSON() as DOMRect))
      const covered = seen.reduce((sum, box) => sum + box.width * box.height, 0)
      expect([width, height, seen.length, covered / (width * height) <= 0.25]).toEqual([width, height, 2, true])
      const buttons = await page
        .locator(BARS)
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      expect(buttons).toHaveLength(4)
      for (const box of buttons) {
        expect([box.width >= 44, box.height >= 44, box.left >= 0, box.right <= width]).toEqual([true, true, true, true])
        expect(box.bottom).toBeLessThanOrEqual(height)
      }
      const choices = await banner(page)
        .getByRole('button')
        .evaluateAll((all) =>
          all.map((one) => [one.scrollWidth <= one.clientWidth, Math.round(one.getBoundingClientRect().width)]),
        )
      expect(new Set(choices.map(String)).size).toBe(1)
      expect(choices[0]![0]).toBe(true)
      await eventually('the footer ends where the bars begin', () =>
        page.evaluate((bars) => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
          const tops = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect().top)
          return Math.abs(document.querySelector('.site-footer')!.getBoundingClientRect().bottom - Math.min(...tops)) < 1
        }, BARS),
      )
    }
    await close()
  })

  test('menu and cart open above them', async () => {
    const { page, close } = await visit('/', { width: 360 })
    await page.mouse.move(100, 30)
    await banner(page).waitFor()
    for (const name of ['.elementor-menu-toggle', '.elementor-menu-cart__toggle_button']) {
      await page.locator(`.site-header ${name}`).filter({ visible: true }).click()
      await eventually(`what ${name} opens lies above`, () =>
        page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight - 5)?.closest('.site-header') !== null),
      )
      await page.keyboard.press('Escape')
      await eventually('the bars are back', () =>
        page.evaluate((bars) => document.elementFromPoint(innerWidth / 2, innerHeight - 5)?.closest(bars) !== null, BARS),
      )
    }
    await close()
  })

  test.each(WINDOWS.slice(0, 2))('on %d×%d px nothing that has the focus lies under them', async (width, height) => {
    const { page, close } = await visit('/contato/', { width })
    await page.setViewportSize({ width, height })
    await page.mouse.move(100, 30)
    await banner(page).waitFor()
    const covered = await page.evaluate(async (bars) => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      // One that doesn't scroll with the page.
      const fixed = document.createElement('button')
      fixed.textContent = 'Fixo'
      fixed.setAttribute('style', 'position: fixed; inset: auto auto 4px 4px; min-height: 44px')
      document.body.append(fixed)
      const found: string[] = []
      const fields = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, textarea), .site-footer a[href]')
      for (const field of [fixed, ...fields]) {
        if (!field.checkVisibility()) continue
        field.focus()
        await frame()
        const { left, right, top, bottom } = field.getBoundingClientRect()
        const over =
          document.elementFromPoint((left + right) / 2, bottom - 1) ?? document.elementFromPoint((left + right) / 2, top + 1)
        if (document.activeElement === field && over?.closest(bars)) found.push(field.outerHTML)
      }
      return found
    }, BARS)
    expect(covered).toEqual([])
    await close()
  })

  test('the question about cookies never slides under a mouse that is about to press', async () => {
    // However long the page takes: the question comes while the mouse is down.
    const answering = Promise.withResolvers<void>()
    const hold = (opened: Page) =>
      void opened.route(/\/consent\/$/, async (route) => {
        await answering.promise
        await route.continue()
      })
    const { page, close } = await visit('/', { width: 1280, watch: hold })
    const link = page.locator('main a[href]').filter({ visible: true }).first()
    const below = (await link.boundingBox())!
    // A lower window, so that it stands where the question would come.
    await page.setViewportSize({ width: 1280, height: Math.ceil(below.y + below.height) + 30 })
    const { x, y } = (await link.boundingBox())!
    const asked = page.waitForResponse(/\/consent\/$/)
    await page.mouse.move(x + 5, y + 5)
    await page.mouse.down()
    answering.resolve()
    await asked
    const settled = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    await settled()
    expect(await banner(page).count()).toBe(0)
    await page.mouse.move(400, 200)
    await settled()
    expect(await banner(page).count()).toBe(0)
    await page.mouse.up()
    await banner(page).waitFor()
    await close()
  })
})

test('every page that the shop writes itself fits a telephone', async () => {
  const { page, close } = await visit('/', { width: 360, scripts: false })
  const pages = (await shop.get('/sitemap-paginas-1.xml')).body.matchAll(/<loc>([^<]+)<\/loc>/g)
  const paths = [...pages].map(([, path]) => new URL(path!, origin).pathname)
  expect(paths).toContain('/politica-de-privacidade/')
  const wide: string[] = []
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(path)
  }
  expect(wide).toEqual([])
  await close()
})

test('a square photo fills its card to the edges', async () => {
  const { page, close } = await visit('/loja/')
  const strips = await page
    .locator('.product-card')
    .first()
    .evaluate(async (card) => {
      const box = card.querySelector('picture')!
      const photo = box.querySelector('img')!
      photo.width = photo.height = 900
      const square = encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
      box.querySelector('source')!.srcset = photo.srcset = photo.src = `data:image/svg+xml,${square}`
      await photo.decode()
      const [outer, inner] = [box.getBoundingClientRect(), photo.getBoundingClientRect()]
      return [inner.top - outer.top, outer.bottom - inner.bottom].map(Math.round)
    })
  expect(strips).toEqual([0, 0])
  await close()
})

test('after «back» a product shows what can be chosen, not an old choice that nothing follows', async () => {
  const { page, close } = await visit('/produto/caneca-serra/')
  const choice = page.locator('form.variations_form select[name^="attribute_"]').first()
  await choice.evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = 1
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await page.goto(`${origin}/sobre/`)
  await page.goBack()
  await choice.waitFor({ state: 'attached' })
  expect([await choice.inputValue(), await page.locator('[name="variation_id"]').inputValue()]).toEqual(['', '0'])
  await close()
})

test('without scripts a visitor reads, sorts, turns pages and reaches a product', async () => {
  const { page, close } = await visit('/', { scripts: false })
  await page.getByRole('link', { name: 'Conhecer a loja' }).click()
  await page.getByLabel('Ordem da loja').selectOption('price')
  await page.getByRole('button', { name: 'Ordenar' }).click()
  expect(page.url()).toContain('orderby=price')
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await page.getByText('Exibindo 13–24 de 40 resultados').waitFor()
  await page.locator('a.woocommerce-LoopProduct-link').first().click()
  await page.getByRole('heading', { name: 'Descrição' }).waitFor()
  await close()
})

test('on a phone the menu opens, leads on and can be closed, also without scripts', async () => {
  const { page, close } = await visit('/', { width: 360, scripts: false })
  await page.locator('summary.elementor-menu-toggle').click()
  const menu = page.locator('nav.elementor-nav-menu--dropdown')
  await menu.getByRole('link', { name: 'Contato' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contato' }).waitFor()
  await close()
})

test('the keyboard reaches the content first and shows where it is', async () => {
  const { page, close } = await visit('/loja/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  await skip.waitFor()
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo')
  await close()
})

test('an island wakes when it comes into view, and counts to the number that the server wrote', async () => {
  const { page, close } = await visit('/sobre/', { moves: true })
  const islands = page.locator('shop-island[name="counter"]')
  expect(await islands.first().getAttribute('awake')).toBeNull()
  await islands.first().locator('*').first().scrollIntoViewIfNeeded()
  await page.locator('shop-island[name="counter"][awake]').first().waitFor({ state: 'attached' })
  await page.getByText('oficinas parceiras').waitFor()
  await page.waitForFunction(() => document.querySelector('shop-island[name="counter"]')?.textContent?.includes('31'))
  await close()
})

describe('what the runtime does for every widget', () => {
  beforeAll(async () => {
    const document = documentOf(
      'andamento',
      heading('Por aparelho', { align: 'start', align_tablet: 'center', align_mobile: 'end' }),
      widget('progress-tracker', { relative_to: 'selector', selector: '#trecho', percentage: 'yes' }),
      widget('code-highlight', { code: 'const total = 3\nconst nada = null', highlight_lines: '2' }),
      widget('spacer', { space: 600, _element_id: 'trecho' }),
      widget('spacer', { space: 600 }),
    )
    await shop.db
      .insertInto('content')
      .values({ type: 'page', slug: 'andamento', title: 'Andamento', status: 'publish', published_at: new Date(0), document })
      .execute()
  })

  test('[CORE-1] a widget whose chunk does not come says which, how and where; the rest of the page goes on', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.route(/\/code-highlight-[\w-]+\.js/, (route) => route.abort())
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(`${error.name}: ${error.message}`))
    await page.goto(`${origin}/andamento/`)
    await page.getByRole('button', { name: 'Copiar' }).click()
    await eventually('the page says so', () =>
      said.some((line) => /Loading chunk code-highlight failed\.\s+\(error: \S*\/code-highlight-[\w-]+\.js\)/.test(line)),
    )
    expect(await page.locator('.code-line').count()).toBe(2)
    await page.locator('.elementor-scrolling-tracker[data-measured="script"]').waitFor()
    await context.close()
  })

  test('[CORE-3] devices part at 767 and 1024 px, and what was kept for a time is forgotten after it', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addInitScript(() => {
      if (localStorage.getItem('elementor')) return
      const __expiration = { gone: Date.now() - 1_000, kept: Date.now() + 3_600_000 }
      localStorage.setItem('elementor', JSON.stringify({ gone: 1, kept: 2, pageViews: 5, __expiration }))
    })
    const page = await context.newPage()
    await page.goto(`${origin}/andamento/`)
    const shown = page.getByRole('heading', { name: 'Por aparelho' })
    for (const [width, align] of [
      [767, 'end'],
      [768, 'center'],
      [1024, 'center'],
      [1025, 'start'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await shown.evaluate((one) => getComputedStyle(one).textAlign)]).toEqual([width, align])
    }
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}') as Record<string, unknown>)
    await eventually('the visit is counted', async () => (await kept()).pageViews === 6)
    expect(await kept()).toMatchObject({ kept: 2, pageViews: 6 })
    expect(await kept()).not.toHaveProperty('gone')
    await context.close()
  })
})

test('[CORE-2] a link that is hovered for 60 ms is fetched ahead; one with # or ? never is', async () => {
  const { page, close } = await visit('/loja/?orderby=price')
  await page.locator('a.woocommerce-LoopProduct-link').first().hover()
  await page.locator('link[rel="prefetch"]').waitFor({ state: 'attached' })
  const { pathname } = new URL((await page.locator('link[rel="prefetch"]').getAttribute('href')) ?? '')
  expect(pathname).toMatch(/^\/produto\//)
  await page.locator('nav[aria-label="Páginas de produtos"] a').first().hover()
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 150)))
  const fetched = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(fetched.filter((href) => /[#?]/.test(href))).toEqual([])
  await close()
})

test('nothing of another site is asked for on any page', async () => {
  const foreign: string[] = []
  for (const path of ['/', '/contato/', '/sobre/']) {
    const { page, close } = await visit(path, {
      watch: (opened) =>
        opened.on(
          'request',
          (request) => !request.url().startsWith(origin) && !request.url().startsWith('data:') && foreign.push(request.url()),
        ),
    })
    await page.waitForLoadState('networkidle')
    await close()
  }
  expect(foreign).toEqual([])
})

test('a shop that is an app says so without internet, keeps no page of its own, and leaves the browser once it is switched off', async () => {
  const turn = async (isOn: boolean) => {
    const value = JSON.stringify({ is_on: isOn })
    await shop.db
      .insertInto('settings')
      .values({ name: 'app', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
    await eventually('pages follow', async () => (await shop.get('/')).body.includes('rel="manifest"') === isOn)
  }
  await turn(true)
  const { page, close } = await visit('/', { hasChosen: true })
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(`${origin}/cart/`)
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/sem-conexao/')
  expect(kept.filter((path) => path !== '/sem-conexao/' && !path.startsWith('/assets/'))).toEqual([])
  await page.context().setOffline(true)
  await page.goto(`${origin}/loja/`)
  await page.getByRole('heading', { name: 'Você está sem internet' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Loja' }).waitFor()
  await turn(false)
  await page.goto(`${origin}/`)
  await page.waitForFunction(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
    return (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length === 0
  })
  await close()
})
