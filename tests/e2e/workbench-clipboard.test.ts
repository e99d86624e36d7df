import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentEditing } from '#content/pages/edit.ts'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { box, widget } from '#tests/support/page-trees.ts'
import { followLink, preview } from '#tests/support/workbench.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
beforeAll(async () => {
  bench = await aWorkbenchShop()
})
afterAll(() => bench?.close())

const aPage = async (title: string, document: object[]) => {
  const author = { id: bench.user.id, name: bench.user.displayName }
  const made = await createContentEditing({ db: bench.shop.db }).create('page', { title, document }, author)
  if (!made.ok) throw new Error(made.problem)
  return made.id
}
const rows = (page: Page) => page.getByRole('tree', { name: 'Estrutura da página' }).getByRole('treeitem')
const names = async (page: Page) => (await rows(page).allTextContents()).map((name) => name.trim()).join(' | ')
const shows = (page: Page, expected: string) =>
  eventually(`the outline “${expected}”`, async () => (await names(page)) === expected)

test('a section goes to another page by the clipboard, as Elementor reads it, and every step can be taken back', async () => {
  const source = await aPage('De', [box('s1', widget('h1', { title: 'Oi' }), widget('h2', { title: 'Tchau' }))])
  const target = await aPage('Para', [box('t1', widget('k1', { title: 'Vaso' }))])
  const { page, complaints, close } = await bench.atTheWorkbench(`/pages/${source}`, { width: 1440 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: bench.shop.origin })
  await rows(page).first().click()
  await page.keyboard.press('Control+c')
  await page.getByText('Elemento copiado.').waitFor()
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toMatchObject({
    type: 'elementor',
    siteurl: `${bench.shop.origin}/wp-json/`,
    elements: [{ elType: 'container', isInner: false, elements: [{ widgetType: 'heading', settings: { title: 'Oi' } }, {}] }],
  })

  await followLink(page, `${bench.shop.origin}/painel/pages/${target}`)
  await preview(page).getByRole('heading', { name: 'Vaso' }).waitFor()
  await rows(page).first().focus()
  await page.keyboard.press('Control+v')
  await shows(page, 'Contêiner | Título · Vaso | Contêiner | Título · Oi | Título · Tchau')
  await preview(page).getByRole('heading', { name: 'Tchau' }).waitFor()

  // Two headings at once, by mouse and menu: copied, taken away, taken back.
  await rows(page).filter({ hasText: 'Oi' }).click()
  await rows(page)
    .filter({ hasText: 'Tchau' })
    .click({ modifiers: ['Shift'] })
  await page.keyboard.press('Control+d')
  await shows(page, 'Contêiner | Título · Vaso | Contêiner | Título · Oi | Título · Tchau | Título · Oi | Título · Tchau')
  await rows(page).last().click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Excluir' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await shows(page, 'Contêiner | Título · Vaso | Contêiner | Título · Oi | Título · Tchau')
  await page.getByRole('button', { name: 'Histórico' }).click()
  const history = page.getByRole('list', { name: 'Histórico' })
  await history.getByRole('button', { name: 'Excluir 2 elementos' }).waitFor()
  await history.getByRole('button', { name: 'Como estava ao abrir' }).click()
  await history.locator('[aria-current=step]').filter({ hasText: 'Como estava ao abrir' }).waitFor()
  await page.keyboard.press('Escape')
  await history.waitFor({ state: 'hidden' })
  await shows(page, 'Contêiner | Título · Vaso')
  await rows(page).first().click()
  await page.keyboard.press('Control+Shift+Z')
  await shows(page, 'Contêiner | Título · Vaso | Contêiner | Título · Oi | Título · Tchau')
  expect(complaints).toEqual([])
  await close()
})
