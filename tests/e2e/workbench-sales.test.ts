import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '#kit/money.ts'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type OrderDesk, orderDesk } from '#tests/support/order-desk.ts'
import { followLink } from '#tests/support/workbench.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'
import { createCustomers } from '#shop/accounts/customers.ts'
import { createAccounts } from '#shop/accounts/service.ts'

let bench: WorkbenchShop
let shop: WorkbenchShop['shop']
let atTheWorkbench: WorkbenchShop['atTheWorkbench']
let desk: OrderDesk

beforeAll(async () => {
  bench = await aWorkbenchShop({ role: 'administrator', login: 'dona', name: 'Dona' })
  ;({ shop, atTheWorkbench } = bench)
  desk = orderDesk(bench.shop.db)
})
afterAll(() => bench?.close())

const ordersNow = async () => await shop.db.selectFrom('orders').selectAll().orderBy('id').execute()
const settled = (page: Page) =>
  eventually(
    'everything that was asked for',
    async () => (await page.locator('[role="progressbar"], [aria-label="Carregando"]').count()) === 0,
  )

test('an order made by hand is packed by its slip, paid, and in the report to the centavo', async () => {
  const vase = await desk.aProduct({ cents: 3_333, units: 10 })
  const { page, complaints, close } = await atTheWorkbench('/orders/create')
  await page.getByLabel('Acrescentar produto').fill(vase.name)
  await page.getByRole('option', { name: new RegExp(vase.name) }).click()
  await page.getByLabel(`Quantidade de ${vase.name}`).fill('3')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@cliente.example')
  await page.getByRole('group', { name: 'Cobrança' }).getByLabel('Nome', { exact: true }).fill('Ana')
  await page.getByRole('group', { name: 'Cobrança' }).getByLabel('Rua').fill('Rua Direita')
  await page.getByLabel('Frete (R$)').fill('12,50')
  await page.getByLabel('Desconto (R$)').fill('5,01')
  // 3 × 33,33 + 12,50 − 5,01
  await page.getByText(formatMoney(10_748)).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Criar o pedido' }).click()
  await page.waitForURL(/\/orders\/\d+\/show$/)
  const [order] = await ordersNow()
  expect(order).toMatchObject({ total_cents: 10_748, status: 'pending', created_via: 'admin', email: 'ana@cliente.example' })
  const mails = await shop.db.selectFrom('order_mails').select('kind').where('order_id', '=', order!.id).execute()
  expect(mails.map(({ kind }) => kind)).toContain('details:1')

  await page.getByRole('link', { name: 'Editar' }).click()
  await page.getByLabel('Frete (R$)').fill('10,00')
  await page.getByRole('button', { name: 'Salvar o pedido' }).click()
  await page.waitForURL(/\/orders\/\d+\/show$/)
  await page.getByText(formatMoney(10_498)).first().waitFor()

  await page.getByRole('button', { name: /^Confirmar/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confirmar/ })
    .click()
  await page.getByText('Pagamento recebido').waitFor()
  await page.getByText('O aviso como chegou').click()
  await page.getByText('"confirmedBy": "Dona"').waitFor()

  await page.getByRole('link', { name: 'Imprimir' }).click()
  const slip = page.getByRole('article', { name: `Pedido #${order!.number}` })
  await slip.getByText('Rua Direita').waitFor()
  expect(await slip.getByRole('row').filter({ hasText: vase.name }).textContent()).toContain('3')
  expect(await findViolations(page)).toEqual([])

  await followLink(page, `${shop.origin}/painel/reports?ver=product`)
  const total = page.getByRole('row').filter({ hasText: 'Total' })
  await total.waitFor()
  const [now] = await ordersNow()
  expect(await total.textContent()).toContain(formatMoney(now!.total_cents))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^vendas-por-produto-\d{4}-\d\d-\d\d\.csv$/)
  const table = readFileSync(await (await download).path(), 'utf8')
  expect(table).toContain(`"${vase.name}","1","3","99,99","0,00","0,00","99,99"`)
  expect(table).toContain('"Total","1","3","99,99","5,01","10,00","104,98","0,00","104,98"')

  await page.getByLabel('De', { exact: true }).focus()
  await page.keyboard.type('05052025')
  await page.keyboard.press('Enter')
  await page.waitForURL(/de=2025-05-05/)
  expect(complaints).toEqual([])
  await close()
})

test('whoever types an order by keyboard keeps what they typed, and it is there once, also when its mail does not leave', async () => {
  const vase = await desk.aProduct({ units: 10 })
  const { page, close } = await atTheWorkbench('/orders/create')
  const search = page.getByLabel('Acrescentar produto')
  const take = async () => {
    await search.fill(vase.name)
    await page.getByRole('option', { name: new RegExp(vase.name) }).click()
  }
  await take()
  await page.getByRole('button', { name: `Retirar ${vase.name}` }).click()
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  await take()
  const units = page.getByLabel(`Quantidade de ${vase.name}`)
  await units.press('Backspace')
  await units.press('3')
  expect(await units.inputValue()).toBe('3')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('bia@cliente.example')
  await page.getByLabel('CNPJ (empresa)').fill('11222333000181')
  expect(await page.getByLabel('CNPJ (empresa)').inputValue()).toBe('11.222.333/0001-81')
  await page.getByRole('group', { name: 'Cobrança' }).getByLabel('Empresa').fill('Barro & Cia.')
  expect(await page.getByRole('combobox', { name: 'Forma de pagamento' }).textContent()).toBe('A combinar')

  await page.getByRole('menuitem', { name: 'Cupons' }).click()
  await page.getByRole('button', { name: 'Continuar aqui' }).click()
  expect(await units.inputValue()).toBe('3')

  const before = (await ordersNow()).length
  await page.route(
    /\/wc\/v3\/orders(\?|$)/,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Criar o pedido' }).click()
  await page.getByText('sem conexão').waitFor()
  await page.route(/send_order_details/, (route) => route.abort())
  await page.getByRole('button', { name: 'Criar o pedido' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await page.getByText('o link de pagamento não foi enviado').waitFor()
  await page.waitForURL(/\/orders\/\d+\/show$/)
  expect((await ordersNow()).slice(before)).toMatchObject([{ cnpj: '11222333000181', billing: { company: 'Barro & Cia.' } }])
  expect(await desk.onHand(vase.stockId)).toBe(7)

  const { id } = (await ordersNow()).at(-1)!
  await desk.orders.trash(id, 'Dona')
  await page.reload()
  await page.getByText('restaure-o para enviar').waitFor()
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await page.getByText('restaurado: Cancelado').waitFor()
  expect((await ordersNow()).at(-1)).toMatchObject({ id, trashed_at: null, status: 'cancelled' })
  await followLink(page, `${shop.origin}/painel/print-orders?ids=99999`)
  await page.getByText('Um dos pedidos não foi encontrado').waitFor()
  await close()
})

test('who types into a list and goes elsewhere on a slow line has left it at once, and gets there', async () => {
  const { page, complaints, close } = await atTheWorkbench('/orders')
  const search = page.getByPlaceholder('Número, nome, CPF ou contato')
  await search.fill('ana')
  let goOn = () => {}
  const isHeld = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/\.js/, async (route) => {
    await isHeld
    await route.continue()
  })
  await page.getByRole('menuitem', { name: 'Clientes' }).click()
  await page.getByRole('status', { name: 'Carregando' }).waitFor()
  expect(await search.count()).toBe(0)
  goOn()
  await page.getByRole('heading', { name: 'Clientes' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/painel/customers')
  expect(complaints).toEqual([])
  await close()
})

test('a second window is left as it is: neither its sections nor its search follow the first', async () => {
  const { page, context, close } = await atTheWorkbench('/orders')
  const narrow = await context.newPage()
  await narrow.setViewportSize({ width: 360, height: 740 })
  await narrow.goto(page.url())
  await narrow.getByRole('heading', { name: 'Pedidos' }).waitFor()
  await page.getByRole('button', { name: 'Fechar o menu' }).click()
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  await page.getByPlaceholder('Número, nome, CPF ou contato').fill('ninguém')
  await page.waitForURL(/ningu/)
  expect(await narrow.getByRole('menuitem', { name: 'Clientes' }).count()).toBe(0)
  expect(await narrow.getByPlaceholder('Número, nome, CPF ou contato').inputValue()).toBe('')
  await close()
})

test('a list that does not come is not called empty, and can be asked for again', async () => {
  const { page, close } = await atTheWorkbench('/customers')
  await page.route('**/wc/v3/orders?*', (route) => route.fulfill({ status: 400, json: { code: 'x', message: 'Não.' } }))
  await page.getByRole('menuitem', { name: 'Pedidos' }).click()
  await page.getByText('A lista não pôde ser carregada.').waitFor()
  expect(await page.getByText('Nenhum pedido').count()).toBe(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByText('A lista não pôde ser carregada.').waitFor({ state: 'hidden' })
  await close()
})

test('several orders are moved from a telephone, and undone it never happened', async () => {
  const vase = await desk.aProduct({ units: 10 })
  const placed = [
    await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'bacs' }),
    await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'bacs' }),
  ]
  const state = async () =>
    JSON.stringify([
      await shop.db.selectFrom('orders').select(['id', 'status', 'version']).orderBy('id').execute(),
      await shop.db.selectFrom('order_events').select('id').orderBy('id').execute(),
      await shop.db.selectFrom('order_mails').select(['order_id', 'kind']).orderBy('order_id').orderBy('kind').execute(),
      await desk.onHand(vase.stockId),
    ])
  const { page, close } = await atTheWorkbench('/orders', { width: 360 })
  const before = await state()
  const move = async () => {
    for (const { number } of placed) await page.getByRole('checkbox', { name: `Selecionar #${number}` }).check()
    await page.getByRole('button', { name: 'Mudar status' }).click()
    await page.getByRole('menuitem', { name: 'Processando' }).click()
  }
  await move()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('2 pedidos: Processando').waitFor({ state: 'hidden' })
  await page.getByRole('checkbox', { name: `Selecionar #${placed[0]!.number}` }).waitFor()
  expect(await state()).toBe(before)

  await move()
  // Whoever closes the notice means it.
  await page.getByText('2 pedidos: Processando').waitFor()
  await page.getByRole('toolbar', { name: 'Pedidos selecionados' }).waitFor({ state: 'detached' })
  await eventually('both orders to be moved', async () =>
    (await ordersNow()).filter(({ id }) => placed.some((one) => one.id === id)).every(({ status }) => status === 'processing'),
  )
  await close()
})

test('a customer is written down, and of two who change the address neither undoes the other', async () => {
  const { page, close } = await atTheWorkbench('/customers/create')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('rita@cliente.example')
  await page.getByLabel('Empresa').first().fill('x')
  await page.getByLabel('Empresa').first().fill('')
  await page.getByLabel('Rua').first().fill('Rua Velha')
  await page.getByLabel('CNPJ').fill('11222333000181')
  await page.getByLabel('Celular').fill('71999998888')
  await page.getByRole('button', { name: 'Criar o cliente' }).click()
  await page.waitForURL(/\/customers\/\d+\/show$/)
  const id = Number(/\d+/.exec(new URL(page.url()).pathname)![0])
  const accounts = createCustomers({ db: shop.db })
  const billingNow = async () => (await accounts.find(id))!.addresses.billing!

  await page.getByRole('link', { name: 'Editar' }).click()
  await page.getByRole('button', { name: 'Salvar' }).waitFor()
  expect(await page.getByLabel('CNPJ').inputValue()).toBe('11.222.333/0001-81')
  expect(await page.getByLabel('Celular').inputValue()).toBe('(71) 99999-8888')
  const kept = await billingNow()
  await accounts.update(id, { addresses: { billing: { ...kept, billing: { ...kept.billing, street: 'Rua Nova' } } } })
  await page.getByLabel('Bairro').first().fill('Barra')
  await page.getByLabel('CNPJ').fill('')
  await page.getByLabel('CPF').fill('529.982.247-25')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.waitForURL(/\/customers\/\d+\/show$/)
  expect(await billingNow()).toMatchObject({
    personType: 'person',
    cnpj: '',
    cellphone: '+5571999998888',
    billing: { street: 'Rua Nova', neighborhood: 'Barra' },
  })
  await close()
})

const SCREENS: [path: string, landmark: string][] = [
  ['/', 'De onde vêm as vendas'],
  ['/orders', 'Novo pedido'],
  ['/orders/create', 'Frete e pagamento'],
  ['/dispatch', 'Pedidos à espera de envio'],
  ['/reports', 'O que cada número quer dizer'],
  ['/reports?ver=payment', 'O que cada número quer dizer'],
  ['/reports?ver=conversion', 'Carrinhos começados'],
  ['/customers/create', 'Criar o cliente'],
]

test.each([
  { width: 360, dark: true },
  { width: 1440, dark: false },
])('every screen about sales fits $width px, breaks no policy and leaves axe nothing to say (dark: $dark)', async (look) => {
  const { body: customer } = await customerOfTheShop()
  const { page, complaints, close } = await atTheWorkbench('/', look)
  for (const [path, landmark] of [...SCREENS, [`/customers/${customer.id}/show`, 'Privacidade (LGPD)'] as const]) {
    if (path !== '/') await followLink(page, `${shop.origin}/painel${path}`)
    await page.getByText(landmark).or(page.getByLabel(landmark)).first().waitFor()
    await settled(page)
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([path, Math.max(0, tooWide), await findViolations(page)]).toEqual([path, 0, []])
  }
  expect(complaints).toEqual([])
  await close()
})

/** Somebody with an account, made once. */
async function customerOfTheShop() {
  const known = await shop.db.selectFrom('users').select('id').where('login', '=', 'bento').executeTakeFirst()
  if (known) return { body: known }
  const made = await createAccounts({ db: shop.db }).create({
    login: 'bento',
    email: 'bento@cliente.example',
    displayName: 'Bento',
    password: 'um canário canta',
    roles: ['customer'],
  })
  if (!made.ok) throw new Error(made.problem)
  return { body: { id: made.user.id } }
}
