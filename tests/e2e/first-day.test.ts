import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '#kit/money.ts'
import { go, makeTheArea, makeTheCoupon, makeThePage, makeThePopup, makeTheShirt, openTheShop } from '#tests/support/first-day.ts'
import { buyShirts, handleOrder } from '#tests/support/first-sale.ts'
import { looksWell } from '#tests/support/looks-well.ts'
import { aWorkbenchShop, STAFF_PASSWORD, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

const EMAIL = 'ana@cliente.example'
let bench: WorkbenchShop
let shop: WorkbenchShop['shop']
let aBrowser: WorkbenchShop['aBrowser']

beforeAll(async () => {
  bench = await aWorkbenchShop({ role: 'administrator', login: 'dora', name: 'Dora' })
  ;({ shop, aBrowser } = bench)
})
afterAll(() => bench?.close())

/** What the shop keeps of the order, as the rows of the reports say it: orders, units, sales, given back, what is left. */
async function soldInBooks() {
  const { db } = shop
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const lines = await db.selectFrom('order_lines').selectAll().orderBy('position').execute()
  const refund = await db.selectFrom('order_refunds').selectAll().executeTakeFirstOrThrow()
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const goods = lines.reduce((sum, { total_cents }) => sum + total_cents, 0)
  const beside = order.shipping_cents - order.payment_discount_cents
  const row = (sold: number, back: number, count: [orders: number, units: number] = [1, units]) =>
    [...count.map(String), formatMoney(sold), formatMoney(back), formatMoney(sold - back)].join(' ')
  return { order, lines, refund, goods, beside, row }
}

async function compareReports(page: Page) {
  const { order, lines, refund, goods, beside, row } = await soldInBooks()
  expect(order).toMatchObject({
    status: 'completed',
    payment_method: 'pix',
    shipping_cents: 1_234,
    tracking_code: 'AA123456785BR',
  })
  // 2 × 89,90 and 99,90, 7% off each line by the coupon; then the courier, and 3% off the goods for paying by Pix.
  expect(lines.map((line) => line.total_cents)).toEqual([16_721, 9_291])
  expect(order.total_cents).toBe(goods + beside)
  expect(order.paid_cents).toBe(order.total_cents)
  // After Pix 252,32 were paid for the goods, 162,20 of them for the two shirts.
  expect(refund).toMatchObject({ amount_cents: 8_110, lines: [{ units: 1, restock: true }] })
  const stock = await shop.db.selectFrom('stock').select('on_hand').orderBy('on_hand').execute()
  expect(stock.map(({ on_hand }) => on_hand)).toEqual([4, 4, 5, 5])

  const whole = row(order.total_cents, refund.amount_cents)
  const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' }).format(order.created_at)
  const views: [view: string, rows: Record<string, string>][] = [
    ['Produto', { 'Camisa de linho': row(goods, refund.amount_cents), 'Frete e ajustes do pedido': row(beside, 0, [0, 0]) }],
    ['Cupom', { ESTREIA: whole }],
    ['Forma de pagamento', { [order.payment_title]: whole }],
    ['Estado (UF)', { 'São Paulo (SP)': whole }],
    ['Dia', { [day]: whole }],
  ]
  await go(page, 'Relatórios')
  await page.getByLabel('Comparar com o período anterior').click()
  await page.waitForURL(/comparar=nao/)
  for (const [view, rows] of views) {
    await page.getByRole('combobox', { name: 'Ver por' }).click()
    await page.getByRole('option', { name: view, exact: true }).click()
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    const table = page.getByRole('region', { name: `Números por ${view}` })
    for (const [name, numbers] of Object.entries({ ...rows, Total: whole })) {
      const line = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      const told = async () => [view, name, (await line.getByRole('cell').allTextContents()).join(' ')]
      await expect.poll(told).toEqual([view, name, numbers])
    }
  }
  await looksWell(page, 'reports')
}

/** Whoever bought has an account now; the workbench is not for her, nor what it asks the shop. */
async function expectNothingFor(page: Page) {
  const customer = await shop.db.selectFrom('orders').select('user_id').executeTakeFirstOrThrow()
  expect(customer.user_id).not.toBeNull()
  const refusal = await page.goto(`${shop.origin}/painel/orders`)
  expect(refusal?.status()).toBe(403)
  expect(await page.content()).not.toMatch(/id="painel"|data-rest-nonce|painel\/arquivos/)
  await page.getByText('O painel é de quem administra a loja').waitFor()
  await looksWell(page, 'refusal')
  const nonce = await (await page.request.get(`${shop.origin}/wp-admin/admin-ajax.php?action=rest-nonce`)).text()
  for (const path of DESK) {
    const answer = await page.request.get(`${shop.origin}/wp-json${path}`, { headers: { 'x-wp-nonce': nonce } })
    expect([path, answer.status()]).toEqual([path, 403])
  }
}
const DESK = [
  '/wc/v3/orders',
  '/wc/v3/customers',
  '/wc/v3/coupons',
  '/wc/v3/settings/general',
  '/wc/v3/shipping/zones',
  '/wc/v3/payment_gateways',
  '/wc/v3/reports/sales',
  '/vitrine/v1/desk',
  '/vitrine/v1/reports/breakdown?by=product',
  '/vitrine/v1/popups',
  '/vitrine/v1/audit',
  '/wp/v2/pages?context=edit',
]

test('the first day: from an empty shop to a sale that is paid, sent, half given back, and in every report to the centavo', async () => {
  const merchant = await aBrowser()
  await merchant.page.goto(`${shop.origin}/painel/`)
  await merchant.page.locator('form [name="username"]').first().fill('dora')
  await merchant.page.locator('form [name="password"]').first().fill(STAFF_PASSWORD)
  await merchant.page.locator('form [name="password"]').first().press('Enter')
  await openTheShop(merchant.page)
  await makeTheShirt(merchant.page)
  await looksWell(merchant.page, 'variations')
  await makeTheCoupon(merchant.page)
  await looksWell(merchant.page, 'coupons')
  await makeTheArea(merchant.page)
  await looksWell(merchant.page, 'freight')
  await makeThePage(merchant.page)
  await makeThePopup(merchant.page)

  const shopper = await aBrowser()
  await buyShirts(shopper.page, shop.origin, { email: EMAIL, password: STAFF_PASSWORD })
  await shopper.page.goto(`${shop.origin}/quem-costura/`)
  await shopper.page.getByRole('heading', { name: 'Costurado à mão por Dora' }).waitFor()

  await handleOrder(merchant.page)
  await compareReports(merchant.page)
  expect(merchant.complaints).toEqual([])
  expect(shopper.complaints).toEqual([])
  await expectNothingFor(shopper.page)
  await merchant.close()
  await shopper.close()
})
