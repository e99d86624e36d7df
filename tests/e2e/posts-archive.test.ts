import type { Browser, BrowserContextOptions } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  await page.goto(shop.origin + path)
  return page
}

test('[POSTS-1] [POSTS-2] the archive shows its posts as cards and brings the rest at a press', async () => {
  const page = await visit('/blog/')
  const list = page.locator('.elementor-widget-archive-posts')
  expect(await list.getAttribute('data-widget_type')).toBe('archive-posts.archive_cards')
  expect(await list.locator('article').count()).toBe(9)
  expect(await list.locator('.e-load-more-anchor').getAttribute('data-next-page')).toBe('/blog/page/2/')
  await list.getByRole('button', { name: 'Carregar mais textos' }).click()
  await eventually('all twelve are there', async () => (await list.locator('article').count()) === 12)
  await list.getByText('Isso é tudo por enquanto.').waitFor()
  await page.context().close()
})

test('[POSTS-1] an archive of a category or a tag holds only its own posts', async () => {
  const tagged = await shop.db
    .selectFrom('terms')
    .innerJoin('content_terms', 'content_terms.term_id', 'terms.id')
    .select(({ fn }) => ['terms.taxonomy', 'terms.slug', 'terms.name', fn.countAll<string>().as('posts')])
    .groupBy('terms.id')
    .execute()
  for (const taxonomy of ['category', 'post_tag'] as const) {
    const term = tagged.find((one) => one.taxonomy === taxonomy)!
    const page = await visit(`/${taxonomy === 'category' ? 'categoria' : 'tag'}/${term.slug}/`)
    await page.getByRole('heading', { level: 1, name: term.name }).waitFor()
    expect(await page.locator('article').count()).toBe(Number(term.posts))
    await page.context().close()
  }
  expect((await shop.get('/tag/nao-existe/')).statusCode).toBe(404)
})

test.each([
  ['archive_classic', '.elementor-posts--skin-classic .elementor-post__excerpt'],
  ['archive_full_content', '.elementor-posts--skin-full_content .elementor-post__content'],
])('[POSTS-1] an archive may also look like %s', async (skin, mark) => {
  const { id, document } = await shop.db
    .selectFrom('content')
    .select(['id', 'document'])
    .where('part', '=', 'archive')
    .executeTakeFirstOrThrow()
  const store = (elements: unknown) =>
    shop.db
      .updateTable('content')
      .set({ document: JSON.stringify(elements) })
      .where('id', '=', id)
      .execute()
  await store([{ id: 'arquivo', elType: 'widget', widgetType: 'archive-posts', settings: { _skin: skin }, elements: [] }])
  const drawn = async (look: string) => (await shop.get('/blog/')).body.includes(`archive-posts.${look}`)
  await eventually(`the archive is drawn as ${skin}`, () => drawn(skin))
  const page = await visit('/blog/')
  expect(await page.locator(mark).count()).toBe(9)
  await page.context().close()
  await store(document)
  await eventually('the cards are back', () => drawn('archive_cards'))
})

test('[POSTS-5] theme_template_id brings that template into the middle of the window', async () => {
  const { id } = await shop.db.selectFrom('content').select('id').where('part', '=', 'archive').executeTakeFirstOrThrow()
  const away = async (path: string) => {
    const page = await visit(path)
    await page.waitForLoadState('load')
    const read = () =>
      page.evaluate((template) => {
        const box = document.querySelector(`[data-elementor-id="${template}"]`)!.getBoundingClientRect()
        return Math.abs(box.top + box.height / 2 - innerHeight / 2)
      }, id)
    return { page, read }
  }
  const asked = await away(`/blog/?theme_template_id=${id}`)
  await eventually('it stands in the middle', async () => (await asked.read()) < 3)
  await asked.page.context().close()
  const footer = await shop.db.selectFrom('content').select('id').where('part', '=', 'footer').executeTakeFirstOrThrow()
  const below = await visit(`/blog/?theme_template_id=${footer.id}`)
  const isShown = () =>
    below.evaluate((template) => {
      const box = document.querySelector(`footer[data-elementor-id="${template}"]`)!.getBoundingClientRect()
      const atEnd = Math.abs(document.documentElement.scrollHeight - innerHeight - scrollY) < 3
      return scrollY > 0 && (atEnd || Math.abs(box.top + box.height / 2 - innerHeight / 2) < 3)
    }, footer.id)
  await eventually('the footer stands as far in the middle as the page goes', isShown)
  const grow = () => below.evaluate(() => (document.body.style.paddingBlockEnd = `${document.body.offsetHeight}px`))
  await grow()
  await eventually('the footer stays in the middle of a page that grows late', isShown)
  await below.mouse.wheel(0, -300)
  await eventually('the visitor scrolls away', async () => !(await isShown()))
  await grow()
  expect(await isShown(), 'and is not brought back').toBe(false)
  expect(await below.locator('header.elementor-location-header[data-elementor-type="header"]').count()).toBe(1)
  await below.context().close()
  for (const path of ['/blog/', '/blog/?theme_template_id=999999', '/blog/?theme_template_id=x%22]']) {
    const plain = await away(path)
    expect(await plain.page.evaluate(() => scrollY)).toBe(0)
    expect(await plain.read()).toBeGreaterThan(100)
    await plain.page.context().close()
  }
})
