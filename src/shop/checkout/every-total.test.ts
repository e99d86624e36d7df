import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tier } from '#kit/tiered-price.ts'
import { addToCart, type Cart, EMPTY_CART, type Line, type Offer } from '../cart/cart.ts'
import { withTiers } from '../cart/tier-prices.ts'
import { keepAlone } from '../coupons/apply.ts'
import { type Coupon, judgeCoupon } from '../coupons/coupon.ts'
import { splitRefund } from '../orders/refund-rule.ts'
import { refundShares } from '../orders/refund-share.ts'
import { checkSums } from '../orders/sums.ts'
import type { PaymentMethod } from '../payments/contract.ts'
import { paymentHint } from '../payments/hint.ts'
import { applyPromotions } from '../promotions/apply-promotions.ts'
import { lostGifts } from '../promotions/gifts.ts'
import type { Goods, Promotion, Rule } from '../promotions/promotion.ts'
import { payWithValue } from '../stored-value/pay-with-value.ts'
import { shareBack } from '../stored-value/spend-rule.ts'
import type { SpendableValue } from '../stored-value/contract.ts'
import type { Fee, Quote } from './contract.ts'
import { methodOffers } from './method-offers.ts'
import { createQuotes } from './quotes.ts'

const NOW = new Date('2026-11-18T15:00:00Z')
const MOMENT = { at: NOW, weekday: 3, minute: 12 * 60 }
const PRODUCTS = [1, 2, 3, 4, 5]
/** The last one sells gift cards. */
const GIFT_CARD = 5
const METHODS = ['pix', 'card', 'bacs']

const aCent = fc.integer({ min: 1, max: 30_000 })
const aPercent = fc.constantFrom(1, 3, 5, 10, 33, 50, 99, 100)
const someProducts = fc.uniqueArray(fc.constantFrom(...PRODUCTS), { minLength: 1, maxLength: 3 })
const mostly = <T>(usual: T, other: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, other)

const aTier: fc.Arbitrary<Tier> = fc.record({
  units: fc.integer({ min: 1, max: 6 }),
  cents: aCent,
  whole: fc.boolean(),
  group: fc.boolean(),
})
const anOffer = (productId: number, variationId: number | null) =>
  fc
    .record({ cents: aCent, saleOff: mostly(0, aCent), tiers: fc.array(aTier, { maxLength: 3 }) })
    .map(({ cents, saleOff, tiers }): Offer => ({
      productId,
      variationId,
      type: variationId === null ? 'simple' : 'variable',
      name: `Coisa ${productId}`,
      url: '',
      sku: '',
      cents,
      regularCents: cents + saleOff,
      inStock: true,
      onHand: null,
      soldIndividually: false,
      virtual: productId === GIFT_CARD,
      weightGrams: 300,
      picture: undefined,
      options: [],
      ...(productId === GIFT_CARD
        ? { giftCard: { leastCents: null, mostCents: null } }
        : { terms: { tiers, minUnits: null, maxUnits: null, customerUnits: null, customerDays: null } }),
    }))

/** Units that are put in one after the other; the same kind may come again. */
const aBasket = fc
  .tuple(
    ...PRODUCTS.flatMap((id) => (id === 2 ? [anOffer(id, 21), anOffer(id, 22)] : [anOffer(id, null)])),
    fc.array(fc.record({ of: fc.nat(5), quantity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 8 }),
  )
  .map((drawn) => {
    const adds = drawn.at(-1) as { of: number; quantity: number }[]
    return adds.map(({ of, quantity }) => ({ offer: drawn[of] as Offer, quantity }))
  })

const aRule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: aPercent }),
  fc.record({ kind: fc.constant('amount' as const), cents: aCent }),
  fc
    .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 3 }), aPercent)
    .map(([take, lowered, percent]) => ({ kind: 'units' as const, take, lowered: Math.min(lowered, take - 1), percent })),
  fc.record({
    kind: fc.constant('quantity-steps' as const),
    counts: fc.constantFrom('together' as const, 'each' as const),
    steps: fc.array(fc.record({ units: fc.integer({ min: 1, max: 6 }), percent: aPercent }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('cart-steps' as const),
    steps: fc.array(fc.oneof(fc.record({ fromCents: aCent, percent: aPercent }), fc.record({ fromCents: aCent, cents: aCent })), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({
    kind: fc.constant('bundle' as const),
    cents: aCent,
    parts: fc.array(fc.record({ productIds: someProducts, units: fc.integer({ min: 1, max: 2 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({
    kind: fc.constant('gift' as const),
    fromCents: aCent,
    productIds: someProducts,
    units: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant('bump' as const), fromCents: fc.nat(20_000), productIds: someProducts, percent: aPercent }),
)
const goods = (productIds: number[] = [], excludedProductIds: number[] = [], excludeSaleItems = false): Goods => ({
  productIds,
  categoryIds: [],
  tagIds: [],
  excludedProductIds,
  excludedCategoryIds: [],
  excludeSaleItems,
})
const somePromotions = fc
  .array(
    fc.record({
      rule: aRule,
      about: mostly<number[]>([], someProducts),
      not: mostly<number[]>([], someProducts),
      sale: fc.boolean(),
      methods: mostly<string[]>([], fc.constantFrom(['pix'], ['card', 'bacs'])),
      combines: mostly(true, fc.constant(false)),
      withCoupons: mostly(true, fc.constant(false)),
    }),
    { maxLength: 4 },
  )
  .map((drawn) =>
    drawn.map(({ rule, about, not, sale, methods, combines, withCoupons }, at): Promotion => ({
      id: at + 1,
      name: `Promoção ${at + 1}`,
      rule,
      goods: goods(about, not, sale),
      terms: { startsAt: undefined, endsAt: undefined, weekdays: [], hours: undefined, ufs: [], paymentMethods: methods },
      combines,
      withCoupons,
    })),
  )

const someCoupons = fc
  .array(
    fc.record({
      kind: fc.constantFrom<Coupon['kind']>('percent', 'fixed_cart', 'fixed_product', 'free_shipping'),
      percent: aPercent,
      cents: aCent,
      freeShipping: fc.boolean(),
      about: mostly<number[]>([], someProducts),
      sale: fc.boolean(),
      methods: mostly<string[]>([], fc.constant(['pix'])),
    }),
    { maxLength: 3 },
  )
  .map((drawn) =>
    drawn.map(({ kind, percent, cents, freeShipping, about, sale, methods }, at): Coupon => ({
      id: at + 1,
      code: `cupom${at + 1}`,
      kind,
      amount: kind === 'percent' ? percent : cents,
      freeShipping: freeShipping || kind === 'free_shipping',
      minimumCents: undefined,
      maximumCents: undefined,
      usageLimit: undefined,
      used: 0,
      perPerson: undefined,
      usedByPerson: 0,
      startsAt: undefined,
      expiresAt: undefined,
      individualUse: false,
      excludeSaleItems: sale && kind !== 'fixed_cart',
      productIds: kind === 'fixed_cart' || kind === 'free_shipping' ? [] : about,
      excludedProductIds: [],
      categoryIds: [],
      excludedCategoryIds: [],
      emails: [],
      firstPurchase: false,
      boughtBefore: false,
      paymentMethods: methods,
    })),
  )

const someFees: fc.Arbitrary<Fee[]> = fc
  .array(
    fc.integer({ min: -20_000, max: 5_000 }).filter((cents) => cents !== 0),
    { maxLength: 2 },
  )
  .map((all) => all.map((cents, at) => ({ id: `fee-${at}`, label: `Taxa ${at}`, cents })))

const someValues: fc.Arbitrary<SpendableValue[]> = fc
  .array(fc.record({ kind: fc.constantFrom('gift-card' as const, 'credit' as const), balanceCents: fc.nat(60_000) }), {
    maxLength: 3,
  })
  .map((all) => all.map((one, at) => ({ ...one, id: at + 1, lastFour: '1234' })))

const aShop = fc.record({
  promotions: somePromotions,
  coupons: someCoupons,
  fees: someFees,
  spendable: someValues,
  usesCredit: fc.boolean(),
  freightCents: fc.nat(5_000),
  percents: fc.record({ pix: fc.constantFrom(0, 3, 5, 10, 90), card: fc.constantFrom(0, 1), bacs: fc.constantFrom(0, 5, 50) }),
})
type Drawn = typeof aShop extends fc.Arbitrary<infer T> ? T : never
type Shop = Omit<Drawn, 'percents'> & { percents: Record<keyof Drawn['percents'], number> }
type Adds = typeof aBasket extends fc.Arbitrary<infer T> ? T : never

/** As the cart's service prices a cart, with rules in the place of tables. */
function quotesOf({ promotions, coupons, fees, freightCents, percents }: Shop) {
  const lineOf = (line: Line) => ({ ...line, categoryIds: [] as number[], tagIds: [] as number[] })
  return createQuotes({
    coupons: {
      judge: async (codes, lines, { email, paymentMethod }) => {
        const purchase = { lines: lines.map(lineOf), now: NOW, email, paymentMethod }
        const judged = codes.map((code) => {
          const coupon = coupons.find((one) => one.code === code)
          return { code, coupon, verdict: judgeCoupon(coupon, purchase) }
        })
        return {
          ...keepAlone(judged),
          forPayment: judged.flatMap(({ code, coupon }) => (coupon?.paymentMethods.length ? [code] : [])),
        }
      },
    },
    promotions: {
      judge: async (lines, asked) => {
        const found = applyPromotions(promotions, { ...asked, lines: lines.map(lineOf), now: MOMENT })
        const dependsOnPayment = promotions.some(({ terms }) => terms.paymentMethods.length > 0)
        return { ...found, hints: [], dependsOnPayment, lostGifts: lostGifts(lines, found.off) }
      },
    },
    shipping: {
      pricesTo: async () => () => [{ id: 'flat_rate:1', label: 'Entrega', cents: freightCents, days: { from: 1, to: 2 } }],
      withMore: async (prices) => prices,
    },
    arrivals: { dated: async (prices) => prices },
    paymentDiscount: async (method) => percents[method as keyof typeof percents],
    fees: async () => fees,
    payWithValue,
  })
}

const cartOf = (adds: Adds, { coupons, spendable }: Shop): Cart => {
  const cart = adds.reduce((before, { offer, quantity }) => {
    const key = `k${offer.productId}-${offer.variationId ?? 0}`
    const outcome = addToCart(before, { offer, key, quantity, choices: {} })
    if (!outcome.ok) throw new Error(outcome.problem.kind)
    return outcome.cart
  }, EMPTY_CART)
  return { ...cart, lines: withTiers(cart.lines), coupons: coupons.map(({ code }) => code), postcode: '01310100', spendable }
}
const methodsOf = ({ percents }: Shop) =>
  METHODS.map((id) => ({ id, title: id, discountPercent: percents[id as keyof typeof percents] })) as PaymentMethod[]
const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0)
/** What of a quote the order of adding may not change; the place of a line is its own. */
const sumsOf = ({
  lines,
  coupons,
  promotions,
  cartVersion: _version,
  rates: _rates,
  rate: _rate,
  promotionHints,
  ...rest
}: Quote) => ({
  ...rest,
  promotionHints: promotionHints?.toSorted(),
  coupons: coupons.toSorted((one, other) => one.id - other.id),
  promotions,
  lines: lines.map(({ key, quantity, unitCents, totalCents }) => [key, quantity, unitCents, totalCents]).sort(),
})
const price = async (cart: Cart, shop: Shop, paymentMethod?: string) =>
  (
    await quotesOf(shop).quote(cart, {
      userId: 1,
      email: 'ana@cliente.example',
      usesCredit: shop.usesCredit,
      ...(paymentMethod && { paymentMethod }),
    })
  ).quote

const RUNS = { numRuns: 1_000 }

test('whatever is bought, nothing costs less than nothing and every sum adds up', async () => {
  await fc.assert(
    fc.asyncProperty(aBasket, aShop, fc.constantFrom(undefined, ...METHODS), async (adds, shop, method) => {
      const quote = await price(cartOf(adds, shop), shop, method)
      expect(() => checkSums(quote)).not.toThrow()
      expect(quote.totalCents).toBeGreaterThanOrEqual(quote.shippingCents)
      const cards = sum(quote.lines.map(({ gift, totalCents }) => (gift ? totalCents : 0)))
      const face = sum(quote.lines.map(({ gift, unitCents, quantity }) => (gift ? unitCents * quantity : 0)))
      expect(cards).toBe(face)
      // Only money buys gift cards.
      expect(quote.dueCents ?? quote.totalCents).toBeGreaterThanOrEqual(Math.min(cards, quote.totalCents))
    }),
    RUNS,
  )
})

test('the same things cost the same in whatever order they and the coupons were put in', async () => {
  await fc.assert(
    fc.asyncProperty(
      aBasket,
      aShop,
      fc.constantFrom(undefined, ...METHODS),
      fc.infiniteStream(fc.nat()),
      async (adds, shop, method, luck) => {
        const shuffled = <T>(all: readonly T[]) =>
          all
            .map((one) => ({ one, place: luck.next().value }))
            .sort((one, other) => one.place - other.place)
            .map(({ one }) => one)
        const cart = cartOf(adds, shop)
        const other = cartOf(shuffled(adds), shop)
        const mixed = { ...other, lines: shuffled(other.lines), coupons: shuffled(other.coupons) }
        expect(sumsOf(await price(mixed, shop, method))).toEqual(sumsOf(await price(cart, shop, method)))
      },
    ),
    RUNS,
  )
})

test('each way to pay is offered at exactly what it costs once it is chosen, whichever was chosen before', async () => {
  await fc.assert(
    fc.asyncProperty(aBasket, aShop, fc.constantFrom(...METHODS), async (adds, shop, chosen) => {
      const cart = cartOf(adds, shop)
      const quote = await price(cart, shop, chosen)
      const quoteBy = new Map<string, Quote>()
      if (quote.dependsOnPayment) for (const id of METHODS) quoteBy.set(id, await price(cart, shop, id))
      const offers = methodOffers(quote, {
        methods: methodsOf(shop),
        installmentOffer: () => ({ installments: undefined, credit: undefined, plans: [] }),
        onFile: undefined,
        quoteBy,
      })
      for (const { id, totalCents } of offers) expect([id, totalCents]).toEqual([id, (await price(cart, shop, id)).totalCents])
    }),
    RUNS,
  )
})

test('the discount that is promised beside the cart is what the checkout gives', async () => {
  await fc.assert(
    fc.asyncProperty(aBasket, aShop, async (adds, shop) => {
      const cart = cartOf(adds, { ...shop, coupons: [] })
      const plain = { ...shop, coupons: [], promotions: shop.promotions.filter(({ terms }) => terms.paymentMethods.length === 0) }
      const quote = await price(cart, plain)
      const { discount } =
        paymentHint(methodsOf(plain), {
          goodsCents: quote.subtotalCents - quote.discountCents,
          giftCardCents: sum(quote.lines.map(({ gift, totalCents }) => (gift ? totalCents : 0))),
          shippingCents: quote.shippingCents,
          fees: quote.fees,
          storedValueCents: sum((quote.paidWith ?? []).map(({ cents }) => cents)),
        }) ?? {}
      if (!discount || quote.paidWith) return
      const chosen = await price(cart, plain, discount.title)
      expect(discount.cents).toBe(chosen.totalCents)
    }),
    RUNS,
  )
})

test('refunds of units, in whatever parts, give back exactly what was paid, and each card what it paid', async () => {
  await fc.assert(
    fc.asyncProperty(
      aBasket,
      aShop,
      fc.constantFrom(...METHODS),
      fc.array(fc.array(fc.nat(3), { maxLength: 6 }), { maxLength: 5 }),
      async (adds, shop, method, steps) => {
        const quote = await price(cartOf(adds, shop), shop, method)
        const paidWith = quote.paidWith ?? []
        const storedValueCents = sum(paidWith.map(({ cents }) => cents))
        const paidCents = quote.dueCents ?? quote.totalCents
        const back = { units: new Map<number, number>(), whole: 0, stored: 0, goods: 0 }
        const giveBack = (amountCents: number) => {
          if (amountCents === 0) return
          const split = splitRefund({
            amountCents,
            totalCents: quote.totalCents,
            paidCents,
            storedValueCents,
            refundedCents: back.whole,
            storedValueBackCents: back.stored,
          })
          expect(split.moneyCents).toBeGreaterThanOrEqual(0)
          expect(split.storedValueCents).toBeGreaterThanOrEqual(0)
          back.whole += amountCents
          back.stored += split.storedValueCents
        }
        const lines = () => quote.lines.map((line, id) => ({ ...line, id, refundedUnits: back.units.get(id) ?? 0 }))
        const refundUnits = (wanted: Map<number, number>) => {
          const shares = refundShares({ ...quote, lines: lines() }, wanted)
          const cents = sum([...shares.values()])
          expect([...shares.values()].every((share) => share >= 0)).toBe(true)
          for (const [id, units] of wanted) back.units.set(id, (back.units.get(id) ?? 0) + units)
          back.goods += cents
          giveBack(cents)
        }
        const left = (id: number) => quote.lines[id]!.quantity - (back.units.get(id) ?? 0)
        for (const step of steps)
          refundUnits(
            new Map(step.flatMap((units, id) => (id < quote.lines.length ? [[id, Math.min(units, left(id))] as const] : []))),
          )
        refundUnits(new Map(quote.lines.map((_, id) => [id, left(id)])))
        const added = sum(quote.fees.map(({ cents }) => Math.max(0, cents)))
        expect(back.goods).toBe(quote.totalCents - quote.shippingCents - added)
        giveBack(quote.totalCents - back.whole)
        expect(back).toMatchObject({ whole: quote.totalCents, stored: storedValueCents })
        expect(sum(shareBack(back.stored, paidWith).map(({ cents }) => cents))).toBe(storedValueCents)
      },
    ),
    RUNS,
  )
})

test('a fee that took all that a large discount left takes more by the other ways to pay, and they are offered so', async () => {
  const fees = [{ id: 'points', label: 'Pontos', cents: -500 }]
  const [drawn] = fc.sample(aShop, 1)
  const shop: Shop = {
    ...drawn!,
    promotions: [],
    coupons: [],
    spendable: [],
    fees,
    freightCents: 0,
    percents: { pix: 90, card: 0, bacs: 0 },
  }
  const offer = { ...fc.sample(anOffer(1, null), 1)[0]!, cents: 1_000, regularCents: 1_000, virtual: true }
  delete offer.terms
  const cart = cartOf([{ offer, quantity: 1 }], shop)
  expect(await price(cart, shop, 'pix')).toMatchObject({ paymentDiscountCents: 900, totalCents: 0, dependsOnPayment: true })
  expect(await price(cart, shop, 'card')).toMatchObject({ totalCents: 500 })
  expect((await price(cart, shop, 'card')).dependsOnPayment).toBeUndefined()
})
