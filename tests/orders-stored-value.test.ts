import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInbox, type Inbox } from '#shop/payments/inbox.ts'
import { createStoredValueAdmin } from '#shop/stored-value/admin.ts'
import { createGiftCodeLock } from '#shop/stored-value/code.ts'
import type { PaidWith } from '#shop/stored-value/contract.ts'
import { createIssuing } from '#shop/stored-value/issue.ts'
import { creditOf, writeMove } from '#shop/stored-value/ledger.ts'
import { createCardMailing } from '#shop/stored-value/mail-cards.ts'
import { putIntoOutbox } from '#shop/accounts/outbox.ts'
import { createCodeReveal } from '#shop/stored-value/reveal-code.ts'
import { anOrderDesk } from './support/an-order-desk.ts'

let desk: Awaited<ReturnType<typeof anOrderDesk>>
let inbox: Inbox
const lock = createGiftCodeLock('a secret that is long enough for tests')
beforeAll(async () => {
  desk = await anOrderDesk({ poolSize: 20 })
  inbox = createInbox({ db: desk.db, settle: desk.orders.settle })
})
afterAll(async () => {
  await desk.close()
})

const admin = () => createStoredValueAdmin({ db: desk.db, lock })
const issue = (orderId: number) => createIssuing({ db: desk.db, lock, expiryMonths: async () => 12 })(orderId)
const NOBODY = { recipientName: '', recipientEmail: '', message: '', expiresAt: undefined, note: '', actor: 'Helena' }
const aCard = async (cents: number) => (await admin().create({ ...NOBODY, cents })).id
const balanceOf = async (id: number) =>
  (await desk.db.selectFrom('stored_values').select('balance_cents').where('id', '=', id).executeTakeFirstOrThrow()).balance_cents
/** What doctor asks: whether every balance is the sum of its moves, and every order says what its moves say. */
const isBalanced = async () => {
  const { rows } = await sql`
    select v.id from stored_values v
    where v.balance_cents <> (select coalesce(sum(m.cents), 0) from stored_value_moves m where m.value_id = v.id)
    union all
    select o.id from orders o
    where o.stored_value_cents <> (
      select coalesce(-sum(m.cents), 0) from stored_value_moves m where m.order_id = o.id and m.reason in ('spent', 'released')
    )`.execute(desk.db)
  return rows.length === 0
}

const paidWith = (id: number, cents: number): PaidWith => ({ id, kind: 'gift-card', lastFour: 'TEST', cents })
/** An order of one product for R$ 100,00 that cards pay part of. */
const aPlacing = async (parts: PaidWith[], over: Parameters<typeof desk.aPlacing>[1] = {}) => {
  const product = await desk.aProduct({ cents: 10_000, units: 100 })
  const placing = await desk.aPlacing([{ productId: product.id }], { paymentMethod: 'vitrine_test', ...over })
  const { shippingCents, totalCents: withFreight } = placing.quote
  const totalCents = withFreight - shippingCents
  const dueCents = totalCents - parts.reduce((sum, { cents }) => sum + cents, 0)
  const paid = parts.length > 0 && { paidWith: parts, dueCents }
  return { ...placing, quote: { ...placing.quote, shippingCents: 0, totalCents, ...paid } }
}
const anOrder = async (parts: PaidWith[]) => {
  const outcome = await desk.orders.place(await aPlacing(parts))
  if (!outcome.ok) throw new Error(outcome.problem.kind)
  return outcome.order
}
const read = async (id: number) => (await desk.orders.findById(id))!
const pay = async (key: string, amountCents: number) =>
  await inbox.receive({ provider: 'vitrine_test', eventId: randomUUID(), kind: 'paid', amountCents, reference: key, raw: {} })

test('a card pays part of an order: the total stays, less is due, and the rest of the money makes it paid', async () => {
  const card = await aCard(4_000)
  const order = await anOrder([paidWith(card, 3_000)])
  expect(await balanceOf(card)).toBe(1_000)
  expect(await read(order.id)).toMatchObject({
    status: 'pending',
    totalCents: 10_000,
    paidCents: 0,
    storedValueCents: 3_000,
    paidWith: [{ id: card, cents: 3_000 }],
  })
  await pay(order.key, 7_000)
  expect(await read(order.id)).toMatchObject({ status: 'processing', paidCents: 7_000 })
  expect(await isBalanced()).toBe(true)
})

test('an order that a card pays alone needs no payment, and given back it is on the card again', async () => {
  const card = await aCard(25_000)
  const order = await anOrder([paidWith(card, 10_000)])
  expect(await read(order.id)).toMatchObject({ status: 'processing', paymentMethod: { id: 'gift_card' } })
  const back = { orderId: order.id, key: 'back', reason: '', lines: [], actor: 'Helena' }
  expect(await desk.orders.refund({ ...back, amountCents: 10_001 })).toMatchObject({ ok: false })
  expect(await desk.orders.refund({ ...back, amountCents: 10_000 })).toMatchObject({ ok: true, isRepeat: false })
  expect(await desk.orders.refund({ ...back, amountCents: 10_000 })).toMatchObject({ ok: true, isRepeat: true })
  expect(await balanceOf(card)).toBe(25_000)
  expect(await read(order.id)).toMatchObject({ status: 'refunded', refundedCents: 10_000 })
  expect(await isBalanced()).toBe(true)
})

test('money goes back first, then the card; all together exactly what was paid', async () => {
  const card = await aCard(3_000)
  const order = await anOrder([paidWith(card, 3_000)])
  await pay(order.key, 7_000)
  const refund = async (amountCents: number) =>
    await desk.orders.refund({ orderId: order.id, key: randomUUID(), amountCents, reason: '', lines: [], actor: 'Helena' })
  await refund(5_000)
  expect(await balanceOf(card)).toBe(0)
  await refund(4_000)
  expect(await balanceOf(card)).toBe(2_000)
  expect(await refund(1_001)).toMatchObject({ ok: false, problem: 'above-paid' })
  await refund(1_000)
  expect(await balanceOf(card)).toBe(3_000)
  expect(await read(order.id)).toMatchObject({ status: 'refunded', refundedCents: 10_000 })
  expect(await isBalanced()).toBe(true)
})

test('an order that is given up gives the card back, once, and money that comes later does not take it again', async () => {
  const card = await aCard(3_000)
  const order = await anOrder([paidWith(card, 3_000)])
  const cancel = () => desk.orders.changeStatus({ orderId: order.id, to: 'cancelled', actor: 'Helena' })
  await cancel()
  await cancel()
  expect(await balanceOf(card)).toBe(3_000)
  await pay(order.key, 7_000)
  const after = await read(order.id)
  expect(after).toMatchObject({ status: 'cancelled', paidCents: 7_000 })
  expect(after.storedValueCents).toBeUndefined()
  expect(await balanceOf(card)).toBe(3_000)
  expect(await isBalanced()).toBe(true)
})

test('twenty orders want the same card at the same moment: never more is spent than there was', async () => {
  const card = await aCard(7_000)
  const placings = await Promise.all(Array.from({ length: 20 }, () => aPlacing([paidWith(card, 2_000)])))
  const outcomes = await Promise.all(placings.map((placing) => desk.placeInTheCrowd(placing)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
  expect(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.problem.kind]))).toEqual(Array(17).fill('stored-value'))
  expect(await balanceOf(card)).toBe(1_000)
  expect(await isBalanced()).toBe(true)
})

test('the same form sent again and again is one order that takes from the card once', async () => {
  const card = await aCard(10_000)
  const placing = await aPlacing([paidWith(card, 2_000)])
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => desk.placeInTheCrowd(placing)))
  expect(new Set(outcomes.map((outcome) => (outcome.ok ? outcome.order.id : 0))).size).toBe(1)
  expect(await balanceOf(card)).toBe(8_000)
})

test('a blocked card, an expired one and the credit of somebody else pay nothing', async () => {
  const [blocked, expired, fresh] = [await aCard(5_000), await aCard(5_000), await aCard(5_000)]
  await admin().setBlocked(blocked, true)
  await sql`update stored_values set expires_at = now() - interval '1 day' where id = ${expired}`.execute(desk.db)
  const credit = await creditOf(desk.db, await aUser())
  await writeMove(desk.db, { id: credit, cents: 5_000, reason: 'corrected', actor: 'Helena' })
  for (const id of [blocked, expired, credit])
    expect(await desk.orders.place(await aPlacing([paidWith(id, 1_000)]))).toEqual({
      ok: false,
      problem: { kind: 'stored-value' },
    })
  // Two at once: all or nothing.
  expect(await desk.orders.place(await aPlacing([paidWith(fresh, 1_000), paidWith(blocked, 1_000)]))).toMatchObject({ ok: false })
  expect(await balanceOf(fresh)).toBe(5_000)
})

test('a refund as credit is the customer’s to spend, and no service is asked for money', async () => {
  const userId = await aUser()
  const order = await anOrder([])
  await sql`update orders set user_id = ${userId} where id = ${order.id}`.execute(desk.db)
  const back = { orderId: order.id, key: 'credit', amountCents: 4_000, reason: '', lines: [], actor: 'Helena', asCredit: true }
  expect(await desk.orders.refund(back)).toMatchObject({ ok: false, problem: 'above-paid' })
  await pay(order.key, 10_000)
  expect(await desk.orders.refund(back)).toMatchObject({ ok: true })
  expect(await balanceOf(await creditOf(desk.db, userId))).toBe(4_000)
  const { rows } = await sql`select from jobs where kind = 'give-back' and payload ->> 'refund' in (
    select id::text from order_refunds where order_id = ${order.id})`.execute(desk.db)
  expect(rows).toHaveLength(0)
  const guests = await anOrder([])
  await pay(guests.key, 10_000)
  expect(await desk.orders.refund({ ...back, orderId: guests.id })).toMatchObject({ ok: false, problem: 'no-account' })
})

test('the ledger can’t be changed, and no balance can fall below zero', async () => {
  const card = await aCard(1_000)
  await expect(sql`update stored_value_moves set cents = 5 where value_id = ${card}`.execute(desk.db)).rejects.toThrow(
    'append only',
  )
  await expect(sql`delete from stored_value_moves where value_id = ${card}`.execute(desk.db)).rejects.toThrow('append only')
  await expect(writeMove(desk.db, { id: card, cents: -1_001, reason: 'corrected', actor: 'x' })).rejects.toThrow('balance_cents')
  expect(await admin().correct(card, { cents: -1_001, note: '', actor: 'x' })).toBe(false)
  expect(await admin().correct(card, { cents: -400, note: 'engano', actor: 'x' })).toBe(true)
  expect(await balanceOf(card)).toBe(600)
})

test('a paid order makes its cards once, mails each once, and takes back what is left when it is given back', async () => {
  const product = await desk.aProduct({ cents: 5_000, units: null })
  await sql`update products set gift_card = true where id = ${product.id}`.execute(desk.db)
  const order = await desk.anOrder([{ productId: product.id, quantity: 2 }], { paymentMethod: 'vitrine_test' })
  expect(await issue(order.id)).toEqual([])
  await pay(order.key, order.totalCents)
  const made = await Promise.all([issue(order.id), issue(order.id), issue(order.id)])
  const cards = made.flat()
  expect(cards).toHaveLength(2)

  const mailing = createCardMailing({
    db: desk.db,
    write: async ({ to, code }) => ({ to, subject: 'Cartão', text: code, html: code }),
    putMail: putIntoOutbox,
  })
  await Promise.all([mailing.mailDue(), mailing.mailDue(), mailing.mailDue()])
  const mails = await desk.db.selectFrom('mails').select(['gift_card_id', 'text']).where('gift_card_id', 'in', cards).execute()
  expect(mails.map(({ gift_card_id: id }) => id).toSorted()).toEqual(cards.toSorted())
  expect(mails[0]!.text).toBe('[código do cartão-presente]')

  // The code is in the mail only while it leaves, and only in its own card's.
  const reveal = createCodeReveal({ db: desk.db, lock })
  const words = { text: mails[0]!.text, html: mails[0]!.text }
  const { text: told } = await reveal(cards[0]!, words)
  expect((await admin().list({ search: told, limit: 10, offset: 0 })).cards.map(({ id }) => id)).toEqual([cards[0]])
  expect(await reveal(null, words)).toEqual(words)

  const spent = await anOrder([paidWith(cards[0]!, 2_000)])
  const refund = { orderId: order.id, reason: '', actor: 'Helena', byHand: true }
  const lineId = (await read(order.id)).lines[0]!.id
  await desk.orders.refund({ ...refund, key: 'one', amountCents: 5_000, lines: [{ lineId, units: 1, restock: false }] })
  // The last unit first: the card that was not used.
  expect(await balanceOf(cards[1]!)).toBe(0)
  expect(await balanceOf(cards[0]!)).toBe(3_000)
  const rest = order.totalCents - 5_000
  expect(await desk.orders.refund({ ...refund, key: 'two', amountCents: rest, lines: [] })).toMatchObject({
    problem: 'cards-used',
  })
  const back = { amountCents: rest - 2_000, lines: [{ lineId, units: 1, restock: false }] }
  expect(await desk.orders.refund({ ...refund, key: 'three', ...back })).toMatchObject({ ok: true })
  expect(await balanceOf(cards[0]!)).toBe(0)
  expect(await read(spent.id)).toMatchObject({ storedValueCents: 2_000 })
  expect(await isBalanced()).toBe(true)
})

async function aUser(): Promise<number> {
  const name = randomUUID()
  const { rows } = await sql<{ id: number }>`
    insert into users (login, email, password_hash, display_name, roles)
    values (${name}, ${`${name}@example.com`}, '', 'Bia', '{customer}') returning id`.execute(desk.db)
  return rows[0]!.id
}
