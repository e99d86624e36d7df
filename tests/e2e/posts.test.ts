import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

/** Pages with one list each; the demo's diary has twelve posts. */
const LISTS = {
  cliques: { _skin: 'cards', posts_per_page: 5, pagination_type: 'load_more_on_click', load_more_spinner: 'circle' },
  rolagem: { _skin: 'classic', posts_per_page: 4, pagination_type: 'load_more_infinite_scroll' },
  numeros: { _skin: 'classic', posts_per_page: 4, pagination_type: 'numbers' },
  passos: { _skin: 'classic', posts_per_page: 4, pagination_type: 'prev_next' },
  ambos: { _skin: 'classic', posts_per_page: 4, pagination_type: 'numbers_and_prev_next' },
  alvenaria: { _skin: 'classic', posts_per_page: 9, masonry: 'yes', row_gap: 30, item_gap: 10 },
  inteiros: { _skin: 'full_content', posts_per_page: 2 },
  colunas: {
    _skin: 'cards',
    posts_per_page: 8,
    cards_columns: 4,
    cards_columns_tablet: 3,
    cards_columns_mobile: 2,
    row_gap: 11,
    item_gap: 13,
  },
}

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser()
  await shop.db
    .insertInto('content')
    .values(
      Object.entries(LISTS).map(([slug, settings]) => ({
        type: 'page' as const,
        slug,
        title: slug,
        status: 'publish' as const,
        published_at: new Date(0),
        document: JSON.stringify([{ id: 'lista1', elType: 'widget', widgetType: 'posts', settings, elements: [] }]),
      })),
    )
    .execute()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  await page.goto(shop.origin + path)
  return page
}
const posts = (page: Page) => page.locator('[data-id="lista1"] article')
const anchor = async (page: Page) => {
  const {
    page: at,
    maxPage,
    nextPage,
  } = await page.locator('.e-load-more-anchor').evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  return [at, maxPage, nextPage]
}
const counts = (page: Page, count: number) => eventually(`${count} posts`, async () => (await posts(page).count()) === count)

test('[POSTS-2] a press brings the posts of the next page under those that are there, until the last page', async () => {
  const page = await visit('/cliques/')
  expect(await anchor(page)).toEqual(['1', '3', '/cliques/2/'])
  const button = page.getByRole('button', { name: 'Carregar mais' })
  await button.click()
  await counts(page, 10)
  await eventually('the anchor has gone on', async () => (await anchor(page))[2] === '/cliques/3/')
  expect(await anchor(page)).toEqual(['2', '3', '/cliques/3/'])
  await button.click()
  await counts(page, 12)
  await page.getByText('Isso é tudo por enquanto.').waitFor()
  expect(await button.count()).toBe(0)
  expect(await anchor(page)).toEqual(['3', '3', undefined])
  const titles = await posts(page).locator('h3').allTextContents()
  expect(new Set(titles).size).toBe(12)
  expect(page.url()).toBe(`${shop.origin}/cliques/`)
  await page.context().close()
})

test('[POSTS-2] while posts are on their way a spinner turns and a second press is ignored', async () => {
  const page = await visit('/cliques/')
  const asked: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/cliques/2/', async (route) => {
    // The list's own request, not the browser's guess at where a hovering mouse will go.
    if (route.request().resourceType() === 'fetch') asked.push(route.request().url())
    await held
    await route.continue()
  })
  const button = page.getByRole('button', { name: 'Carregar mais' })
  await button.click()
  await page.locator('.e-load-more-spinner').waitFor()
  await button.click({ force: true })
  await button.click({ force: true })
  expect(await posts(page).count()).toBe(5)
  answer()
  await counts(page, 10)
  await page.locator('.e-load-more-spinner').waitFor({ state: 'hidden' })
  expect(asked).toHaveLength(1)
  await page.context().close()
})

test('[POSTS-2] a failure is one warning on the console and nothing else; the next press tries again', async () => {
  const page = await visit('/cliques/')
  const said = listen(page)
  await page.route('**/cliques/2/', (route) => route.fulfill({ status: 503, body: 'fora do ar' }))
  const button = page.getByRole('button', { name: 'Carregar mais' })
  await button.click()
  await eventually('the console is warned', () => said.includes('warning: Something went wrong.'))
  expect(said.filter((line) => !line.includes('503'))).toEqual(['warning: Something went wrong.'])
  expect(await posts(page).count()).toBe(5)
  expect(await anchor(page)).toEqual(['1', '3', '/cliques/2/'])
  await page.unroute('**/cliques/2/')
  await button.click()
  await counts(page, 10)
  await page.context().close()
})

test('[POSTS-2] without scripts the button leads to the next page, which begins where this one ended', async () => {
  const page = await visit('/cliques/', { javaScriptEnabled: false })
  const first = await posts(page).locator('h3').allTextContents()
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  expect(page.url()).toBe(`${shop.origin}/cliques/2/`)
  const second = await posts(page).locator('h3').allTextContents()
  expect(second).toHaveLength(5)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  await page.context().close()
})

test('[POSTS-3] with infinite scroll the next posts come when the end of the list is near', async () => {
  const page = await visit('/rolagem/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await eventually('more have come', async () => (await posts(page).count()) >= 8)
  await eventually('and the rest', async () => {
    await page.locator('footer').scrollIntoViewIfNeeded()
    return (await posts(page).count()) === 12
  })
  await page.getByText('Isso é tudo por enquanto.').waitFor()
  await page.context().close()
})

test('[POSTS-3] numbers, steps, or both lead to the other pages', async () => {
  const page = await visit('/numeros/')
  const pages = page.getByRole('navigation', { name: 'Páginas da lista' })
  expect(await pages.getByRole('link').allTextContents()).toEqual(['Página 2', 'Página 3'])
  await pages.getByRole('link', { name: 'Página 3' }).click()
  await page.waitForURL(`${shop.origin}/numeros/3/`)
  expect(await pages.locator('[aria-current="page"]').textContent()).toBe('Página 3')
  await page.goto(`${shop.origin}/passos/2/`)
  expect(await pages.getByRole('link').allTextContents()).toEqual(['Anterior', 'Próxima'])
  await pages.getByRole('link', { name: 'Anterior' }).click()
  await page.waitForURL(`${shop.origin}/passos/`)
  await page.goto(`${shop.origin}/ambos/`)
  expect(await pages.getByRole('link').allTextContents()).toEqual(['Página 2', 'Página 3', 'Próxima'])
  await page.context().close()
})

test('[POSTS-3] a number that no list has is no page', async () => {
  for (const path of ['/numeros/4/', '/numeros/1/', '/numeros/0/', '/sobre/2/', '/page/2/', '/blog/page/3/']) {
    const { statusCode } = await shop.get(path)
    expect({ path, statusCode }).toEqual({ path, statusCode: 404 })
  }
})

test.each([
  [1280, 4],
  [900, 3],
  [390, 2],
])('[POSTS-1] on %i px the list has %i columns, with the gaps that were set', async (width, columns) => {
  const page = await visit('/colunas/', { viewport: { width, height: 900 } })
  const style = await page.locator('.elementor-posts-container').evaluate((grid) => {
    const { gridTemplateColumns, rowGap, columnGap } = getComputedStyle(grid)
    return { columns: gridTemplateColumns.split(' ').length, rowGap, columnGap }
  })
  expect(style).toEqual({ columns, rowGap: '11px', columnGap: '13px' })
  await page.context().close()
})

test('[POSTS-1] in masonry every post stands right under the one above it', async () => {
  const page = await visit('/alvenaria/')
  await page.evaluate(() => (document.querySelector('article .elementor-post__excerpt')!.textContent = 'Longo. '.repeat(60)))
  const gaps = () =>
    posts(page).evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect())
      return boxes.slice(3).map((box, index) => Math.round(box.top - boxes[index]!.bottom))
    })
  await eventually('the gaps are all the same', async () => (await gaps()).every((gap) => Math.abs(gap - 30) <= 1))
  await page.context().close()
})

test('[POSTS-1] the looks: cards, classic, and the whole text', async () => {
  const page = await visit('/inteiros/')
  expect(await page.locator('.elementor-widget-posts').getAttribute('data-widget_type')).toBe('posts.full_content')
  expect((await posts(page).first().locator('.elementor-post__content p').count()) > 3).toBe(true)
  await page.goto(`${shop.origin}/cliques/`)
  expect(await page.locator('.elementor-widget-posts').getAttribute('data-widget_type')).toBe('posts.cards')
  expect(await posts(page).first().locator('.elementor-post__content').count()).toBe(0)
  await page.context().close()
})
