import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CAP_DAYS, CART_WINDOWS, DAY_MS } from '#shop/marketing/rules.ts'
import { aMarketingDesk, type MarketingDesk } from './support/marketing-desk.ts'

/** `npm run test:long` makes it ten thousand customers over a year. */
const CUSTOMERS = Number(process.env['MARKETING_CUSTOMERS'] ?? 25)
const DAYS = Number(process.env['MARKETING_DAYS'] ?? 20)
const CAP = 2
const HOUR_MS = 3_600_000
const BEGIN = Date.parse('2026-01-01T00:00:00-03:00')
/** Also at night, when nothing may happen. */
/** A few days are full of what happens in a year otherwise. */
const PACE = DAYS < 100 ? 1 : 0.15
const HOURS = DAYS < 100 ? [9, 20, 23] : [7, 9, 14, 20, 23]

/** Numbers that look like chance and are the same in every run. */
function chances(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Customer = {
  email: string
  userId: number
  agreed: boolean
  lastOrderAt: number
  cartAt: number
  sent: number[]
  toldCents: number
}

test(
  `of ${CUSTOMERS} customers over ${DAYS} days nobody is written to who said no, none above the bound, each mail once, also with kills`,
  async () => {
    const random = chances(20_261_118)
    let isDeadly = false
    let kills = 0
    const die = () => {
      if (!isDeadly || random() > (DAYS < 100 ? 0.04 : 0.01)) return
      kills++
      throw new Error('killed')
    }
    const desk = await aMarketingDesk({ now: new Date(BEGIN), die })
    try {
      await live(desk, { random, setDeadly: (deadly) => void (isDeadly = deadly) })
      if (CUSTOMERS >= 1_000) console.log(`${(await desk.mails()).length} mails, ${kills} kills`)
      expect(kills).toBeGreaterThan(0)
    } finally {
      await desk.close()
    }
  },
  30 * 60_000,
)

async function live(desk: MarketingDesk, { random, setDeadly }: { random: () => number; setDeadly: (is: boolean) => void }) {
  desk.state.setting['general'] = { cap: CAP }
  desk.turnOn('abandoned-cart', { couponPercent: 10 })
  desk.turnOn('review-request', { afterDays: 5 })
  desk.turnOn('back-in-stock')
  desk.turnOn('win-back', { afterDays: 14 })
  desk.turnOn('birthday', { couponPercent: 5 })
  desk.turnOn('price-drop', { percent: 10 })
  const { id: productId } = await desk.aProduct({ units: 1_000_000 })
  const rare = await desk.aProduct({ units: 0 })
  const wished = await desk.aProduct({ units: 1_000_000 })
  let price = 100_000
  const customers: Customer[] = []
  for (let n = 0; n < CUSTOMERS; n++) {
    const email = `c${n}@cliente.example`
    const userId = await desk.aCustomer(email)
    const agreed = random() < 0.6
    if (agreed) await desk.give(email)
    const month = 1 + Math.floor(random() * (DAYS > 31 ? 12 : 1))
    if (random() < 0.5) await desk.marketing.birthdays.put(userId, { month, day: 1 + Math.floor(random() * 28) })
    customers.push({ email, userId, agreed, lastOrderAt: 0, cartAt: 0, sent: [], toldCents: 0 })
  }
  const byEmail = new Map(customers.map((customer) => [customer.email, customer]))
  const asked = new Set<string>()
  let lastId = 0
  let hasWritten = 0

  for (let day = 0; day < DAYS; day++) {
    // A week without a mail server in the middle.
    desk.state.isMailOn = !(day >= DAYS / 2 && day < DAYS / 2 + 7)
    // Up and down, by less and by more than is news.
    price = Math.max(1_000, Math.round(price * [0.97, 0.85, 1.1, 0.9][day % 4]!))
    await desk.cost(wished.id, price)
    for (const hour of HOURS) {
      const now = BEGIN + day * DAY_MS + hour * HOUR_MS
      desk.at(now)
      if (hour === 9 || hour === 20) for (const customer of customers) await act(customer, now)
      await desk.receive(rare.id, day % 5 === 4 ? 3 : 0)
      setDeadly(true)
      // Sometimes two processes look at the same time; one that was killed is tried again by the next.
      const tries = await Promise.allSettled(random() < 0.2 ? [desk.tick(), desk.tick()] : [desk.tick()])
      setDeadly(false)
      const failures = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
      expect(failures.filter((failure) => !failure.includes('killed'))).toEqual([])
      await examine(now, hour)
    }
  }
  expect(hasWritten).toBeGreaterThan(CUSTOMERS / 2)
  // Every row has its mail, every mail its row, its way out and its job: nothing is left half done.
  const mails = await desk.mails()
  const { count } = await desk.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(mails.filter(({ to_address }) => to_address !== null)).toHaveLength(Number(count))
  for (const { to_address, text, unsubscribe_url, email } of mails) {
    if (to_address === null) continue // taken out of the outbox by a no
    expect(to_address).toBe(email)
    expect(text!.includes(unsubscribe_url!) && text!.includes('Você recebe este e-mail porque')).toBe(true)
  }
  const { rows: unused } = await sql`
    select id from coupons c where not exists (select from marketing_mails m where m.coupon_id = c.id)`.execute(desk.db)
  expect(unused).toEqual([])

  async function act(customer: Customer, now: number) {
    const chance = random() / PACE
    const { email, userId } = customer
    if (chance < 0.02) {
      await desk.leaveCart(userId, productId)
      customer.cartAt = now
    } else if (chance < 0.025) await desk.emptyCart(userId)
    else if (chance < 0.032) {
      await desk.order(email, { userId, productId, delivered: random() < 0.5 })
      customer.lastOrderAt = now
    } else if (chance < 0.037) {
      customer.agreed = !customer.agreed
      if (!customer.agreed) asked.delete(email)
      await (customer.agreed ? desk.give(email) : desk.withdraw(email))
    } else if (chance < 0.039) {
      const request = { productId: rare.id, variationId: null }
      const isSoldOut = !(await desk.marketing.stockRequests.subject(request))!.inStock
      if (isSoldOut && (await desk.marketing.stockRequests.add({ ...request, email, ip: '127.0.0.1' }))) asked.add(email)
    } else if (chance < 0.06 && customer.toldCents === 0) {
      await desk.wish(userId, wished.id)
      customer.toldCents = price
    }
  }

  async function examine(now: number, hour: number) {
    const fresh = await desk.db.selectFrom('marketing_mails').selectAll().where('id', '>', lastId).orderBy('id').execute()
    if (hour < 8 || hour >= 21 || !desk.state.isMailOn) expect(fresh).toEqual([])
    for (const { id, kind, subject, step, email, is_counted } of fresh) {
      lastId = Math.max(lastId, id)
      hasWritten++
      const customer = byEmail.get(email)!
      if (kind === 'back-in-stock') {
        expect(asked.delete(email), `${email} asked for it, once`).toBe(true)
        expect(is_counted).toBe(false)
        continue
      }
      expect(customer.agreed, `${email} said yes to ${kind} ${subject}`).toBe(true)
      customer.sent = [...customer.sent.filter((at) => at > now - CAP_DAYS * DAY_MS), now]
      expect(customer.sent.length).toBeLessThanOrEqual(CAP)
      if (kind === 'price-drop') {
        expect(price * 100, `${email} was not told of ${price} before`).toBeLessThanOrEqual(customer.toldCents * 90)
        customer.toldCents = price
      }
      if (kind !== 'abandoned-cart') continue
      const { fromMs, untilMs } = CART_WINDOWS[step - 1]!
      expect(now - customer.cartAt).toBeGreaterThanOrEqual(fromMs)
      expect(now - customer.cartAt).toBeLessThan(untilMs)
      expect(customer.lastOrderAt).toBeLessThanOrEqual(customer.cartAt)
    }
  }
}
