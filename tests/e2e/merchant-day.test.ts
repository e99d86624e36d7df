import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLife } from '#tests/support/demo-life.ts'
import { eventually } from '#tests/support/eventually.ts'
import { followLink } from '#tests/support/workbench.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
beforeAll(async () => {
  bench = await aWorkbenchShop({ demo: true, role: 'administrator', login: 'dona', name: 'Dona' })
  await withLife(bench.shop.db)
})
afterAll(() => bench?.close())

const WIDTH = 360

/** Everything has come, and nothing of it has to be pushed aside to be read. */
async function fits(page: Page, name: string) {
  await eventually(
    `“${name}” to be there`,
    async () => (await page.locator('[aria-label="Carregando"], [role="progressbar"]').count()) === 0,
  )
  const wide = await page.evaluate((width) => {
    const parts = [...document.querySelectorAll<HTMLElement>('main *, [role="dialog"] *')]
    const sideways = parts.filter(
      (part) =>
        part.checkVisibility() &&
        part.scrollWidth > part.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(part).overflowX) &&
        !part.querySelector('[role="tablist"]'),
    )
    return [
      document.documentElement.scrollWidth > width && 'the page',
      ...sideways.map(({ textContent }) => textContent.slice(0, 60)),
    ].filter(Boolean)
  }, WIDTH)
  expect([name, wide]).toEqual([name, []])
}

test('a day of the merchant on a telephone: what waits, a question, a price, a parcel, paper, a refund, the month', async () => {
  const { shop, atTheWorkbench } = bench
  const { page, complaints, close } = await atTheWorkbench('/', { width: WIDTH, height: 780 })
  await page.getByText('Loja de demonstração: há pedidos').waitFor()
  await page.getByRole('link', { name: /^Embale e envie \d+ pedidos pagos/ }).waitFor()
  await fits(page, 'Início')

  await page.getByRole('link', { name: 'Responda 3 perguntas sobre produtos' }).click()
  await page.getByText('chega a Salvador').waitFor()
  await fits(page, 'Perguntas')
  await page.getByRole('button', { name: 'Responder', exact: true }).first().click()
  await page.getByLabel('Resposta da loja').fill('Chega, sim: pela expressa são dois dias.')
  await page.getByRole('button', { name: 'Responder e publicar' }).click()
  await page.getByText('Pergunta respondida e publicada.').waitFor()

  await followLink(page, '/painel/products')
  const price = page.getByRole('button', { name: /^Preço de .*Alterar$/ }).first()
  await price.waitFor()
  await fits(page, 'Produtos')
  await price.click()
  await page.getByRole('textbox', { name: /^Preço de / }).fill('399,90')
  await page.keyboard.press('Enter')
  await page.getByText(/: preço alterado\.$/).waitFor()

  await followLink(page, '/painel/dispatch')
  const [order] = await shop.db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'processing')
    .orderBy('created_at')
    .execute()
  const row = page.getByRole('listitem').filter({ hasText: `#${order!.number}` })
  await row.waitFor()
  await fits(page, 'Expedição')
  await row.getByRole('button', { name: 'Digitar o código e enviar' }).click()
  await row.getByLabel(/^Código de rastreio/).fill('AA123456785BR')
  await fits(page, 'Código de rastreio')
  await row.getByRole('button', { name: 'Enviar com este código' }).click()
  await eventually('the parcel to be on its way', async () => (await orderNow()).status === 'completed')

  await followLink(page, `/painel/orders/${order!.id}/show`)
  await page.getByRole('link', { name: 'Imprimir' }).waitFor()
  await fits(page, 'Pedido')
  await page.getByRole('link', { name: 'Imprimir' }).click()
  await page.getByRole('article', { name: `Pedido #${order!.number}` }).waitFor()
  await fits(page, 'Papel do pedido')
  await page.goBack()

  await page.getByRole('button', { name: 'Reembolsar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(/^Unidades devolvidas/)
    .first()
    .fill('1')
  await dialog.getByLabel(/^Motivo/).fill('Ficou grande')
  await fits(page, 'Reembolso')
  await dialog.getByRole('button', { name: /^Reembolsar R\$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await orderNow()).refunded_cents).toBeGreaterThan(0)

  await followLink(page, '/painel/reports')
  await page.getByRole('region', { name: /^Números por/ }).waitFor()
  await fits(page, 'Relatórios')
  await followLink(page, '/painel/visits')
  await page.getByText('Da visita ao pedido').waitFor()
  await fits(page, 'Visitas')
  expect(complaints).toEqual([])
  await close()

  async function orderNow() {
    return await shop.db.selectFrom('orders').selectAll().where('id', '=', order!.id).executeTakeFirstOrThrow()
  }
})
