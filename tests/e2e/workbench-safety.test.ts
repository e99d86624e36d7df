import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, stepOf } from '#shop/accounts/totp.ts'
import { findViolations } from '#tests/support/axe.ts'
import { followLink } from '#tests/support/workbench.ts'
import { aWorkbenchShop, STAFF_PASSWORD, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
let shop: WorkbenchShop['shop']

beforeAll(async () => {
  bench = await aWorkbenchShop({ role: 'administrator', login: 'dona', name: 'Dona Flor' })
  ;({ shop } = bench)
})
afterAll(() => bench?.close())

async function knock(page: Page, path: string) {
  await page.goto(`${shop.origin}${path}`)
  await page.locator('form [name="username"]').first().fill('dona')
  await page.locator('form [name="password"]').first().fill(STAFF_PASSWORD)
  await page.locator('form [name="password"]').first().press('Enter')
}

test('a dangerous thing asks for the password, the second factor is set up, and from then on the code is asked for at the door', async () => {
  const { page, complaints, close } = await bench.aBrowser()
  await knock(page, '/painel/account')
  await page.waitForURL('**/painel/account')
  await sql`update sessions set confirmed_at = now() - interval '11 minutes'`.execute(shop.db)

  await page.getByRole('button', { name: 'Ligar a verificação em duas etapas' }).click()
  const asking = page.getByRole('dialog', { name: 'Confirme a sua senha' })
  await asking.getByLabel('Sua senha').fill('errada')
  await asking.getByRole('button', { name: 'Confirmar' }).click()
  await asking.getByText('A senha não está correta.').waitFor()
  await asking.getByLabel('Sua senha').fill(STAFF_PASSWORD)
  await asking.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('img', { name: 'Código QR' }).waitFor()
  expect(await findViolations(page)).toEqual([])

  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Código do aplicativo').fill(codeAt(secret, stepOf(Date.now())))
  await page.getByRole('button', { name: 'Ligar', exact: true }).click()
  const codes = page.getByRole('dialog', { name: 'Códigos de recuperação' })
  await codes.waitFor()
  expect(await codes.locator('dd').count()).toBe(10)
  await codes.getByRole('button', { name: 'Já guardei' }).click()
  await page.getByText(/Ligada desde/).waitFor()

  await followLink(page, `${shop.origin}/painel/api_keys`)
  await page.getByRole('button', { name: 'Nova chave' }).click()
  await page.getByLabel('Para que programa').fill('Emissor de notas')
  await page.getByRole('button', { name: 'Criar a chave' }).click()
  const made = page.getByRole('dialog', { name: 'Chave criada' })
  await made.getByText(/^cs_[0-9a-f]{40}$/).waitFor()
  await made.getByRole('button', { name: 'Já guardei' }).click()
  await page.getByRole('cell', { name: 'Emissor de notas', exact: true }).waitFor()

  await followLink(page, `${shop.origin}/painel/webhooks/create`)
  await page.getByRole('textbox', { name: 'Nome' }).fill('ERP')
  await page.getByRole('textbox', { name: 'Endereço de entrega' }).fill('https://erp.example/avisos')
  await page.getByRole('button', { name: 'Criar o webhook' }).click()
  const hook = page.getByRole('dialog', { name: 'Segredo do webhook' })
  await hook.getByText(/^[0-9a-f]{50}$/).waitFor()
  await hook.getByRole('button', { name: 'Já guardei' }).click()
  await page.waitForURL(/\/webhooks\/\d+$/)

  await followLink(page, `${shop.origin}/painel/outside_scripts`)
  await page.getByRole('link', { name: 'Acrescentar o primeiro script' }).click()
  await page.getByRole('textbox', { name: 'Nome' }).fill('Chat')
  await page.getByRole('textbox', { name: 'Código do serviço' }).fill('<div id="chat"></div>')
  await page.getByRole('button', { name: 'Acrescentar à loja' }).click()
  await page.getByText(/Só scripts cabem aqui/).waitFor()
  await page.getByRole('textbox', { name: 'Código do serviço' }).fill("<script>open('https://api.chat.example/v1')</script>")
  await page.getByRole('button', { name: 'Acrescentar à loja' }).click()
  await page.waitForURL(/\/outside_scripts\/\d+$/)
  await page.getByRole('button', { name: 'Permitir api.chat.example' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Script salvo').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect((await shop.get('/')).headers['content-security-policy']).toContain('https://api.chat.example')

  const { id: other } = await shop.db
    .insertInto('users')
    .values({ login: 'bia', email: 'bia@loja.example', display_name: 'Bia', password_hash: '-', roles: ['shop_manager'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await followLink(page, `${shop.origin}/painel/people/${other}`)
  await page.getByRole('button', { name: 'Excluir a conta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir a conta' }).click()
  await page.waitForURL('**/painel/people')
  await page.goto(`${shop.origin}/painel/people/${other}`)
  await page.getByText('Esta pessoa não existe, ou a conta dela foi excluída.').waitFor()

  await followLink(page, `${shop.origin}/painel/audit`)
  await page.getByText('Criada: chave da API «Emissor de notas»').waitFor()
  expect(await page.getByText(/cs_[0-9a-f]{40}/).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  // The refusal that asked for the password, and that somebody is gone, are the browser's to tell, and no trouble.
  expect(complaints.filter((one) => !/403|404/.test(one))).toEqual([])
  await close()

  // The code that switched it on is used up.
  await sql`update second_factors set last_step = last_step - 5`.execute(shop.db)
  const next = await bench.aBrowser()
  await knock(next.page, '/painel/audit')
  await next.page.getByLabel('Código', { exact: true }).fill(codeAt(secret, stepOf(Date.now())))
  await next.page.getByRole('button', { name: 'Entrar' }).click()
  await next.page.waitForURL('**/painel/audit')
  await next.page.getByText('Criada: verificação em duas etapas').waitFor()
  await next.close()
})
