import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#jobs/queue.ts'
import { isQuiet } from '#shop/marketing/rules.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { aBuyerAt, afterReview, fillAddress } from '#tests/support/checkout-browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openTheShop } from '#tests/support/first-day.ts'
import { readMail } from '#tests/support/read-mail.ts'
import { anSmtpServer } from '#tests/support/smtp-server.ts'
import { followLink } from '#tests/support/workbench.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

const BRAND = '#1d4e89'
const SLUG = 'vaso-de-barro'
const ANA = 'ana@cliente.example'
const HOUR_MS = 3_600_000
let server: Awaited<ReturnType<typeof anSmtpServer>>
let bench: WorkbenchShop
let aheadMs = 0
beforeAll(async () => {
  server = await anSmtpServer({ encryption: 'tls' })
  const clock = { now: () => Date.now() + aheadMs }
  bench = await aWorkbenchShop({ role: 'administrator', network: server.network, clock })
})
afterAll(async () => {
  await bench?.close()
  await server?.close()
})

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
/** The letters to an address so far. */
const lettersTo = (address: string) => server.letters.map(readMail).filter(({ to }) => to.includes(address))
const letterTo = (address: string, subject: RegExp) =>
  eventually(`a letter ${subject} to ${address}`, () => lettersTo(address).find((mail) => subject.test(mail.subject)))
/** Looks for what is due at this moment of the shop's clock, and waits until it has looked. */
async function lookForDue() {
  const { db } = bench.shop
  await enqueue(db, { kind: 'marketing-mails', payload: {}, ref: `at-${aheadMs}` })
  await eventually('the job to be done', async () => {
    const open = await db
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', ['marketing-mails', 'send-mail'])
      .where('status', 'in', ['waiting', 'running'])
      .execute()
    return open.length === 0
  })
}
/** So far after now, or in the next morning where that would be at night. */
function laterMs(hours: number): number {
  for (let ms = hours * HOUR_MS; ; ms += HOUR_MS) if (!isQuiet(new Date(Date.now() + ms))) return ms
}

async function putUpLogo(api: Api, authorization: string) {
  const body = await sharp({ create: { width: 180, height: 60, channels: 3, background: BRAND } })
    .png()
    .toBuffer()
  const headers = { authorization, 'content-type': 'image/png', 'content-disposition': 'attachment; filename="logo.png"' }
  const kept = await fetch(`${bench.shop.origin}/wp-json/wp/v2/media`, { method: 'POST', body: new Uint8Array(body), headers })
  const { id } = (await kept.json()) as { id: number } // what the media library answers
  const put = await api('/wc/v3/settings/appearance/vitrine_logo_id', { method: 'PUT', body: { value: String(id) } })
  expect([kept.status, put.status]).toEqual([201, 200])
}

async function setUpMail(page: Page) {
  await page.getByRole('link', { name: 'Configurar e-mails' }).click()
  await field(page, 'Servidor (SMTP)').fill('127.0.0.1')
  await field(page, 'Porta').fill(String(server.port))
  await page.getByRole('combobox', { name: 'Criptografia' }).click()
  await page.getByRole('option', { name: 'TLS (SSL)' }).click()
  await field(page, 'Usuário').fill('loja')
  await page.getByLabel('Senha', { exact: true }).fill('segredo-4711')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Ajustes de e-mail salvos.').waitFor()
}

async function writeTheText(page: Page) {
  await followLink(page, '/painel/modelos-de-email/received')
  await field(page, 'Assunto').fill('{nome}, seu pedido nº {pedido} chegou aqui')
  await field(page, 'Texto de fechamento').fill('Um abraço, Dora')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('E-mail salvo. Vale para as próximas mensagens.').waitFor()
}

/** The letter as its reader sees it: on a phone and at a desk, by day and by night, with pictures and without. */
async function readAsCustomer(html: string) {
  for (const [width, dark] of [
    [360, false],
    [360, true],
    [1_280, false],
    [1_280, true],
  ] as const) {
    const { page, context, close } = await bench.aBrowser({ width, dark })
    // At a desk pictures are held back, as many programs do.
    if (width > 600) await context.route(/\/midia\//, (route) => route.abort())
    await page.setContent(html, { waitUntil: 'load' })
    const seen = await page.evaluate(() => ({
      overflows: document.documentElement.scrollWidth > innerWidth,
      button: getComputedStyle(document.querySelector('td.accent:has(a.button)')!).backgroundColor,
      ground: getComputedStyle(document.body).backgroundColor,
      target: document.querySelector('a.button')!.getBoundingClientRect().height,
    }))
    expect([width, dark, seen.overflows, seen.target >= 44]).toEqual([width, dark, false, true])
    expect(seen.button === 'rgb(29, 78, 137)').toBe(!dark)
    expect(Number(/\d+/.exec(seen.ground)![0]) < 60).toBe(dark)
    await page.getByRole('img', { name: 'Linho & Algodão' }).waitFor()
    await close()
  }
}

test('mail is set up on an empty shop, a guest reads the letter of an order, is reminded of a cart once, and is left alone', async () => {
  const merchant = await bench.atTheWorkbench('/')
  await openTheShop(merchant.page, { brand: BRAND })
  const { api, authorization } = await apiAs(bench.shop, 'administrator', 'chave')
  await putUpLogo(api, authorization)
  const product = { name: 'Vaso de barro', slug: SLUG, type: 'simple', status: 'publish', regular_price: '89.90' }
  expect((await api('/wc/v3/products', { method: 'POST', body: product })).status).toBe(201)
  await followLink(merchant.page, '/painel/')
  await setUpMail(merchant.page)
  await writeTheText(merchant.page)
  await followLink(merchant.page, '/painel/emails-automaticos')
  const kind = merchant.page.locator('section', { has: merchant.page.getByRole('heading', { name: 'Carrinho abandonado' }) })
  await kind.getByRole('switch').click()
  await merchant.page.getByText('Carrinho abandonado: ligado.').waitFor()

  // A guest buys, and agrees to be written to.
  const guest = await aBuyerAt(bench.browser, bench.shop.origin, { slug: SLUG })
  await afterReview(guest.page, () => fillAddress(guest.page, { billing_email: ANA }))
  await guest.page.locator('#marketing_opt_in').check()
  await guest.page.locator('#terms').check()
  await guest.page.locator('#place_order').click()
  await guest.page.waitForURL('**/order-received/**')
  const letter = await letterTo(ANA, /^Ana, seu pedido nº \d+ chegou aqui$/)
  expect(letter.text).toMatch(/1 × Vaso de barro: R\$ 89,90[^]*Um abraço, Dora/)
  expect(letter.header('List-Unsubscribe')).toBe('')
  await readAsCustomer(letter.html)

  // Another cart is left at the checkout.
  await guest.page.goto(`${bench.shop.origin}/produto/${SLUG}/`)
  await guest.page.locator('.single_add_to_cart_button').click()
  await guest.page.locator('.added_to_cart').waitFor()
  await afterReview(guest.page, () => guest.page.goto(`${bench.shop.origin}/checkout/`))
  await afterReview(guest.page, () => fillAddress(guest.page, { billing_email: ANA }))
  await guest.close()
  aheadMs = laterMs(1.1)
  await lookForDue()
  const reminder = await letterTo(ANA, /^Seu carrinho em Linho & Algodão está guardado$/)
  const away = await bench.aBrowser({ width: 360 })
  await away.page.goto(/Voltar ao carrinho: (\S+)/.exec(reminder.text)![1]!)
  await away.page.waitForURL('**/cart/**')
  await away.page.getByRole('link', { name: 'Vaso de barro' }).first().waitFor()
  await away.close()

  // One press in the mail program, and no second reminder.
  expect(reminder.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const wayOut = /<(.+)>/.exec(reminder.header('List-Unsubscribe'))![1]!
  const answer = await fetch(wayOut, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect(answer.status).toBe(200)
  const soFar = lettersTo(ANA).length
  for (const hours of [25, 73]) {
    aheadMs = laterMs(hours)
    await lookForDue()
  }
  expect(lettersTo(ANA)).toHaveLength(soFar)
  expect(merchant.complaints).toEqual([])
  await merchant.close()
})
