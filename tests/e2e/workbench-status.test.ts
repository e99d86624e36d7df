import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { aWorkbenchShop, type WorkbenchShop } from '../support/workbench-shop.ts'

let bench: WorkbenchShop
beforeAll(async () => {
  bench = await aWorkbenchShop({ role: 'administrator', login: 'dona', name: 'Rosa' })
})
afterAll(() => bench?.close())

test('every screen warns while the disk is nearly full or the database can’t write, and says what to do', async () => {
  const { page, context, close } = await bench.atTheWorkbench('/coupons', { width: 360, height: 740 })
  const status = page.getByRole('status', { name: 'Estado da loja' })
  await status.waitFor({ state: 'attached' })
  // This computer has room: the shop's own answer says so.
  expect(await status.textContent()).toBe('')

  const room = { disk: 'low', free_mb: 310, database: 'ok' }
  let isAway = false
  await context.route('**/vitrine/v1/status*', (route) =>
    isAway
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Sem contato.', data: { status: 503 } } })
      : route.fulfill({ json: room }),
  )
  await page.goto(`${bench.shop.origin}/painel/coupons/create`)
  await status.getByText('quase cheio: restam 310 MB').waitFor()
  await status.getByText('Libere espaço').waitFor()
  // The warning may be there before the screen is.
  await page.getByRole('heading', { level: 1, name: 'cupom' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(page)).toEqual([])

  Object.assign(room, { disk: 'ok', free_mb: 9_000 })
  await status.getByRole('button', { name: 'Verificar de novo' }).click()
  await status.getByText('quase cheio').waitFor({ state: 'detached' })

  // Somebody saves, and the database has no room left: the reason is on the screen without anybody asking for it.
  Object.assign(room, { disk: 'full', free_mb: 0, database: 'full' })
  await sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
    bench.shop.db,
  )
  await sql`create trigger no_room before insert on coupons for each statement execute function no_room()`.execute(bench.shop.db)
  await page.getByLabel('Código').fill('CHEIO')
  await page.getByRole('button', { name: 'Criar o cupom' }).click()
  await status.getByText('não consegue gravar: o disco está cheio').waitFor()

  isAway = true
  await status.getByRole('button', { name: 'Verificar de novo' }).click()
  await status.getByText('sem contato com o banco de dados').waitFor()
  isAway = false
  // What was typed is not saved: whoever leaves is asked.
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept())
  await status.getByRole('link', { name: 'Saúde da loja' }).click()
  await asked
  await page.waitForURL(/\/painel\/saude$/)
  await close()
})
