import type { Locator } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
let api: Api
beforeAll(async () => {
  bench = await aWorkbenchShop()
  api = (await apiAs(bench.shop, 'administrator')).api
})
afterAll(() => bench?.close())

/** Taken by the handle and let go over another. */
async function carry(handle: Locator, onto: Locator) {
  const mouse = handle.page().mouse
  await handle.hover()
  await mouse.down()
  await onto.hover()
  await mouse.up()
}

test('own fields are put in order by their handles and by button, and each move is undone', async () => {
  const fields = '/vitrine/v1/custom-fields'
  for (const name of ['Tecido', 'Ano', 'Origem'])
    await api(fields, { method: 'POST', body: { noun: 'product', kind: 'text', name } })
  const order = async () => ((await api(`${fields}?noun=product`)).body as { name: string }[]).map(({ name }) => name).join()
  const { page, complaints, close } = await bench.atTheWorkbench('/custom-fields', { width: 360 })
  const rows = page.locator('main [data-row]')
  await rows.nth(2).waitFor()
  await carry(rows.nth(2).locator('[data-handle]'), rows.nth(0))
  await eventually('the last one is the first', async () => (await order()) === 'Origem,Tecido,Ano')
  await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click()
  await eventually('it is where it was', async () => (await order()) === 'Tecido,Ano,Origem')
  await page.getByRole('button', { name: 'Subir: Ano' }).click()
  await eventually('by button too', async () => (await order()) === 'Ano,Tecido,Origem')
  expect(complaints).toEqual([])
  await close()
})

test('a column of a size guide is moved by the arrow keys and keeps the focus; a row by its handle; the last move is undone', async () => {
  const { page, complaints, close } = await bench.atTheWorkbench('/guias-de-medidas?novo=sim', { width: 768 })
  const dialog = page.getByRole('dialog')
  const texts = (names: RegExp) =>
    dialog.getByRole('textbox', { name: names }).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join())
  await dialog.getByRole('button', { name: /^Mover a coluna 2/ }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await texts(/^Coluna/)).toBe('Tamanho,Cintura,Busto')
  expect(await dialog.getByRole('button', { name: /^Mover a coluna 3/ }).evaluate((one) => one === document.activeElement)).toBe(
    true,
  )
  await page.keyboard.press('ArrowRight')
  expect(await texts(/^Coluna/)).toBe('Tamanho,Cintura,Busto')
  await carry(dialog.getByRole('button', { name: /^Mover a linha 3/ }), dialog.getByRole('textbox', { name: 'Tamanho, linha 1' }))
  await eventually('the row stands first', async () => (await texts(/^Tamanho, linha/)) === 'G,P,M')
  await dialog.getByRole('button', { name: 'Desfazer' }).click()
  expect(await texts(/^Tamanho, linha/)).toBe('P,M,G')
  expect(complaints).toEqual([])
  await close()
})
