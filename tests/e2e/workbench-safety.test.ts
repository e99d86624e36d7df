import type { Browser, Page } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { codeAt, stepOf } from '#shop/accounts/totp.ts'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { anOpenShop } from '#tests/support/shop.ts'

const PASSWORD = 'um canário canta'
let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop()
  browser = await launchBrowser()
  const made = await createAccounts({ db: shop.db }).create({
    login: 'dona',
    email: 'dona@loja.example',
    displayName: 'Dona Flor',
    password: PASSWORD,
    roles: ['administrator'],
  })
  if (!made.ok) throw new Error(made.problem)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function aBrowser() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return { page, complaints: listen(page), close: () => context.close() }
}
async function knock(page: Page, path: string) {
  await page.goto(`${shop.origin}${path}`)
  await page.locator('form [name="username"]').first().fill('dona')
  await page.locator('form [name="password"]').first().fill(PASSWORD)
  await page.locator('form [name="password"]').first().press('Enter')
}

test('a dangerous thing asks for the password, the second factor is set up, and from then on the code is asked for at the door', async () => {
  const { page, complaints, close } = await aBrowser()
  await knock(page, '/painel/account')
  await page.waitForURL('**/painel/account')
  await sql`update sessions set confirmed_at = now() - interval '11 minutes'`.execute(shop.db)

  await page.getByRole('button', { name: 'Ligar a verificação em duas etapas' }).click()
  const asking = page.getByRole('dialog', { name: 'Confirme a sua senha' })
  await asking.getByLabel('Sua senha').fill('errada')
  await asking.getByRole('button', { name: 'Confirmar' }).click()
  await asking.getByText('A senha não está correta.').waitFor()
  await asking.getByLabel('Sua senha').fill(PASSWORD)
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

  await page.goto(`${shop.origin}/painel/api_keys`)
  await page.getByRole('button', { name: 'Nova chave' }).click()
  await page.getByLabel('Para que programa').fill('Emissor de notas')
  await page.getByRole('button', { name: 'Criar a chave' }).click()
  const made = page.getByRole('dialog', { name: 'Chave criada' })
  await made.getByText(/^cs_[0-9a-f]{40}$/).waitFor()
  await made.getByRole('button', { name: 'Já guardei' }).click()
  await page.getByRole('cell', { name: 'Emissor de notas', exact: true }).waitFor()
  await page.goto(`${shop.origin}/painel/audit`)
  await page.getByText('Criada: chave da API «Emissor de notas»').waitFor()
  expect(await page.getByText(/cs_[0-9a-f]{40}/).count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  // The refusal that asked for the password is the browser's to tell, and no trouble.
  expect(complaints.filter((one) => !/403/.test(one))).toEqual([])
  await close()

  // The code that switched it on is used up.
  await sql`update second_factors set last_step = last_step - 5`.execute(shop.db)
  const next = await aBrowser()
  await knock(next.page, '/painel/audit')
  await next.page.getByLabel('Código', { exact: true }).fill(codeAt(secret, stepOf(Date.now())))
  await next.page.getByRole('button', { name: 'Entrar' }).click()
  await next.page.waitForURL('**/painel/audit')
  await next.page.getByText('Criada: verificação em duas etapas').waitFor()
  await next.close()
}, 120_000)
