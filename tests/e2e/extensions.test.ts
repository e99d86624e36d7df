import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { afterReview, fillAddress } from '#tests/support/checkout-browser.ts'
import { openTills } from '#tests/support/checkout.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
beforeAll(async () => {
  bench = await aWorkbenchShop({ demo: true, role: 'administrator', login: 'dona', name: 'Rosa' })
  await openTills(bench.shop)
})
afterAll(() => bench?.close())

const WITH_BOTH = 'Embrulho para presente R$ 12,50 | Pontos de fidelidade −R$ 15,00'

async function aCustomer() {
  const made = await createAccounts({ db: bench.shop.db }).create({
    login: 'capitu',
    email: 'capitu@exemplo.com.br',
    displayName: 'Capitu',
    password: 'olhos de ressaca 1899',
    roles: ['customer'],
  })
  if (!made.ok) throw new Error(made.problem)
  const { token } = await createSessions({ db: bench.shop.db }).open(made.user)
  return { user: made.user, token }
}

test('the merchant switches both on; a customer pays for a wrapping, with points, and the order says so', async () => {
  const { shop, browser } = bench
  const { page, complaints, close } = await bench.atTheWorkbench('/extensoes')
  const switchOf = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title }) }).getByRole('switch')
  await switchOf('Embrulho para presente').click()
  await page.getByText('Embrulho para presente: ligado.').waitFor()
  await page.getByLabel('Preço do embrulho (R$)').fill('12,5')
  await page.getByRole('button', { name: 'Salvar Embrulho para presente' }).click()
  await page.getByText('Embrulho para presente: ajustes salvos.').waitFor()
  await switchOf('Pontos de fidelidade').click()
  await page.getByRole('menuitem', { name: 'Pontos de fidelidade' }).click()
  await page.getByText('Ninguém juntou pontos ainda.').waitFor()

  const { user, token } = await aCustomer()
  await shop.db.executeQuery({
    sql: 'insert into ext_loyalty_points_entries (order_id, user_id, points) values (0, $1, 300)',
    parameters: [user.id],
  } as never)
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 360, height: 740 } })
  await context.addCookies([{ name: 'vitrine_session', value: token, url: shop.origin }])
  const buyer = await context.newPage()
  await buyer.goto(`${shop.origin}/produto/vaso-jequitinhonha/`)
  await buyer.locator('.single_add_to_cart_button').click()
  await buyer.locator('.added_to_cart').waitFor()
  await afterReview(buyer, () => buyer.goto(`${shop.origin}/checkout/`))
  await fillAddress(buyer)
  await buyer.getByLabel('Embrulhar para presente').check()
  await buyer.getByLabel('Mensagem do cartão').fill('Para Bento')
  await buyer.getByLabel(/Usar meus 300 pontos/).check()
  await buyer.locator('#payment_method_cod').check()
  const rows = async () => {
    const texts = await buyer.locator('.woocommerce-checkout-review-order-table tr.fee').allInnerTexts()
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
  }
  await eventually('the summary has both', async () => (await rows()).join(' | ') === WITH_BOTH)
  await eventually('nothing waits', async () => (await buyer.locator('[aria-busy]').count()) === 0)
  await buyer.locator('#terms').check()
  await buyer.locator('#place_order').click()
  await buyer.waitForURL('**/order-received/**')
  await buyer.getByText('Embrulho para presente').first().waitFor()
  await buyer.goto(`${shop.origin}/minha-conta/loyalty-points/`)
  await buyer.getByText('Você tem 0 pontos').waitFor()
  await context.close()

  const order = await shop.db.selectFrom('orders').select(['id', 'fees_cents']).executeTakeFirstOrThrow()
  expect(order.fees_cents).toBe(1_250 - 1_500)
  await page.goto(`${shop.origin}/painel/orders/${order.id}/show`)
  await page.getByText('Para Bento').first().waitFor()
  expect(complaints).toEqual([])
  await close()
})
