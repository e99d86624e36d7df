import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInbox } from '#shop/payments/inbox.ts'
import { anOrderDesk } from '#tests/support/an-order-desk.ts'
import { examineDatabase } from './database.ts'

let desk: Awaited<ReturnType<typeof anOrderDesk>>
beforeEach(async () => {
  desk = await anOrderDesk({ poolSize: 5 })
  const inbox = createInbox({ db: desk.db, settle: desk.orders.settle })
  const vase = await desk.aProduct()
  const [paid, gone] = [await desk.anOrder([{ productId: vase.id, quantity: 2 }]), await desk.anOrder([{ productId: vase.id }])]
  await desk.anOrder([{ productId: vase.id }])
  await inbox.confirmPayment(paid.id, 'Helena')
  await desk.orders.refund({ orderId: paid.id, key: 'r', amountCents: 100, reason: '', lines: [], actor: 'Helena' })
  await desk.orders.changeStatus({ orderId: gone.id, to: 'cancelled', actor: 'Helena' })
})
afterEach(async () => {
  await desk.close()
})

async function problems() {
  const findings = await examineDatabase({ db: desk.db, dataDir: '/nowhere', now: Date.now })
  return Object.fromEntries(
    findings.filter((finding) => finding.problems.length > 0).map((one) => [one.id, one.problems.join('\n')]),
  )
}

test('[I1] [I4] [I13] orders that were placed, paid, refunded and cancelled leave nothing to tell', async () => {
  expect(await problems()).toEqual({})
})

test.each([
  [
    'a payment service that fails again and again',
    'payment-services',
    `insert into payment_charges (order_id, method, reference, amount_cents, expires_at, failures, problem)
     select max(id), 'pix_api', 'x', 100, now(), 3, 'O banco negou o acesso.' from orders`,
    'pix_api falhou várias vezes seguidas (1 cobranças e 0 devoluções esperam): O banco negou o acesso. Teste a conexão',
  ],
  [
    '[I4] a line that was changed by hand',
    'order-sums',
    `update order_lines set unit_cents = unit_cents + 1, total_cents = total_cents + quantity`,
    'somam',
  ],
  [
    '[I4] a fee that is in no sum',
    'order-sums',
    `insert into order_fees (order_id, position, code, label, cents) select max(id), 0, 'gift-wrap', 'Embrulho', 1500 from orders`,
    'somam',
  ],
  [
    '[I1] a cancelled order that kept its units',
    'order-units',
    `with gone as (delete from stock_moves where reason = 'released' returning stock_id, units)
     update stock s set on_hand = on_hand - gone.units from gone where s.id = gone.stock_id`,
    'foi cancelado, mas ficou com 1',
  ],
  [
    '[I1] units that went to an order that nobody knows',
    'order-units',
    `with m as (insert into stock_moves (stock_id, units, reason, order_id) select id, -1, 'sold', 999999 from stock returning stock_id)
     update stock set on_hand = on_hand - 1 from m where id = m.stock_id`,
    'pedido 999999, que não existe',
  ],
  [
    '[I13] money that nobody received',
    'order-money',
    `update orders set paid_cents = paid_cents + 1 where paid_cents > 0`,
    'confira com o extrato',
  ],
  [
    '[I13] money without an order',
    'open-payments',
    `insert into payment_events (provider, event_id, kind, amount_cents, raw) values ('x', '1', 'paid', 5, '{}')`,
    'não dizem de qual pedido são',
  ],
  [
    '[I13] money that was never counted',
    'open-payments',
    `insert into payment_events (provider, event_id, kind, amount_cents, raw, order_id, received_at) select 'x', '1', 'paid', 5, '{}', max(id), now() - interval '1 hour' from orders`,
    'espera há mais de 10 minutos',
  ],
  [
    '[I20] a hold that nobody ended',
    'order-holds',
    `update orders set hold_until = now() - interval '1 hour' where status = 'pending'`,
    'ainda segura o estoque',
  ],
  [
    '[I10] a state that has no history',
    'order-history',
    `update orders set status = 'completed' where status = 'processing'`,
    'alguém mudou o banco',
  ],
  [
    '[I21] a mail that was never written',
    'order-mails',
    `update order_mails set created_at = now() - interval '1 hour' where kind = 'paid'`,
    '«paid»',
  ],
])('%s is found and told', async (_what, id, harm, sentence) => {
  await sql.raw(harm).execute(desk.db)
  const found = await problems()
  expect(Object.keys(found)).toEqual([id])
  expect(found[id]).toContain(sentence)
})
