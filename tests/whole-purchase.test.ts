import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from '#ops/doctor/database.ts'
import { type Api, apiAs, apiOf } from './support/api.ts'
import { aCheckoutShop, anEmail, aReadyForm, aShopper, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import type { TestShop } from './support/shop.ts'

const SLUGS = ['vaso-jequitinhonha', 'colheres-de-pau']
const GIFT_CARD = 'cartao-de-todos'

let shop: TestShop
let api: Api
let idOf: Record<string, number>
beforeAll(async () => {
  shop = await aCheckoutShop()
  ;({ api } = await apiAs(shop, 'shop_manager'))
  const card = { name: 'Cartão de todos', slug: GIFT_CARD, regular_price: '99.90', gift_card: true, status: 'publish' }
  await api('/wc/v3/products', { method: 'POST', body: card })
  const rows = await shop.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('slug', 'in', [...SLUGS, GIFT_CARD])
    .execute()
  idOf = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]))
  for (const slug of SLUGS) {
    const path = `/vitrine/v1/products/${idOf[slug]}/price-tiers`
    const { version } = (await api(path)).body as { version: string }
    const tiers = [{ units: 3, cents: 1_777, variation_id: null, tag_id: null }]
    await api(path, { method: 'PUT', body: { tiers, version } })
  }
}, 120_000)
afterAll(() => shop.close())

const aRule = fc.constantFrom<object>(
  { kind: 'units', take: 3, lowered: 1, percent: 100 },
  { kind: 'percent', percent: 33 },
  { kind: 'cart-steps', steps: [{ fromCents: 3_000, cents: 1_001 }] },
  { kind: 'quantity-steps', counts: 'together', steps: [{ units: 2, percent: 7 }] },
)
const aPurchase = fc.record({
  adds: fc.array(fc.tuple(fc.constantFrom(...SLUGS, GIFT_CARD), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4 }),
  rules: fc.array(aRule, { maxLength: 2 }),
  coupon: fc.option(
    fc.constantFrom({ discount_type: 'percent', amount: '12.5' }, { discount_type: 'fixed_cart', amount: '17.77' }),
  ),
  cardCents: fc.option(fc.integer({ min: 1, max: 40_000 })),
  method: fc.constantFrom('pix', 'bacs'),
  parts: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
})

let names = 0
const cents = (text: unknown) => Math.round(Number(text) * 100)
const shown = (amount: number) => `R$ ${(amount / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/(?:&nbsp;|[\s\u00a0])+/g, ' ')
const balanceOf = async (id: number) =>
  ((await api(`/vitrine/v1/gift-cards/${id}`)).body as { balance_cents: number }).balance_cents
const troubles = async () =>
  (await examineDatabase({ db: shop.db, dataDir: shop.dataDir, now: Date.now }))
    .filter(({ id }) => ['stored-values', 'order-money', 'order-sums', 'sales-sums'].includes(id))
    .flatMap((finding) => finding.problems)

async function aShopperWith(adds: readonly (readonly [string, number])[], codes: readonly string[]) {
  const shopper = aShopper(shop)
  for (const [slug, quantity] of adds) await shopper.add(slug, String(quantity))
  const { nonces } = await shopper.open()
  for (const code of codes) await shopper.ajax('apply_coupon', { security: nonces.apply, coupon_code: code })
  return shopper
}

test('one total in cart, summary, order, letter and API, whatever the order of adding; refunds in parts give back exactly that', async () => {
  await fc.assert(
    fc.asyncProperty(aPurchase, async ({ adds, rules, coupon, cardCents, method, parts }) => {
      await shop.db.deleteFrom('promotions').execute()
      for (const rule of rules) {
        const body = { name: `Promoção ${++names}`, rule, is_active: true }
        expect((await api('/vitrine/v1/promotions', { method: 'POST', body })).status).toBe(201)
      }
      const code = `acaso${++names}`
      if (coupon) await api('/wc/v3/coupons', { method: 'POST', body: { code, ...coupon } })
      const card = cardCents
        ? ((await api('/vitrine/v1/gift-cards', { method: 'POST', body: { cents: cardCents, note: 'teste' } })).body as {
            id: number
            code: string
          })
        : undefined
      const codes = [...(coupon ? [code] : []), ...(card ? [card.code] : [])]
      const shopper = await aShopperWith(adds, codes)
      const other = await aShopperWith(adds.toReversed(), codes.toReversed())
      const email = anEmail()
      const over = { billing_email: email, payment_method: method }
      const [form, otherForm] = [await aReadyForm(shopper, over), await aReadyForm(other, over)]
      const totals = ({ checkout_total: total, checkout_due: due }: Record<string, string>) => [total, due]
      expect(totals(otherForm)).toEqual(totals(form))
      const [total, due] = [Number(form['checkout_total']), Number(form['checkout_due'] ?? form['checkout_total'])]
      expect(Math.min(total, due)).toBeGreaterThanOrEqual(0)

      const store = await apiOf(shop)('/wc/store/v1/cart', { headers: { cookie: shopper.jar.header() } })
      const ofPayment = (store.body.fees as { totals: { total: string } }[]).map((fee) => Number(fee.totals.total))
      expect(Number(store.body.totals.total_price)).toBe(total)
      expect(ofPayment.every((fee) => fee < 0)).toBe(true)

      const placed = await place(shopper, form)
      expect(placed.messages ?? '').toBe('')
      const url = `/wc/v3/orders/${placed.order_id}`
      const { body: order } = await api(url)
      expect([cents(order.total), cents(order.amount_due)]).toEqual([total, due])
      expect(text((await shopper.get(pathOf(placed.redirect))).body)).toContain(shown(total))
      const letter = await eventually('the letter is written', async () =>
        shop.db.selectFrom('mails').select('text').where('to_address', '=', email).executeTakeFirst(),
      )
      expect(text(letter!.text)).toContain(shown(total))

      await api(url, { method: 'PUT', body: { set_paid: true } })
      const lines = order.line_items as { id: number; quantity: number }[]
      const refund = async (units: number[]) => {
        const items = lines.map(({ id }, at) => ({ id, quantity: units[at]! })).filter(({ quantity }) => quantity > 0)
        if (items.length === 0) return 0
        const made = await api(`${url}/refunds`, { method: 'POST', body: { line_items: items, api_refund: false } })
        // What was free gives nothing back.
        return made.status === 201 ? cents(made.body.amount) : 0
      }
      const first = lines.map(({ quantity }, at) => Math.min(quantity, parts[at % parts.length]!))
      const back = (await refund(first)) + (await refund(lines.map(({ quantity }, at) => quantity - first[at]!)))
      const rest = total - back
      expect(rest).toBe(cents(order.shipping_total))
      if (rest > 0) await api(`${url}/refunds`, { method: 'POST', body: { amount: (rest / 100).toFixed(2), api_refund: false } })
      const { body: after } = await api(url)
      expect((after.refunds as { total: string }[]).reduce((sum, one) => sum - cents(one.total), 0)).toBe(total)
      expect(card && (await balanceOf(card.id))).toBe(card && cardCents)
      expect(await troubles()).toEqual([])
    }),
    { numRuns: 5 },
  )
})
