import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentEditing } from '#content/pages/edit.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { addWidget, preview } from '#tests/support/workbench.ts'
import { aWorkbenchShop, STAFF_PASSWORD, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
let shop: WorkbenchShop['shop']

beforeAll(async () => {
  bench = await aWorkbenchShop()
  shop = bench.shop
})
afterAll(() => bench?.close())

const aPage = async (title: string) => {
  const author = { id: bench.user.id, name: bench.user.displayName }
  const made = await createContentEditing({ db: shop.db }).create('page', { title }, author)
  if (!made.ok) throw new Error(made.problem)
  return made.id
}
const title = (page: Page) => page.getByRole('textbox', { name: 'Título', exact: true })
const drafts = (id: number) => shop.db.selectFrom('document_drafts').selectAll().where('subject', '=', String(id)).execute()
const found = (page: Page) => page.getByRole('status').filter({ hasText: 'Há alterações não salvas' })

test('what was typed outlives a lost connection and a crashed tab, and is gone once it is saved', async () => {
  const id = await aPage('Oficina')
  const { page, context, close } = await bench.atTheWorkbench(`/pages/${id}`, { width: 1440, isAlone: true })
  await addWidget(page, 'título', 'Título')
  await title(page).fill('Feito à mão')
  await page.getByText('Salvo automaticamente').waitFor()
  expect(JSON.stringify((await drafts(id))[0]?.content)).toContain('Feito à mão')
  await context.setOffline(true)
  const lost: string[] = []
  page.on('requestfailed', (request) => void (request.url().endsWith('/previa/') && lost.push(request.method())))
  await title(page).fill('Feito à mão em Minas')
  await page.getByText('Sem conexão: guardado neste computador').first().waitFor()
  await page.getByText('A página não pôde ser desenhada.').waitFor()
  // What can't be drawn is asked for now and then, not on and on.
  expect(lost.length).toBeLessThan(8)
  // The tab is killed: it is told nothing and tells nothing.
  await page.goto('chrome://crash').catch(() => undefined)
  await page.close()
  await context.setOffline(false)

  const again = await context.newPage()
  await again.goto(`${shop.origin}/painel/pages/${id}`)
  await found(again).getByText('neste computador').waitFor()
  expect(await findViolations(again)).toEqual([])
  await found(again).getByRole('button', { name: 'Descartar' }).click()
  await again.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await found(again).getByRole('button', { name: 'Recuperar' }).click()
  await preview(again).getByRole('heading', { name: 'Feito à mão em Minas' }).waitFor()
  await again.getByRole('button', { name: 'Publicar' }).click()
  await again.getByText('Página publicada.').waitFor()
  await eventually('no draft', async () => (await drafts(id)).length === 0)
  await eventually('the words in the shop', async () => (await shop.get('/oficina/')).body.includes('Feito à mão em Minas'))
  await again.reload()
  await again.getByRole('tree').waitFor()
  expect(await found(again).count()).toBe(0)
  await close()
})

test('two editors hear of each other; the second to save compares side by side and loses nothing', async () => {
  const id = await aPage('Ateliê')
  const mine = await bench.atTheWorkbench(`/pages/${id}`, { width: 1440 })
  await addWidget(mine.page, 'título', 'Título')
  await title(mine.page).fill('Versão da Marta')
  await mine.page.getByText('Salvo automaticamente').waitFor()

  const made = await createAccounts({ db: shop.db }).create({
    login: 'ana',
    email: 'ana@loja.example',
    displayName: 'Ana',
    password: STAFF_PASSWORD,
    roles: ['shop_manager'],
  })
  if (!made.ok) throw new Error(made.problem)
  const { token } = await createSessions({ db: shop.db }).open(made.user)
  const ana = await bench.aBrowser({ width: 1440 })
  await ana.context.addCookies([{ name: 'vitrine_session', value: token, url: shop.origin }])
  await ana.page.goto(`${shop.origin}/painel/pages/${id}`)
  await ana.page.getByText(/Marta está editando esta página desde \d\d:\d\d/).waitFor()
  await addWidget(ana.page, 'divisor', 'Divisor')
  await ana.page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await ana.page.getByText('Rascunho salvo').waitFor()
  await ana.close()

  const { page } = mine
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await page.getByRole('dialog').getByText('as suas alterações ficam guardadas').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Recarregar' }).click()
  await found(page).getByText('outra versão foi salva').waitFor()
  await found(page).getByRole('button', { name: 'Comparar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Comparar versões' })
  await dialog.getByText('1 elemento novo e 1 tirado').waitFor()
  const frame = dialog.frameLocator('iframe[title="Alterações não salvas"]')
  await frame.getByRole('heading', { name: 'Versão da Marta' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Usar estas alterações' }).click()
  await preview(page).getByRole('heading', { name: 'Versão da Marta' }).waitFor()
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await eventually('no draft', async () => (await drafts(id)).length === 0)

  await page.getByRole('tab', { name: 'Revisões' }).click()
  await page.getByText(/· Ana ·/).waitFor()
  await page
    .getByRole('button', { name: /^Comparar com a versão/ })
    .first()
    .click()
  await dialog.getByText('1 elemento novo e 1 tirado').waitFor()
  await dialog.getByRole('button', { name: 'Fechar a comparação' }).click()
  await mine.close()
})
