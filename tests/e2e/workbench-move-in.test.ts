import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'
import { madeUpShop } from '../move-in/made-up-shop.ts'

const OLD_SHOP = { products: 6, variable: 1, orders: 4, customers: 3, pages: 2 }
let bench: WorkbenchShop
beforeAll(async () => {
  bench = await aWorkbenchShop({ role: 'administrator', login: 'dona', name: 'Dora' })
})
afterAll(() => bench?.close())

test('a merchant brings a shop on a telephone: file, what comes, brought, what is left, and the way back', async () => {
  const { page, complaints, close } = await bench.atTheWorkbench('/trazer-loja', { width: 360, height: 780 })
  await page.getByRole('button', { name: 'Por arquivo' }).click()
  await page.getByLabel('Endereço da loja antiga').fill('https://antiga.example/loja')
  const bytes = Buffer.from([...madeUpShop(OLD_SHOP)].map((thing) => JSON.stringify(thing)).join('\n'))
  await page.getByLabel('Escolher o arquivo').setInputFiles({ name: 'loja.jsonl', mimeType: 'text/plain', buffer: bytes })
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ler e ver o que vem' }).click()

  await page.getByRole('button', { name: 'Trazer agora' }).waitFor()
  await page.getByText('Passo 2 de 6').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Trazer agora' }).click()
  await page.getByText('A loja veio.').waitFor()
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await page.getByRole('button', { name: 'Continuar sem trazer novidades' }).click()
  await page.getByRole('heading', { name: 'Últimos ajustes antes de abrir' }).waitFor()
  await page.getByText('Sem e-mail ninguém é avisado').waitFor()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await page.getByRole('link', { name: 'Desfazer a mudança' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('heading', { name: 'De onde vem a sua loja?' }).waitFor()
  expect((await bench.shop.db.selectFrom('orders').select('id').execute()).length).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
