import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReturnEvents, recordReturnEvents } from '#shop/after-sale/return-events.ts'
import { createReturnShipments } from '#shop/after-sale/return-shipments.ts'
import { createCarrierNotifications } from '#shop/orders/tracking/notifications.ts'
import { createTrackingFollowing } from '#shop/orders/tracking/follow.ts'
import { readTrackingEvents } from '#shop/orders/tracking/record.ts'
import { createLabelPlanning } from '#shop/shipping/labels/plan-labels.ts'
import { theCorreios } from './support/correios-service.ts'
import { aFreightDesk } from './support/freight-desk.ts'
import { aFrenet } from './support/frenet-service.ts'
import { aMelhorEnvio } from './support/melhor-envio-service.ts'
import { orderDesk } from './support/order-desk.ts'

let correios: Awaited<ReturnType<typeof theCorreios>>
let frenet: Awaited<ReturnType<typeof aFrenet>>
let melhorEnvio: Awaited<ReturnType<typeof aMelhorEnvio>>
let freight: Awaited<ReturnType<typeof aFreightDesk>>
let desk: ReturnType<typeof orderDesk>
let following: ReturnType<typeof createTrackingFollowing>
beforeAll(async () => {
  ;[correios, frenet, melhorEnvio] = await Promise.all([theCorreios(), aFrenet(), aMelhorEnvio()])
  freight = await aFreightDesk(correios.network)
  desk = orderDesk(freight.db)
  await freight.connect('correios', correios.settings)
  await freight.connect('frenet', frenet.settings)
  await freight.connect('melhor_envio', { ...melhorEnvio.settings, clientSecret: melhorEnvio.app.clientSecret })
  following = aProcess()
})
afterAll(async () => {
  await Promise.all([correios.close(), frenet.close(), melhorEnvio.close()])
  await freight.close()
})

const aProcess = () => {
  const sent = {
    read: (orderId: number) => readTrackingEvents(freight.db, orderId),
    record: desk.orders.recordTrackingEvents,
  }
  return createTrackingFollowing({
    db: freight.db,
    connections: freight.carrierConnections,
    timelines: {
      sent,
      back: {
        read: (orderId: number) => readReturnEvents(freight.db, orderId),
        record: (orderId, events, actor) => recordReturnEvents(freight.db, orderId, events, actor),
      },
    },
    now: () => new Date(),
  })
}
/** An order whose parcel has this code, as somebody wrote it down. */
type Parcel = { carrier?: string; freightOf?: string; more?: { productId: number; quantity: number }[] }
async function aParcel(code: string, { carrier = '', freightOf, more = [] }: Parcel = {}) {
  const { id } = await desk.anOrder([{ productId: (await desk.aProduct()).id }, ...more])
  const row = { order_id: id, service: '04014', service_name: 'SEDEX', cost_cents: 1, priced: 'asked', packages: '[]' } as const
  if (freightOf)
    await freight.db
      .insertInto('order_freight')
      .values({ ...row, carrier: freightOf })
      .execute()
  await desk.orders.setTracking(id, { carrier, code, url: '' }, 'Helena')
  const packages = () => freight.db.selectFrom('tracked_packages').selectAll().where('order_id', '=', id)
  return {
    id,
    events: async () => (await readTrackingEvents(freight.db, id)).map(({ step, package: of }) => `${of} ${step}`),
    followed: async () => await packages().executeTakeFirstOrThrow(),
    all: async () => await packages().execute(),
  }
}
const hours = async (id: number) => {
  const { rows } = await sql<{ hours: number }>`
    select round(extract(epoch from next_ask_at - now()) / 3600, 1)::float8 as hours from tracked_packages where order_id = ${id}`.execute(
    freight.db,
  )
  return rows[0]?.hours
}
const again = () => sql`update tracked_packages set next_ask_at = now()`.execute(freight.db)
/** An event of Correios, so many hours ago by the clock of Brasília. */
const anEvent = (tipo: string, codigo: string, descricao: string, hoursAgo: number) => ({
  tipo,
  codigo,
  descricao,
  dtHrCriado: new Date(Date.now() - (hoursAgo + 3) * 3_600_000).toISOString().slice(0, 19),
  unidade: { endereco: { cidade: 'São Paulo', uf: 'SP' } },
})
const POSTED = anEvent('PO', '01', 'Objeto postado', 30)
const ON_VAN = anEvent('OEC', '01', 'Objeto saiu para entrega ao destinatário', 2)
const ARRIVED = anEvent('BDE', '01', 'Objeto entregue ao destinatário', 1)

test('many codes of Correios are asked for by one call; young parcels often, those on the van more often, arrived ones never', async () => {
  const [young, onVan, unknown] = [await aParcel('AB123456785BR'), await aParcel('AB473124829BR'), await aParcel('AB000000005BR')]
  correios.objects.set('AB123456785BR', [POSTED]).set('AB473124829BR', [ON_VAN, POSTED])
  await following.poll()
  expect(correios.tracked()).toBe(1)
  expect(await young.events()).toEqual(['AB123456785BR posted'])
  expect(await onVan.events()).toEqual(['AB473124829BR posted', 'AB473124829BR out-for-delivery'])
  expect(await unknown.events()).toEqual([])
  expect([await hours(young.id), await hours(onVan.id), await hours(unknown.id)]).toEqual([2, 0.5, 2])
  // Nobody is asked before it is time.
  await following.poll()
  expect(correios.tracked()).toBe(1)
  correios.objects.set('AB473124829BR', [ARRIVED, ON_VAN, POSTED])
  await again()
  await following.poll()
  expect(await onVan.followed()).toMatchObject({ state: 'done', step: 'delivered', carrier: 'correios' })
  expect((await desk.orders.findById(onVan.id))?.deliveredAt).toBeInstanceOf(Date)
})

test('two processes that poll at once ask for each package once', async () => {
  await aParcel('AB111111110BR', { carrier: 'Correios' })
  const before = correios.tracked()
  await Promise.all([following.poll(), aProcess().poll(), aProcess().poll()])
  expect(correios.tracked()).toBe(before + 1)
})

test('a carrier that is away, or asks to wait, is left alone for a while, each time longer', async () => {
  const parcel = await aParcel('AB222222220BR', { carrier: 'Correios' })
  correios.faults.push(503)
  await following.poll()
  expect(await parcel.followed()).toMatchObject({ failures: 1, problem: expect.stringContaining('fora do ar'), state: 'open' })
  expect(await hours(parcel.id)).toBe(0.1)
  await again()
  correios.faults.push(429)
  await following.poll()
  expect(await parcel.followed()).toMatchObject({ failures: 2, problem: expect.stringContaining('pediu para esperar') })
  expect(await hours(parcel.id)).toBe(0.2)
  await again()
  await following.poll()
  expect(await parcel.followed()).toMatchObject({ failures: 0, problem: '' })
})

test('Melhor Envio: the label is found by its code once; a state without a moment is told once', async () => {
  const parcel = await aParcel('ME123', { freightOf: 'melhor_envio' })
  const label = { id: 'label-1', tracking: 'ME123', status: 'posted', posted_at: '2026-11-17 10:00:00' }
  melhorEnvio.onTheirWay.set('other', { ...label, id: 'other', tracking: 'ME999' }).set('label-1', label)
  await following.poll()
  expect(await parcel.followed()).toMatchObject({ carrier: 'melhor_envio', reference: 'label-1', step: 'posted' })
  melhorEnvio.onTheirWay.set('label-1', { ...label, status: 'undelivered' })
  for (let times = 0; times < 3; times++) {
    await again()
    await following.poll()
  }
  expect(await parcel.events()).toEqual(['ME123 posted', 'ME123 failed-attempt'])
  expect(melhorEnvio.sent.filter(({ path }) => path.endsWith('/orders/search'))).toHaveLength(1)
})

test('Frenet is asked by the service of the order', async () => {
  const parcel = await aParcel('JD77', { freightOf: 'frenet' })
  frenet.objects.set('JD77', [{ EventDateTime: '17/11/2026 10:00', EventDescription: 'Objeto postado', EventType: '1' }])
  await following.poll()
  expect(await parcel.events()).toEqual(['JD77 posted'])
  expect(frenet.sent.at(-1)?.body).toEqual({ ShippingServiceCode: '04014', TrackingNumber: 'JD77' })
})

test('a code that was corrected is followed in place of the wrong one; one that nobody knows waits; one that arrived by hand is left', async () => {
  const parcel = await aParcel('AB333333331BR', { carrier: 'Correios' })
  await desk.orders.setTracking(parcel.id, { carrier: 'Correios', code: 'AB123456785BR', url: '' }, 'Helena')
  expect((await parcel.all()).map(({ code }) => code)).toEqual(['AB123456785BR'])
  await freight.carrierEditing.change('melhor_envio', { isOn: false })
  const strange = await aParcel('0012345', { carrier: 'Jadlog' })
  await desk.orders.setDelivered(parcel.id, new Date(), 'Helena')
  await following.poll()
  expect(await strange.followed()).toMatchObject({ state: 'open', problem: expect.stringContaining('Nenhuma transportadora') })
  expect(await parcel.followed()).toMatchObject({ state: 'done' })
  await freight.carrierEditing.change('melhor_envio', { isOn: true })
})

test('a call of a carrier has its parcel asked for at once; a forged one, or one of a stranger, changes nothing', async () => {
  const parcel = await aParcel('AB123456785BR', { carrier: 'Correios' })
  await following.poll()
  const notifications = createCarrierNotifications({
    connections: freight.carrierConnections,
    following,
    secret: 'segredo',
    shopUrl: 'https://loja.example',
  })
  const url = (await notifications.urlOf('correios'))!
  expect(url).toMatch(/^https:\/\/loja\.example\/wc-api\/vitrine_tracking\/correios\/[0-9a-f]{40}$/)
  expect(await notifications.urlOf('ninguem')).toBeUndefined()
  const raw = JSON.stringify({ codObjeto: 'AB123456785BR', evento: 'delivered' })
  const call = (carrier: string, key: string) => notifications.receive(carrier, key, { raw, headers: {} })
  expect([await call('correios', 'adivinhado'), await call('ninguem', 'x')]).toEqual(['forged', 'unknown'])
  expect(await hours(parcel.id)).toBe(2)
  expect(await call('correios', url.split('/').at(-1)!)).toBe('taken')
  expect(await hours(parcel.id)).toBe(0)
  // Whatever it says of the parcel is not believed.
  expect(await parcel.events()).toEqual(['AB123456785BR posted'])
})

/** An order that was sent, and whose buyer wants to send it back. */
async function aReturn(more: { productId: number; quantity: number }[] = []) {
  const parcel = await aParcel('AB111111110BR', { freightOf: 'melhor_envio', more })
  await freight.db
    .updateTable('order_freight')
    .set({ service: '2', packages: JSON.stringify([{ sides: [200, 150, 100], grams: 900, valueCents: 4_990 }]) })
    .where('order_id', '=', parcel.id)
    .execute()
  await freight.db.insertInto('return_requests').values({ order_id: parcel.id, refund_due_at: null }).execute()
  const mails: string[] = []
  const shipments = createReturnShipments({
    db: freight.db,
    orders: desk.orders,
    connections: freight.carrierConnections,
    planning: createLabelPlanning({ db: freight.db, connections: freight.carrierConnections }),
    settings: freight.settings,
    mail: async ({ customer }, { code }) => ({ to: customer.email, subject: code, text: '', html: '' }),
    putMail: async (_trx, { to, subject }) => void mails.push(`${to} ${subject}`),
  })
  return { ...shipments, id: parcel.id, mails, work: () => shipments.askJob({ payload: { order: parcel.id } }) }
}

test('a return gets its label from the carrier by a job, paid for once although an answer was lost, and is told and followed', async () => {
  const back = await aReturn()
  expect((await back.carriersFor(back.id)).map(({ id }) => id).toSorted()).toEqual(['correios', 'melhor_envio'])
  expect([await back.ask(back.id, 'melhor_envio'), await back.ask(back.id, 'melhor_envio')]).toEqual([
    { ok: true },
    { ok: false, problem: 'there' },
  ])
  const before = melhorEnvio.paidReturns()
  // The cart is filled and its state read; the answer of the payment is lost.
  let calls = 0
  melhorEnvio.failBy(() => (++calls === 3 ? 'cut-after' : undefined))
  await expect(back.work()).rejects.toThrow('não respondeu')
  melhorEnvio.failBy(undefined)
  expect(await back.of(back.id)).toMatchObject({ state: 'asking', code: '', problem: expect.stringContaining('não respondeu') })
  await back.work()
  await back.work()
  expect(melhorEnvio.paidReturns() - before).toBe(1)
  const ready = await back.of(back.id)
  expect(ready).toMatchObject({ state: 'ready', carrier: 'melhor_envio', code: expect.stringMatching(/^RVlabel-/), problem: '' })
  expect(back.mails).toEqual([`ana@cliente.example ${ready!.code}`])

  const id = ready!.code.slice(2)
  melhorEnvio.onTheirWay.set(id, { ...melhorEnvio.onTheirWay.get(id)!, status: 'delivered', delivered_at: '2026-11-17 10:00:00' })
  await following.poll()
  expect((await back.of(back.id))!.events.map(({ step }) => step)).toEqual(['delivered'])
  const order = (await desk.orders.findById(back.id))!
  expect(order.notes.map(({ text }) => text)).toContainEqual(expect.stringContaining('A devolução chegou à loja'))
  // What comes back does not say that it arrived at the buyer's.
  expect([order.deliveredAt, order.trackingEvents ?? []]).toEqual([undefined, []])
})

test('a carrier that refuses says why, and a code can be typed instead; without a wish to return there is no code', async () => {
  const back = await aReturn()
  await back.ask(back.id, 'correios')
  await back.work()
  expect(await back.of(back.id)).toMatchObject({ state: 'refused', problem: expect.stringContaining('logística reversa') })
  expect(await back.type(back.id, { code: 'AB473124829BR', labelUrl: '' })).toEqual({ ok: true })
  expect(await back.of(back.id)).toMatchObject({ state: 'ready', code: 'AB473124829BR', carrier: '' })
  expect(back.mails).toEqual(['ana@cliente.example AB473124829BR'])
  expect(await back.type(back.id, { code: 'AB123456785BR', labelUrl: '' })).toEqual({ ok: false, problem: 'there' })
  const nobody = await aParcel('AB222222220BR')
  expect(await back.ask(nobody.id, 'correios')).toEqual({ ok: false, problem: 'no-return' })
})

test('Correios make a code by the reverse service of the contract', async () => {
  await freight.connect('correios', { ...correios.settings, reverseCode: '03301' })
  const back = await aReturn()
  await back.ask(back.id, 'correios')
  await back.work()
  expect(await back.of(back.id)).toMatchObject({ state: 'ready', code: 'AB123456785BR' })
  expect(correios.sent.findLast(({ path }) => path.startsWith('/prepostagem'))?.body).toMatchObject({
    codigoServico: '03301',
    logisticaReversa: 'S',
    pesoInformado: '900',
    remetente: { cpfCnpj: '52998224725', dddCelular: '11', endereco: { cep: '01310100' } },
    destinatario: { nome: 'Casa Aroeira', endereco: { cep: '36325000' } },
  })
})

test('one thing of several comes back: its own package, by a service of the carrier that is asked', async () => {
  await freight.connect('correios', { ...correios.settings, reverseCode: '03301' })
  const bowl = await desk.aProduct({ units: 5 })
  await sql`update products set weight_grams = 400, length_mm = 160, width_mm = 120, height_mm = 80 where id = ${bowl.id}`.execute(
    freight.db,
  )
  const back = await aReturn([{ productId: bowl.id, quantity: 2 }])
  const line = (await desk.orders.findById(back.id))!.lines.find(({ productId }) => productId === bowl.id)!
  const work = () => back.askJob({ payload: { order: back.id, lines: [line.id] } })
  await freight.db
    .updateTable('order_freight')
    .set({ carrier: 'frenet', service: '04014' })
    .where('order_id', '=', back.id)
    .execute()
  expect(await back.ask(back.id, 'melhor_envio', [line.id])).toEqual({ ok: true })
  const [queued] = (
    await freight.db.selectFrom('jobs').select('payload').where('kind', '=', 'ask-return-code').orderBy('id', 'desc').execute()
  ).map(({ payload }) => payload)
  expect(queued).toEqual({ order: back.id, lines: [line.id] })
  await work()
  expect(melhorEnvio.sent.findLast(({ path }) => path === '/api/v2/me/cart')?.body).toMatchObject({
    // The cheapest that takes two packages at once.
    service: 3,
    products: [{ quantity: 2 }],
    volumes: [{ weight: 0.4 }, { weight: 0.4 }],
  })
  // What nobody measured can't be packed by itself.
  const other = (await desk.orders.findById(back.id))!.lines.find(({ id }) => id !== line.id)
  await freight.db.updateTable('return_shipments').set({ state: 'asking' }).where('order_id', '=', back.id).execute()
  await back.askJob({ payload: { order: back.id, lines: [other!.id] } })
  expect(await back.of(back.id)).toMatchObject({ state: 'refused', problem: expect.stringContaining('peso ou uma medida') })
})

test('a carrier that stays away is given up in the end: somebody decides', async () => {
  const back = await aReturn()
  await back.ask(back.id, 'melhor_envio')
  melhorEnvio.failBy(() => 503)
  await back.askJob({ payload: { order: back.id }, attempt: 12 })
  melhorEnvio.failBy(undefined)
  expect(await back.of(back.id)).toMatchObject({ state: 'refused', problem: expect.stringContaining('fora do ar') })
  expect(await back.ask(back.id, 'melhor_envio')).toEqual({ ok: true })
})
