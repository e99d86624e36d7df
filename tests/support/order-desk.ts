import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { databaseTrouble } from '#db/trouble.ts'
import { percentOf } from '#kit/money.ts'
import { lineKey } from '#shop/cart/keys.ts'
import type { Customer, Quote, QuoteLine } from '#shop/checkout/contract.ts'
import { giveBackCoupons, takeCoupons } from '#shop/coupons/take.ts'
import type { PlacedOrder, PlaceOutcome, Placing } from '#shop/orders/contract.ts'
import { createOrders } from '#shop/orders/service.ts'
import { createPayments } from '#shop/payments/service.ts'
import { refundValues, spendValues } from '#shop/stored-value/ledger.ts'
import { createStock } from '#shop/stock/ledger.ts'

const PAYMENTS = {
  pix: { enabled: true, key: 'pix@loja.example', discountPercent: 5, holdMinutes: 30 },
  bacs: { enabled: true, account: 'Banco 001\nConta 12345-6' },
  cod: { enabled: true },
  vitrine_test: { enabled: true },
  mercado_pago: { enabled: true, secrets: ['accessToken'] },
  mercado_pago_card: { enabled: true, publicKey: 'APP_USR-chave-publica-1' },
  mercado_pago_pix: { enabled: true },
  mercado_pago_boleto: { enabled: true },
  asaas: { enabled: true, secrets: ['apiKey'], parcels: 6 },
  asaas_pix: { enabled: true },
  asaas_boleto: { enabled: true },
  stripe: { enabled: true, secrets: ['secretKey'] },
  stripe_boleto: { enabled: true },
  pix_api: {
    enabled: true,
    bank: 'other',
    pixKey: 'pix@loja.example',
    clientId: 'loja',
    baseUrl: 'https://banco.example',
    tokenUrl: 'https://banco.example/token',
  },
}

const anAddress = {
  firstName: 'Ana',
  lastName: 'Souza',
  company: '',
  postcode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  phone: '+5511912345678',
}
export const aCustomer = (over: Partial<Customer> = {}): Customer => ({
  email: 'ana@cliente.example',
  personType: 'person',
  cpf: '52998224725',
  cnpj: '',
  stateRegistration: '',
  cellphone: '',
  billing: anAddress,
  shipping: anAddress,
  ...over,
})

type Input = { productId: number; quantity?: number; choices?: Record<string, string> }
type Shopper = { sessionId: number; userId?: number }

/** The services that sell, on one's own database or on a fresh one: products, shoppers with carts, and orders placed of them. */
export function orderDesk(db: Kysely<Database>) {
  const stock = createStock()
  const payments = createPayments({
    settings: { get: async () => PAYMENTS, shop: async () => ({ name: 'Casa Aroeira', city: 'Tiradentes' }) },
    shopUrl: 'http://127.0.0.1',
    testPayments: 'always',
  })
  const orders = createOrders({
    db,
    stock,
    payments,
    coupons: { take: takeCoupons, giveBack: giveBackCoupons },
    storedValue: { spend: spendValues, refund: refundValues },
  })

  /** A product with its units received; null: not counted. */
  const aProduct = async ({
    units = 10,
    cents = 4_990,
    backorders = 'no',
  }: { units?: number | null; cents?: number; backorders?: 'no' | 'yes' } = {}) => {
    const name = `Vaso ${randomUUID().slice(0, 8)}`
    const { id } = await db
      .insertInto('products')
      .values({
        type: 'simple',
        status: 'publish',
        slug: name.toLowerCase().replace(' ', '-'),
        name,
        price_cents: cents,
        manage_stock: units !== null,
        backorders,
        published_at: new Date(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (units === null) return { id, name, stockId: 0 }
    const row = await db
      .insertInto('stock')
      .values({ product_id: id, variation_id: null, on_hand: units })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (units > 0) await db.insertInto('stock_moves').values({ stock_id: row.id, units, reason: 'received' }).execute()
    return { id, name, stockId: row.id }
  }

  const aShopper = async (): Promise<Shopper> => {
    const { id } = await db
      .insertInto('sessions')
      .values({ token_hash: Buffer.from(randomUUID()), user_id: null, expires_at: new Date(Date.now() + 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { sessionId: id }
  }

  /** The view of offers takes PostgreSQL longer to plan than all else of a placing: asked for kits alone. */
  const kitOffer = async (productId: number) => {
    const { rows } = await sql<{ cents: number; options: QuoteLine['options'] }>`
      select cents, options from cart_offers where product_id = ${productId} and type = 'bundle'`.execute(db)
    return rows[0]
  }

  /** A filled cart and the order that its owner would confirm. */
  const aPlacing = async (
    inputs: Input[],
    { shopper, ...over }: Partial<Placing> & { shopper?: Shopper } = {},
  ): Promise<Placing> => {
    const { sessionId, userId } = shopper ?? (await aShopper())
    const { rows } = await sql<{ id: number; version: number }>`
      insert into carts (session_id, version) values (${sessionId}, 1)
      on conflict (session_id) do update set version = carts.version + 1 returning id, version`.execute(db)
    const { id: cartId, version } = rows[0]!
    const lines: QuoteLine[] = []
    for (const { productId, quantity = 1, choices = {} } of inputs) {
      const key = lineKey(productId, null, choices)
      await db
        .insertInto('cart_lines')
        .values({ cart_id: cartId, key, product_id: productId, variation_id: null, choices: JSON.stringify(choices), quantity })
        .execute()
      const product = await db
        .selectFrom('products')
        .select(['name', 'price_cents', 'type'])
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
      const kit = product.type === 'bundle' ? await kitOffer(productId) : undefined
      const unitCents = kit?.cents ?? product.price_cents
      lines.push({
        key,
        productId,
        variationId: null,
        name: product.name,
        url: '',
        sku: '',
        picture: undefined,
        options: kit?.options ?? [],
        choices,
        quantity,
        unitCents,
        regularCents: unitCents,
        discountCents: 0,
        totalCents: unitCents * quantity,
        problem: undefined,
      })
    }
    const paymentMethod = over.paymentMethod ?? 'pix'
    return {
      key: randomUUID(),
      sessionId,
      userId,
      cartId,
      quote: aQuote(lines, { version, percent: await payments.discountOf(paymentMethod) }),
      customer: aCustomer(),
      paymentMethod,
      note: '',
      attribution: { source_type: 'utm', utm_source: 'boletim' },
      ip: '127.0.0.1',
      userAgent: 'a test',
      ...over,
    }
  }

  /** Places and expects it to work. */
  const anOrder = async (inputs: Input[], over: Parameters<typeof aPlacing>[1] = {}) => {
    const outcome = await orders.place(await aPlacing(inputs, over))
    if (!outcome.ok) throw new Error(`The order was refused: ${JSON.stringify(outcome.problem)}`)
    return outcome.order
  }

  /** Places as a person does who is told to try again while the shop is busy: with the same form. */
  const placeInTheCrowd = async (placing: Placing): Promise<PlaceOutcome> => {
    for (;;) {
      try {
        return await orders.place(placing)
      } catch (error) {
        if (!databaseTrouble(error)) throw error
      }
    }
  }
  const someOrders = async (count: number, productId: number) => {
    const placed: PlacedOrder[] = []
    while (placed.length < count) placed.push(await anOrder([{ productId }]))
    return placed
  }

  const onHand = async (stockId: number) =>
    (await db.selectFrom('stock').select('on_hand').where('id', '=', stockId).executeTakeFirstOrThrow()).on_hand
  /** What the ledger says of one stock, by reason, and whether it sums up to what is there. */
  const ledger = async (stockId: number) => {
    const rows = await db
      .selectFrom('stock_moves')
      .select(({ fn }) => ['reason', fn.sum<string>('units').as('units')])
      .where('stock_id', '=', stockId)
      .groupBy('reason')
      .execute()
    const byReason = Object.fromEntries(rows.map(({ reason, units }) => [reason, Number(units)]))
    const sum = Object.values(byReason).reduce((total, units) => total + units, 0)
    return { ...byReason, isBalanced: sum === (await onHand(stockId)) }
  }
  const countOrders = async () => (await db.selectFrom('orders').select('id').execute()).length

  return {
    db,
    stock,
    payments,
    orders,
    aProduct,
    aShopper,
    aPlacing,
    anOrder,
    someOrders,
    placeInTheCrowd,
    onHand,
    ledger,
    countOrders,
  }
}
export type OrderDesk = ReturnType<typeof orderDesk>

function aQuote(lines: QuoteLine[], { version = 1, percent = 0, shippingCents = 1_500 } = {}): Quote {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0)
  const paymentDiscountCents = percentOf(subtotalCents - discountCents, percent)
  const rate = { id: 'flat_rate:1', label: 'Entrega', cents: shippingCents }
  return {
    cartVersion: version,
    lines,
    coupons: [],
    promotions: [],
    subtotalCents,
    discountCents,
    needsShipping: true,
    rates: [rate],
    rate,
    shippingCents,
    fees: [],
    paymentMethod: 'pix',
    paymentDiscountCents,
    totalCents: subtotalCents - discountCents + shippingCents - paymentDiscountCents,
  }
}
