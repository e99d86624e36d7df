import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import type { OrderStatus } from '#shop/orders/contract.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let admin: string
beforeAll(async () => {
  shop = await aShop()
  const outcome = await createAccounts({ db: shop.db }).create({
    login: 'dona',
    email: 'dona@loja.example',
    displayName: 'Dona',
    password: 'a rede na varanda',
    roles: ['administrator'],
  })
  if (!outcome.ok) throw new Error(outcome.problem)
  admin = `vitrine_session=${(await createSessions({ db: shop.db }).open(outcome.user)).token}`
})
afterAll(() => shop.close())

const ADDRESS = JSON.stringify({
  firstName: 'Ana',
  lastName: 'Lima',
  company: '',
  postcode: '36325000',
  street: 'Rua A',
  number: '1',
  complement: '',
  neighborhood: 'Centro',
  city: 'Tiradentes',
  state: 'MG',
  phone: '',
})
let made = 0

async function anOrder(
  cents: number,
  meta: Record<string, string>,
  { status = 'processing' as OrderStatus, at = '2026-11-10T15:00:00Z' } = {},
) {
  const { id } = await shop.db
    .insertInto('orders')
    .values({
      number: String(++made),
      key: `wc_order_${String(made).padStart(22, '0')}`,
      status,
      email: 'ana@loja.example',
      person_type: 'person',
      cpf: '',
      cnpj: '',
      state_registration: '',
      cellphone: '',
      billing: ADDRESS,
      shipping: ADDRESS,
      subtotal_cents: cents,
      discount_cents: 0,
      shipping_cents: 0,
      payment_discount_cents: 0,
      total_cents: cents,
      payment_method: 'pix',
      payment_title: 'Pix',
      note: '',
      ip: '',
      user_agent: '',
      created_at: new Date(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(meta).map(([name, value]) => ({ order_id: id, key: `_wc_order_attribution_${name}`, value }))
  if (rows.length > 0) await shop.db.insertInto('order_meta').values(rows).execute()
}
const ask = (query: string, cookie = admin) => shop.get(`/wp-json/vitrine/v1/reports/origins${query}`, { cookie })

test('[ATTR-7] the merchant reads what was sold by where the buyers came from', async () => {
  await anOrder(10_000, { source_type: 'utm', utm_source: 'news', utm_campaign: 'verao' })
  await anOrder(5_000, { source_type: 'utm', utm_source: 'insta', utm_campaign: 'verao' }, { status: 'completed' })
  await anOrder(12_000, { source_type: 'organic', utm_source: 'google' })
  await anOrder(700, { source_type: 'typein', utm_source: '(direct)' })
  await anOrder(300, {})
  await anOrder(99_900, { source_type: 'organic', utm_source: 'google' }, { status: 'cancelled' })
  await anOrder(99_900, { source_type: 'organic', utm_source: 'google' }, { status: 'pending' })
  // Half past ten in the evening of the last day, and of the day before the first, by the shop's own clock.
  await anOrder(1_000, { source_type: 'referral', utm_source: 'blog.example' }, { at: '2026-12-01T01:30:00Z' })
  await anOrder(99_900, { source_type: 'referral', utm_source: 'blog.example' }, { at: '2026-11-01T01:30:00Z' })
  expect((await ask('?after=2026-11-01&before=2026-11-30')).json()).toEqual({
    after: '2026-11-01',
    before: '2026-11-30',
    data: [
      { origin: 'Campanha: verao', orders: 2, totalCents: 15_000 },
      { origin: 'Orgânico: Google', orders: 1, totalCents: 12_000 },
      { origin: 'Indicação: Blog.example', orders: 1, totalCents: 1_000 },
      { origin: 'Direto', orders: 1, totalCents: 700 },
      { origin: 'Desconhecido', orders: 1, totalCents: 300 },
    ],
  })
})

test.each([
  '?after=ontem',
  '?before=2026-02-30',
  '?after=2026-12-01&before=2026-11-01',
  '?after=2001-01-01',
  '?after=2026-11-01&after=2026-11-02',
])('[ATTR-7] a period like %s is refused in Portuguese', async (query) => {
  const answer = await shop.get(`/wp-json/vitrine/v1/reports/origins${query}`, { cookie: admin, accept: 'application/json' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ message: string }>().message).toMatch(/período/)
})

test('[ATTR-7] without a period it is the last thirty days; nobody else reads it', async () => {
  const { after, before } = (await ask('')).json<{ after: string; before: string }>()
  expect((Date.parse(before) - Date.parse(after)) / 86_400_000).toBe(29)
  expect((await ask('', '')).statusCode).toBe(403)
})
