import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMarketingDesk, type MarketingDesk, SHOP_URL } from '#tests/support/marketing-desk.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Ten in the morning in São Paulo. */
const MORNING = Date.parse('2026-11-18T10:00:00-03:00')

let desk: MarketingDesk
beforeEach(async () => {
  desk = await aMarketingDesk({ now: new Date(MORNING) })
})
afterEach(() => desk.close())

const sent = async () => (await desk.mails()).map(({ kind, step, email }) => [kind, step, email])
const after = async (ms: number) => {
  desk.at(MORNING + ms)
  return await desk.tick()
}

test('an abandoned cart is reminded of after 1, 24 and 72 hours, each time once', async () => {
  desk.turnOn('abandoned-cart')
  desk.state.setting['general'] = { cap: 3 }
  const ana = await desk.aCustomer('ana@cliente.example')
  await desk.give('Ana@Cliente.example ')
  await desk.leaveCart(ana, (await desk.aProduct()).id)
  expect(await after(HOUR - 60_000)).toBe(0)
  expect(await after(HOUR)).toBe(1)
  expect(await after(2 * HOUR)).toBe(0)
  expect(await after(25 * HOUR)).toBe(1)
  expect(await after(26 * HOUR)).toBe(0)
  expect(await after(73 * HOUR)).toBe(1)
  expect(await after(5 * DAY)).toBe(0)
  expect(await sent()).toEqual([1, 2, 3].map((step) => ['abandoned-cart', step, 'ana@cliente.example']))
})

test('reminders stop with an order, an emptied cart, a no, at night, and while mail is off', async () => {
  desk.turnOn('abandoned-cart')
  const { id: productId } = await desk.aProduct()
  const people = await Promise.all(
    ['bought', 'emptied', 'refused', 'silent', 'leaving'].map(async (name) => {
      const email = `${name}@cliente.example`
      const userId = await desk.aCustomer(email)
      if (name !== 'silent') await desk.give(email)
      await desk.leaveCart(userId, productId)
      return { email, userId }
    }),
  )
  const [bought, emptied, refused, , leaving] = people as Required<(typeof people)[number]>[]
  desk.at(MORNING + 60_000)
  // On another device, without signing in.
  await desk.order(bought!.email, {})
  await desk.emptyCart(emptied!.userId)
  await desk.withdraw(refused!.email)
  await desk.db.updateTable('users').set({ erase_after: new Date() }).where('id', '=', leaving!.userId).execute()
  for (const hours of [1, 12, 25, 73, 120]) await after(hours * HOUR)
  expect(await sent()).toEqual([])
  const eva = await desk.aCustomer('eva@cliente.example')
  await desk.give('eva@cliente.example')
  desk.at(MORNING)
  await desk.leaveCart(eva, productId)
  // Eleven at night, then two days without a mail server: what was missed is not sent later.
  expect(await after(13 * HOUR)).toBe(0)
  desk.state.isMailOn = false
  expect(await after(26 * HOUR)).toBe(0)
  desk.state.isMailOn = true
  expect(await after(75 * HOUR)).toBe(1)
  expect(await sent()).toEqual([['abandoned-cart', 3, 'eva@cliente.example']])
})

test('a guest is known by the address typed at the checkout, and written to only with a yes of before', async () => {
  desk.turnOn('abandoned-cart')
  const { id: productId } = await desk.aProduct()
  await desk.give('guest@cliente.example')
  for (const email of [' Guest@cliente.example', 'unknown@cliente.example', 'half a na'])
    await desk.leaveGuestCart(email, productId)
  expect(await after(2 * HOUR)).toBe(1)
  expect(await sent()).toEqual([['abandoned-cart', 1, 'guest@cliente.example']])
})

test('a coupon of a mail holds once, for its address, until its end', async () => {
  desk.turnOn('abandoned-cart', { couponPercent: 10, couponDays: 5 })
  const ana = await desk.aCustomer('ana@cliente.example')
  await desk.give('ana@cliente.example')
  await desk.leaveCart(ana, (await desk.aProduct()).id)
  await after(HOUR)
  const [mail] = await desk.mails()
  const coupon = await desk.db.selectFrom('coupons').selectAll().where('id', '=', mail!.coupon_id!).executeTakeFirstOrThrow()
  expect(coupon).toMatchObject({
    kind: 'percent',
    amount: 10,
    usage_limit: 1,
    usage_limit_per_person: 1,
    emails: ['ana@cliente.example'],
    expires_at: new Date(MORNING + HOUR + 5 * DAY),
  })
  expect(mail!.text).toContain(coupon.code.toUpperCase())
})

test('nobody gets more than the weekly bound; what they asked for themselves is not counted', async () => {
  desk.state.setting['general'] = { cap: 1 }
  for (const kind of ['abandoned-cart', 'review-request', 'win-back', 'birthday', 'back-in-stock'] as const) desk.turnOn(kind)
  const ana = await desk.aCustomer('ana@cliente.example')
  await desk.give('ana@cliente.example')
  const { id: productId } = await desk.aProduct()
  const rare = await desk.aProduct({ units: 0 })
  await desk.marketing.birthdays.put(ana, { month: 11, day: 18 })
  desk.at(MORNING - 8 * DAY)
  await desk.order('ana@cliente.example', { userId: ana, productId, delivered: true })
  desk.at(MORNING - 2 * HOUR)
  await desk.leaveCart(ana, productId)
  const request = { email: 'ana@cliente.example', productId: rare.id, variationId: null, ip: '127.0.0.1' }
  expect(await desk.marketing.stockRequests.add(request)).toBe(true)
  expect(await desk.marketing.stockRequests.add(request)).toBe(false)
  await desk.receive(rare.id, 3)
  expect(await desk.marketing.stockRequests.subject(request)).toMatchObject({ name: rare.name, inStock: true })
  expect(await after(0)).toBe(2)
  expect((await sent()).map(([kind]) => kind)).toEqual(['abandoned-cart', 'back-in-stock'])
  expect(await after(2 * HOUR)).toBe(0)
})

test('every kind reaches whom it is for, and each mail has its reason, its way out and a part in plain text', async () => {
  for (const kind of ['review-request', 'win-back', 'birthday', 'back-in-stock'] as const) desk.turnOn(kind)
  const { id: productId } = await desk.aProduct()
  const rare = await desk.aProduct({ units: 0 })
  const wanted = { email: 'guest@cliente.example', productId: rare.id, variationId: null, ip: '127.0.0.1' }
  await desk.marketing.stockRequests.add(wanted)
  await desk.receive(rare.id, 1)
  for (const [name, days] of [
    ['reviews', 8],
    ['absent', 91],
  ] as const) {
    await desk.give(`${name}@cliente.example`)
    desk.at(MORNING - days * DAY)
    await desk.order(`${name}@cliente.example`, { productId, delivered: true })
  }
  desk.at(MORNING)
  const born = await desk.aCustomer('born@cliente.example')
  await desk.give('born@cliente.example')
  await desk.marketing.birthdays.put(born, { month: 11, day: 18 })
  await desk.tick()
  const mails = await desk.mails()
  expect(mails.map(({ kind, email }) => `${kind} ${email.split('@')[0]}`).toSorted()).toEqual([
    'back-in-stock guest',
    'birthday born',
    'review-request reviews',
    'win-back absent',
  ])
  for (const { text, html, unsubscribe_url, to_address, email, id } of mails) {
    expect(to_address).toBe(email)
    expect(unsubscribe_url).toBe(desk.marketing.tokens.unsubscribeUrl(id))
    for (const part of [text, html]) {
      expect(part).toContain('Você recebe este e-mail porque')
      expect(part).toContain(unsubscribe_url)
      expect(part).not.toMatch(/<img/)
    }
    expect(text).toContain(`${SHOP_URL}/email/abrir/`)
    expect(unsubscribe_url).not.toContain('@')
  }
})

test('a lower price of wishes is told in one mail, against what they cost when saved or last told', async () => {
  desk.turnOn('price-drop', { percent: 10 })
  desk.state.setting['general'] = { cap: 7 }
  const ana = await desk.aCustomer('ana@cliente.example')
  const silent = await desk.aCustomer('silent@cliente.example')
  await desk.give('ana@cliente.example')
  const [vase, cup, rare] = [await desk.aProduct(), await desk.aProduct(), await desk.aProduct({ units: 0 })]
  for (const { id } of [vase, cup, rare]) {
    expect(await desk.wish(ana, id)).toBe('added')
    await desk.wish(silent, id)
  }
  expect(await desk.wish(ana, cup.id)).toBe('already')
  // Nine percent are no news; exactly ten are. What is sold out waits.
  for (const [{ id }, cents] of [
    [vase, 4_491],
    [cup, 4_542],
    [rare, 1_000],
  ] as const)
    await desk.cost(id, cents)
  expect(await after(0)).toBe(1)
  for (const [{ id }, cents] of [
    [vase, 4_490],
    [cup, 4_000],
  ] as const)
    await desk.cost(id, cents)
  expect(await after(HOUR)).toBe(0)
  expect(await after(DAY)).toBe(1)
  // Dearer and back again is what was told already.
  await desk.cost(cup.id, 9_000)
  expect(await after(2 * DAY)).toBe(0)
  await desk.cost(cup.id, 4_000)
  expect(await after(3 * DAY)).toBe(0)
  for (const [{ id }, cents] of [
    [vase, 3_000],
    [cup, 3_000],
  ] as const)
    await desk.cost(id, cents)
  await desk.receive(rare.id, 1)
  expect(await Promise.all([after(4 * DAY), desk.tick()])).toEqual([1, 0])
  const mails = await desk.mails()
  expect(mails.map(({ email }) => email)).toEqual(Array(3).fill('ana@cliente.example'))
  expect(mails.map(({ text }) => text!.match(/antes R\$ \d+,\d+\): R\$ \d+,\d+/g))).toEqual([
    ['antes R$ 49,90): R$ 44,91'],
    ['antes R$ 49,90): R$ 40,00'],
    ['antes R$ 44,91): R$ 30,00', 'antes R$ 40,00): R$ 30,00', 'antes R$ 49,90): R$ 10,00'],
  ])
  expect(mails[0]!.subject).toBe(`Baixou de preço: ${vase.name}`)
})

test('a no ends everything at once: the mail that waits, the newsletter and what was to be told', async () => {
  desk.turnOn('birthday')
  const rare = await desk.aProduct({ units: 0 })
  const ana = await desk.aCustomer('ana@cliente.example')
  await desk.db
    .insertInto('subscribers')
    .values({
      list: 'novidades',
      email: 'ana@cliente.example',
      name: '',
      consent_at: desk.now(),
      source: '',
      consent_text: 'Quero a carta',
    })
    .execute()
  // The newsletter's form said what is agreed to.
  expect(await desk.marketing.consents.isGiven('ana@cliente.example')).toBe(true)
  await desk.marketing.stockRequests.add({ email: 'ana@cliente.example', productId: rare.id, variationId: null, ip: '127.0.0.1' })
  await desk.marketing.birthdays.put(ana, { month: 11, day: 18 })
  expect(await desk.tick()).toBe(1)
  await desk.withdraw('ana@cliente.example')
  expect(await desk.db.selectFrom('mails').select('id').execute()).toEqual([])
  expect(await desk.db.selectFrom('subscribers').select('unsubscribed_at').execute()).toEqual([{ unsubscribed_at: desk.now() }])
  await desk.receive(rare.id, 1)
  desk.turnOn('back-in-stock')
  expect(await after(HOUR)).toBe(0)
  expect(await desk.marketing.consents.undo('ana@cliente.example', { words: 'Voltar' })).toBe(true)
  expect(await desk.marketing.consents.isGiven('ana@cliente.example')).toBe(true)
  const history = await desk.db.selectFrom('marketing_consent_events').select(['is_given', 'source']).orderBy('id').execute()
  expect(history).toEqual([
    { is_given: true, source: 'form' },
    { is_given: false, source: 'link' },
    { is_given: true, source: 'undo' },
  ])
})

test('only a yes can be undone to: who had asked for stock news alone agrees to nothing by it', async () => {
  await desk.withdraw('guest@cliente.example')
  expect(await desk.marketing.consents.undo('guest@cliente.example', { words: '' })).toBe(false)
  await desk.give('ana@cliente.example')
  await desk.marketing.consents.withdraw('ana@cliente.example', { source: 'merchant', words: '' })
  expect(await desk.marketing.consents.undo('ana@cliente.example', { words: '' })).toBe(false)
  await desk.give('eva@cliente.example')
  await desk.withdraw('eva@cliente.example')
  desk.at(MORNING + 2 * DAY)
  expect(await desk.marketing.consents.undo('eva@cliente.example', { words: '' })).toBe(false)
})

test('an order within a week after a click counts for the last mail that was clicked, once', async () => {
  desk.turnOn('birthday')
  const ana = await desk.aCustomer('ana@cliente.example')
  await desk.give('ana@cliente.example')
  await desk.marketing.birthdays.put(ana, { month: 11, day: 18 })
  await desk.tick()
  const [mail] = await desk.mails()
  desk.at(MORNING + HOUR)
  const before = await desk.order('ana@cliente.example', { userId: ana })
  await desk.marketing.creditOrder(before)
  await desk.marketing.noteClick(mail!.id)
  desk.at(MORNING + 6 * DAY)
  const within = await desk.order('ana@cliente.example', { userId: ana })
  await desk.marketing.creditOrder(within)
  await desk.marketing.creditOrder(within)
  desk.at(MORNING + 9 * DAY)
  await desk.marketing.creditOrder(await desk.order('ana@cliente.example', { userId: ana }))
  expect((await desk.marketing.figures(30)).get('birthday')).toEqual({ sent: 1, clicked: 1, orders: 1, revenueCents: 4_990 })
})

test('the cart of a mail comes along to another device once, and is not doubled by signing in there', async () => {
  desk.turnOn('abandoned-cart')
  const ana = await desk.aCustomer('ana@cliente.example')
  await desk.give('ana@cliente.example')
  await desk.leaveCart(ana, (await desk.aProduct()).id)
  await after(HOUR)
  const [mail] = await desk.mails()
  const { id: sessionId } = await desk.db
    .insertInto('sessions')
    .values({ token_hash: Buffer.from('phone'), user_id: null, expires_at: new Date(Date.now() + DAY) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const phone = { sessionId, userId: undefined }
  for (let press = 0; press < 2; press++) await desk.marketing.restoreCart(mail!.about, phone)
  const linesOf = async (who: { sessionId: number; userId: number | undefined }) =>
    (await desk.cart.read(who)).cart.lines.map(({ quantity }) => quantity)
  expect(await linesOf(phone)).toEqual([2])
  await desk.cart.merge(sessionId, ana)
  expect(await linesOf({ sessionId, userId: ana })).toEqual([2])
})

test('what is old is forgotten: mails, their unused coupons, answered and unanswered requests, and an old no', async () => {
  desk.turnOn('birthday', { couponPercent: 5 })
  const rare = await desk.aProduct({ units: 0 })
  const ana = await desk.aCustomer('ana@cliente.example')
  await desk.give('ana@cliente.example')
  await desk.marketing.birthdays.put(ana, { month: 11, day: 18 })
  await desk.marketing.stockRequests.add({ email: 'eva@cliente.example', productId: rare.id, variationId: null, ip: '127.0.0.1' })
  await desk.tick()
  await desk.withdraw('ana@cliente.example')
  await desk.give('yes@cliente.example')
  const left = async () =>
    await Promise.all(
      (['marketing_mails', 'coupons', 'back_in_stock_requests', 'marketing_consents'] as const).map(
        async (table) => (await desk.db.selectFrom(table).select('id').execute()).length,
      ),
    )
  expect(await left()).toEqual([1, 1, 1, 2])
  for (const [days, remaining] of [
    [20, [1, 1, 1, 2]],
    [60, [1, 0, 1, 2]],
    [400, [1, 0, 0, 2]],
    [800, [0, 0, 0, 2]],
    [6 * 365, [0, 0, 0, 1]],
  ] as const) {
    desk.at(MORNING + days * DAY)
    await desk.marketing.forget()
    expect(await left()).toEqual(remaining)
  }
})
