import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/transaction.ts'
import { forget } from '#shop/privacy/forget.ts'
import { type Api, apiAs } from './support/api.ts'
import { aBuyerIn, aCheckoutShop, anEmail, aReadyForm, pathOf, place, type Shopper } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import type { TestShop } from './support/shop.ts'
import { withStatements } from './support/statements.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aCheckoutShop()
  api = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const FIELDS = '/vitrine/v1/custom-fields'
const DATE = 'campos/data-da-festa'
const COLOR = 'campos/cor-da-fita'
const aField = async (field: object) => {
  const made = await api(FIELDS, { method: 'POST', body: { noun: 'order', ...field } })
  expect(made.status).toBe(201)
  return made.body as { id: number; asked: boolean }
}
const aForm = (shopper: Shopper, over: Record<string, string> = {}) =>
  aReadyForm(shopper, { billing_email: anEmail(), payment_method: 'bacs', ...over })

/** A purchase, and how many statements the checkout's page and the order took. */
async function buy(over: Record<string, string> = {}) {
  const shopper = await aBuyerIn(shop)
  const page = await withStatements(() => shopper.open())
  const email = anEmail()
  const form = await aForm(shopper, { billing_email: email, ...over })
  const order = await withStatements(() => place(shopper, form))
  expect(order.answer.messages ?? '').toBe('')
  return {
    shopper,
    email,
    body: page.answer.body,
    placed: order.answer,
    counts: [page.statements.length, order.statements.length],
  }
}

test('what the shop asks at the checkout is kept with the order and told to all who work with it', async () => {
  await buy()
  const plain = await buy()
  expect(plain.body).not.toContain('Mais opções do pedido')
  await aField({ name: 'Data da festa', kind: 'date', asked: true, required: true, help: 'Para chegar a tempo.' })
  await aField({ name: 'Cor da fita', kind: 'choice', options: { choices: ['Rosa', 'Azul'] }, asked: true })
  await aField({ name: 'Anotação da loja', kind: 'text' })
  expect((await aField({ name: 'Foto', kind: 'picture', asked: true })).asked).toBe(false)

  const hasty = await aBuyerIn(shop)
  const { body } = await hasty.open()
  expect(body).toMatch(/<input(?=[^>]* name="campos\/data-da-festa")(?=[^>]* aria-required="true")[^>]* type="date"/)
  expect(body).toMatch(/<select(?=[^>]* name="campos\/cor-da-fita")/)
  expect(body).not.toContain('Anotação da loja')
  const refused = await place(hasty, await aForm(hasty, { [DATE]: '', [COLOR]: 'Preto' }))
  expect(refused.messages).toContain('Data da festa')
  expect(refused.messages).toContain('não tem esta opção')

  const answers = { [DATE]: '2026-12-24', [COLOR]: 'Azul' }
  await buy(answers)
  const bought = await buy(answers)
  // Whoever buys waits for no statement more.
  expect(bought.counts).toEqual(plain.counts)
  const id = bought.placed.order_id!
  const { body: told } = await api(`/wc/v3/orders/${id}`)
  const meta = Object.fromEntries(told.meta_data.map(({ key, value }: { key: string; value: unknown }) => [key, value]))
  expect(meta).toMatchObject({ data_da_festa: '2026-12-24', cor_da_fita: 'Azul' })
  expect(told.checkout_answers).toEqual([
    { name: DATE, label: 'Data da festa', value: '24/12/2026' },
    { name: COLOR, label: 'Cor da fita', value: 'Azul' },
  ])
  const { body: thanks } = await bought.shopper.get(pathOf(bought.placed.redirect))
  expect(thanks).toContain('<th scope="row">Data da festa</th>')
  expect(thanks).toContain('24/12/2026')
  await eventually('merchant and buyer read it in their mails', async () => {
    const mails = await shop.db.selectFrom('mails').select(['to_address', 'text']).where('text', 'like', `%#${id}%`).execute()
    const saying = mails.filter(({ text }) => text.includes('Data da festa: 24/12/2026'))
    return new Set(saying.map(({ to_address: to }) => to === bought.email)).size === 2
  })

  // What the merchant changes is what everybody reads.
  const changed = await api(`/wc/v3/orders/${id}`, {
    method: 'PUT',
    body: { meta_data: [{ key: 'data_da_festa', value: '25/12/2026' }] },
  })
  expect(changed.body.checkout_answers[0].value).toBe('25/12/2026')
})

test('several choices and a colour are asked too, with and without scripts, and told like every other answer', async () => {
  const ribbons = await aField({
    name: 'Fitas',
    kind: 'choices',
    options: { choices: ['Rosa', 'Azul, claro', 'Verde'] },
    asked: true,
    required: true,
  })
  const color = await aField({ name: 'Cor do laço', kind: 'color', asked: true })
  const [RIBBONS, COLOUR] = ['campos/fitas', 'campos/cor-do-laco']
  const shopper = await aBuyerIn(shop)
  const { body, nonces } = await shopper.open()
  expect(body.match(/<input[^>]* name="campos\/fitas\[\]"/g)).toHaveLength(3)
  expect(body).toMatch(/<input(?=[^>]* name="campos\/cor-do-laco")[^>]* type="color"/)
  const right = { [DATE]: '2026-12-24' }
  const refused = await place(shopper, await aForm(shopper, { ...right, [`${COLOUR}[]`]: '', [COLOUR]: '#888888' }))
  expect(refused.messages).toContain('Campo &quot;Fitas&quot; é um campo obrigatório.')
  expect((await place(shopper, await aForm(shopper, { ...right, [`${RIBBONS}[]`]: 'Preta' }))).messages).toContain(
    'não tem esta opção',
  )
  await shopper.review(nonces.update, { ...right, [`${RIBBONS}[]`]: 'Azul, claro', [COLOUR]: '#a0522d' })
  const kept = (await shopper.open()).body
  expect(kept).toMatch(/<input(?=[^>]* checked)[^>]* value="Azul, claro"/)
  expect(kept).toContain('value="#a0522d"')

  const form = await aForm(shopper, { ...right, [RIBBONS]: 'Verde\nAzul, claro', [COLOUR]: '#A0522D' })
  const { order_id: id, redirect } = await place(shopper, form)
  const { body: told } = await api(`/wc/v3/orders/${id}`)
  expect(told.checkout_answers).toEqual([
    { name: DATE, label: 'Data da festa', value: '24/12/2026' },
    { name: RIBBONS, label: 'Fitas', value: 'Azul, claro, Verde' },
    { name: COLOUR, label: 'Cor do laço', value: '#a0522d' },
  ])
  const meta = Object.fromEntries(told.meta_data.map(({ key, value }: { key: string; value: unknown }) => [key, value]))
  expect(meta).toMatchObject({ fitas: '["Azul, claro","Verde"]', cor_do_laco: '#a0522d' })
  expect((await shopper.get(pathOf(redirect))).body).toContain('Azul, claro, Verde')
  for (const field of [ribbons, color]) await api(`${FIELDS}/${field.id}`, { method: 'DELETE' })
})

test('a question that the merchant adds meanwhile is asked, and not passed over', async () => {
  const shopper = await aBuyerIn(shop)
  const form = await aForm(shopper, { [DATE]: '2026-12-24' })
  const field = await aField({ name: 'Sala', kind: 'text', asked: true, required: true })
  expect((await place(shopper, form)).messages).toContain('Sala')
  const kept = await shopper.open()
  expect(kept.body).toContain('value="2026-12-24"')
  await api(`${FIELDS}/${field.id}`, { method: 'DELETE' })
  expect((await place(shopper, await aForm(shopper, { [DATE]: '2026-12-24' }))).result).toBe('success')
})

test('what was answered goes with whoever is forgotten, also what was put aside', async () => {
  const shopper = await aBuyerIn(shop)
  const email = anEmail()
  const answers = { [DATE]: '2026-12-24', [COLOR]: 'Rosa', billing_email: email }
  const { order_id: id } = await place(shopper, await aForm(shopper, answers))
  const keys = async () => {
    const rows = await shop.db.selectFrom('order_meta').select('key').where('order_id', '=', id!).execute()
    return rows.map(({ key }) => key).filter((key) => !key.startsWith('_'))
  }
  expect((await keys()).sort()).toEqual(['cor_da_fita', 'data_da_festa'])
  const fields = (await api(`${FIELDS}?noun=order`)).body as { id: number; key: string }[]
  const color = fields.find(({ key }) => key === 'cor_da_fita')!
  await api(`${FIELDS}/${color.id}`, { method: 'DELETE' })
  await inTransaction(shop.db, (trx) => forget(trx, { userId: null, email }))
  expect(await keys()).toEqual([])
  await api(`${FIELDS}/${color.id}/restore`, { method: 'POST', body: {} })
  expect(await keys()).toEqual([])
})
