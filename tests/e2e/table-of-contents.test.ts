import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'

let site: GallerySite
let browser: Browser

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser()
  await site.gallery('table-of-contents')
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const PART = `<p>${'O barro descansa uma semana antes de ir à roda. '.repeat(60)}</p>`
const ARTICLE = `<article><h2>O barro</h2>${PART}<h3>Colheita</h3>${PART}<h3>Descanso</h3>${PART}
<h2>O forno</h2>${PART}<h3> Lenha  e <em>fogo</em> </h3>${PART}<h2 class="fora-do-sumario">Anúncio</h2>${PART}
<h2 hidden>Rascunho</h2><h2> </h2><details><summary>Mais</summary><h2>Perguntas</h2>${PART}</details>${PART}</article>`
const AROUND = '<header class="site-header"><h2>Casa Aroeira</h2></header><dialog open><h2>Popup</h2></dialog>'

/** The page of the demos with an article under them. */
async function visit(options: BrowserContextOptions & { article?: string; hash?: string; clockMs?: number } = {}) {
  const { article = ARTICLE, hash = '', clockMs, ...context } = options
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...context })
  if (clockMs) await page.clock.install({ time: clockMs })
  await page.route('**/table-of-contents/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<body>', `<body>${AROUND}`).replace('</main>', `${article}</main>`)
    await route.fulfill({ response, body })
  })
  const complaints = listen(page)
  await page.goto(`${site.origin}/table-of-contents/${hash}`)
  return { page, complaints }
}
const table = (page: Page, title: string) => page.getByRole('navigation', { name: title })
const built = (page: Page, title: string) =>
  table(page, title).locator('a, .elementor-toc__empty').first().waitFor({ state: 'attached' })
const entries = (page: Page, title: string) => table(page, title).locator('a').allTextContents()
const read = (page: Page, title: string) => table(page, title).locator('[aria-current]').allTextContents()

test('[TOC-1] the headings of the text become a list with levels; header, popup, excluded and hidden ones stay out', async () => {
  const { page, complaints } = await visit()
  await built(page, 'Nesta página')
  const all = ['table-of-contents', 'O barro', 'Colheita', 'Descanso', 'O forno', 'Lenha e fogo', 'Anúncio', 'Perguntas']
  expect(await entries(page, 'Nesta página')).toEqual(all)
  expect(await entries(page, 'Passo a passo')).toEqual(all.filter((text) => !['table-of-contents', 'Anúncio'].includes(text)))
  expect(await table(page, 'Nesta página').locator('ol ol ol > li').count()).toBe(3)
  expect(await table(page, 'Passo a passo').locator('ul ul > li').count()).toBe(3)
  expect(complaints).toEqual([])
  await page.close()
})

test('[TOC-1] a selector that no browser can read is ignored, and without levels there is one list', async () => {
  const { page } = await visit()
  const inShort = table(page, 'Em resumo')
  await built(page, 'Em resumo')
  expect(await entries(page, 'Em resumo')).toHaveLength(8)
  expect(await inShort.locator('ul').count()).toBe(1)
  await page.close()
})

test('[TOC-1] the box begins closed where it was asked for, and its button opens and closes it', async () => {
  const { page } = await visit()
  await built(page, 'Em resumo')
  const button = table(page, 'Em resumo').getByRole('button', { name: 'Mostrar o sumário' })
  const list = table(page, 'Em resumo').getByRole('list').first()
  const widget = page.locator('[data-id="demo2"]')
  await eventually('the box is closed', async () => (await button.getAttribute('aria-expanded')) === 'false')
  expect(await list.isVisible()).toBe(false)
  expect(await widget.getAttribute('class')).toContain('elementor-toc--collapsed')
  await button.press('Enter')
  await list.waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  expect(await widget.getAttribute('class')).not.toContain('elementor-toc--collapsed')
  expect(await findViolations(page, { within: '[data-id="demo2"]' })).toEqual([])
  await page.close()
})

test.each([
  [1280, true],
  [800, true],
  [390, false],
])('[TOC-1] minimized on phones: at %i px the list is open: %s', async (width, open) => {
  const { page } = await visit({ viewport: { width, height: 800 } })
  await built(page, 'Nesta página')
  expect(await table(page, 'Nesta página').locator('ol').first().isVisible()).toBe(open)
  await page.close()
})

test('[TOC-1] the list follows the scroll and opens the branch that is being read', async () => {
  const { page } = await visit()
  await built(page, 'Passo a passo')
  const branch = table(page, 'Passo a passo').getByText('Colheita')
  expect(await branch.isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'Descanso' }).evaluate((heading) => heading.scrollIntoView())
  await eventually('the heading is marked', async () => (await read(page, 'Passo a passo')).join() === 'Descanso')
  expect(await branch.isVisible()).toBe(true)
  await page.getByRole('heading', { name: 'O forno' }).evaluate((heading) => heading.scrollIntoView())
  await eventually('the next one is marked', async () => (await read(page, 'Passo a passo')).join() === 'O forno')
  expect(await branch.isVisible()).toBe(false)
  await page.close()
})

test('[TOC-1] after a click the list holds still for two seconds, then follows again', async () => {
  const now = Date.parse('2026-11-15T12:00:00-03:00')
  const { page } = await visit({ clockMs: now })
  await built(page, 'Nesta página')
  await page.clock.pauseAt(now + 60_000)
  await table(page, 'Nesta página').getByText('O forno').click()
  await eventually('the chosen one is marked', async () => (await read(page, 'Nesta página')).join() === 'O forno')
  expect(await page.locator('.elementor-menu-anchor:target + h2').textContent()).toBe('O forno')
  const scrollTo = async (name: string) => {
    await page.getByRole('heading', { name }).evaluate(
      (heading) =>
        new Promise<void>((scrolled) => {
          addEventListener('scroll', () => scrolled(), { once: true })
          heading.scrollIntoView()
        }),
    )
    await page.clock.runFor(50)
  }
  await scrollTo('Colheita')
  expect(await read(page, 'Nesta página')).toEqual(['O forno'])
  await page.clock.runFor(1_800)
  await scrollTo('Descanso')
  expect(await read(page, 'Nesta página')).toEqual(['O forno'])
  await page.clock.runFor(200)
  await scrollTo('Colheita')
  await eventually('the list follows again', async () => (await read(page, 'Nesta página')).join() === 'Colheita')
  await page.close()
})

test('[TOC-1] a link to a heading from another page leads there', async () => {
  const { page } = await visit({ hash: '#elementor-toc__heading-anchor-4' })
  await eventually('the heading is at the top', () =>
    page.getByRole('heading', { name: 'O forno' }).evaluate((heading) => Math.abs(heading.getBoundingClientRect().top - 96) < 40),
  )
  await page.close()
})

test('[TOC-2] a page without headings says so', async () => {
  const { page } = await visit({ article: '' })
  await table(page, 'Passo a passo').getByText('Não foram encontrados cabeçalhos nesta página.').waitFor()
  expect(await findViolations(page, { within: '[data-id="demo1"]' })).toEqual([])
  await page.close()
})

test('[TOC-1] without scripts no empty box stands in the page', async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  expect(await page.locator('.elementor-toc').first().isVisible()).toBe(false)
  await page.close()
})
