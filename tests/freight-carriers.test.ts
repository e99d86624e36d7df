import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Fault } from './support/faulty-server.ts'
import { aFreightDesk, aVase } from './support/freight-desk.ts'
import { aMelhorEnvio, type MelhorEnvioService } from './support/melhor-envio-service.ts'

let desk: Awaited<ReturnType<typeof aFreightDesk>>
let service: MelhorEnvioService
beforeAll(async () => {
  service = await aMelhorEnvio()
  desk = await aFreightDesk(service.network)
  await desk.connect('melhor_envio', service.settings)
})
afterEach(() => {
  service.faults.length = 0
  service.set({ priceFactor: 1, changeOffer: (offer) => offer })
  // Longer than a carrier that failed is left alone.
  desk.pass(700)
})
afterAll(async () => {
  await service.close()
  await desk.close()
})

const told = (rates: Awaited<ReturnType<typeof desk.rates>>) => rates.map(({ label, cents }) => `${label}: ${cents}`)
/** A CEP that nobody asked for yet. */
let ceps = 0
const aCep = () => `0${1_300 + ++ceps}100`

test('every service is offered with the carrier’s price and the days until it is posted', async () => {
  const cep = aCep()
  const rates = await desk.rates([aVase()], cep)
  expect(rates).toMatchObject([
    { id: 'melhor_envio:1', label: 'PAC (Correios)', cents: 2_200, days: { from: 6, to: 9 } },
    { id: 'melhor_envio:2', label: 'SEDEX (Correios)', cents: 3_900, days: { from: 2, to: 4 } },
    { id: 'melhor_envio:3', label: '.Package (Jadlog)', cents: 2_400 },
  ])
  expect(rates[0]?.carrier).toEqual({
    id: 'melhor_envio',
    service: '1',
    name: 'PAC (Correios)',
    costCents: 2_200,
    priced: 'asked',
    packages: [{ sides: [200, 150, 100], grams: 1_000, valueCents: 10_000 }],
  })
  const [asked] = service.quotes().slice(-1)
  expect(asked?.headers['user-agent']).toBe('Casa Aroeira (ti@loja.example)')
  expect(asked?.body).toEqual({
    from: { postal_code: '36325000' },
    to: { postal_code: cep },
    products: [{ id: '1', length: 20, width: 15, height: 10, weight: 1, insurance_value: 100, quantity: 1 }],
    options: { receipt: false, own_hand: false, collect: false },
  })
})

test('the same question is asked once: in a row, at the same time, and by another process', async () => {
  const cep = aCep()
  const before = service.quotes().length
  const other = await desk.aProcess()
  await Promise.all([desk.rates([aVase()], cep), desk.rates([aVase()], cep)])
  await desk.rates([aVase()], cep)
  service.set({ priceFactor: 2 })
  expect(told(await other.rates([aVase()], cep))).toEqual(told(await desk.rates([aVase()], cep)))
  expect(service.quotes().length - before).toBe(1)
  await desk.rates([aVase({ units: 2 })], cep)
  expect(service.quotes().length - before).toBe(2)
})

test('two processes that ask at the same moment show one price', async () => {
  const cep = aCep()
  let price = 10
  service.set({ changeOffer: (offer) => ({ ...offer, custom_price: (price += 1).toFixed(2) }) })
  const other = await desk.aProcess()
  const [one, two] = await Promise.all([desk.rates([aVase()], cep), other.rates([aVase()], cep)])
  // Whoever was slower shows the faster one's from the next look on; nobody is shown a third price.
  const after = await Promise.all([(await desk.aProcess()).rates([aVase()], cep), (await desk.aProcess()).rates([aVase()], cep)])
  expect(told(after[0])).toEqual(told(after[1]))
  expect([told(one), told(two)]).toContainEqual(told(after[0]))
})

test.each<Fault>(['silence', 'cut-before', 'cut-after', 'half', 'html', 503, 429])(
  'after «%s» the price of some hours ago holds, and an older one with a margin',
  async (fault) => {
    const cep = aCep()
    const usual = told(await desk.rates([aVase()], cep))
    await desk.age(2)
    service.faults.push(fault)
    const kept = await (await desk.aProcess()).rates([aVase()], cep, 300)
    expect(told(kept)).toEqual(usual)
    expect(kept[0]?.carrier?.priced).toBe('kept')
    await desk.age(24)
    service.faults.push(fault)
    const old = await (await desk.aProcess()).rates([aVase()], cep, 300)
    expect(old[0]).toMatchObject({ cents: 2_420, carrier: { priced: 'last_known', costCents: 2_200 } })
    // Once it answers again its own price is back.
    service.faults.length = 0
    expect(told(await (await desk.aProcess()).rates([aVase()], cep))).toEqual(usual)
  },
)

test('a carrier that never answered offers nothing and keeps nobody waiting; a neighbour’s price is better than none', async () => {
  service.faults.push('silence')
  // The service's own silence lasts five seconds.
  const began = performance.now()
  expect(await (await desk.aProcess()).rates([aVase()], '99010000', 200)).toEqual([])
  expect(performance.now() - began).toBeLessThan(4_500)
  await desk.rates([aVase()], '99020100')
  await desk.age(24)
  service.faults.push(500)
  expect((await (await desk.aProcess()).rates([aVase()], '99020777')).map(({ carrier }) => carrier?.priced)).toContain(
    'last_known',
  )
})

test('an answer that comes too late is there for whoever asks next', async () => {
  const cep = aCep()
  const slow = await desk.aProcess()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  service.holdNext(held)
  expect(await slow.rates([aVase()], cep, 50)).toEqual([])
  release()
  // The call is still on its way: the next one waits for it instead of asking again.
  const before = service.quotes().length
  expect(await slow.rates([aVase()], cep)).toHaveLength(3)
  expect(service.quotes().length - before).toBeLessThanOrEqual(1)
})

test('after three failures nobody waits for the carrier for a while; then it is asked again', async () => {
  const process = await desk.aProcess()
  service.faults.push(500, 502, 'html')
  for (let tries = 0; tries < 3; tries++) expect(await process.rates([aVase()], aCep())).toEqual([])
  const before = service.quotes().length
  expect(await process.rates([aVase()], aCep())).toEqual([])
  expect(service.quotes().length).toBe(before)
  desk.pass(31)
  expect(await process.rates([aVase()], aCep())).toHaveLength(3)
})

test('an error of one service leaves the others; numbers may be text; what is half there is left out', async () => {
  service.set({
    changeOffer: (offer) => {
      if (offer['id'] === 1) return { id: 1, name: 'PAC', company: { name: 'Correios' }, error: 'CEP de destino sem entrega.' }
      if (offer['id'] === 2)
        return { ...offer, custom_price: 39.9, custom_delivery_range: null, delivery_range: { min: '1', max: '3' } }
      return { ...offer, custom_price: null, price: null }
    },
  })
  expect(told(await desk.rates([aVase()], aCep()))).toEqual(['SEDEX (Correios): 3990'])
})

test('a CEP that does not exist is refused, and the carrier is not taken for dead', async () => {
  for (let tries = 0; tries < 4; tries++) expect(await desk.rates([aVase()], `0000${tries}000`)).toEqual([])
  expect(await desk.rates([aVase()], aCep())).toHaveLength(3)
})

test('what nobody measured is not sent to a carrier', async () => {
  const before = service.quotes().length
  expect(await desk.rates([aVase({ sides: [0, 0, 0] })], aCep())).toEqual([])
  expect(service.quotes().length).toBe(before)
})

test('the merchant’s rules hold for each service: hidden, renamed, dearer, free from a sum', async () => {
  await desk.connect(
    'melhor_envio',
    {},
    {
      1: { name: 'Econômico', extraCents: 300, extraDays: 2 },
      2: { hidden: true },
      3: { freeFromCents: 20_000 },
    },
  )
  const cep = aCep()
  expect(await desk.rates([aVase()], cep)).toMatchObject([
    { label: 'Econômico', cents: 2_500, days: { from: 8, to: 11 } },
    { id: 'melhor_envio:3', cents: 2_400 },
  ])
  expect((await desk.rates([aVase({ units: 2 })], cep)).find(({ id }) => id === 'melhor_envio:3')?.cents).toBe(0)
  await desk.connect('melhor_envio', {}, { 1: {}, 2: {}, 3: {} })
})

test('boxes of the merchant are what the carrier measures and weighs', async () => {
  const box = { name: 'Caixa G', sides: [400, 300, 300], emptyGrams: 400, maxGrams: 20_000, costCents: 500 }
  await desk.settings.set('freight', { boxes: { boxes: [box] } })
  const [rate] = await desk.rates([aVase({ units: 3 })], aCep())
  expect(rate?.carrier?.packages).toEqual([{ sides: [406, 306, 306], grams: 3_400, valueCents: 30_000, box: 'Caixa G' }])
  const [asked] = service.quotes().slice(-1)
  expect(asked?.body['volumes']).toEqual([{ length: 41, width: 31, height: 31, weight: 3.4, insurance_value: 300 }])
  // Each box is a label of its own: the price is that of all labels together, also of services that take one box at a time.
  const before = service.quotes().length
  const [pac, ...others] = await desk.rates([aVase({ units: 24 })], aCep())
  expect([others.length, pac?.label, pac?.carrier?.packages.map(({ grams }) => grams)]).toEqual([
    2,
    'PAC (Correios)',
    [12_400, 12_400],
  ])
  expect([pac?.cents, service.quotes().length - before]).toEqual([2 * (1_800 + 400 * 12.4), 1])
  await desk.settings.set('freight', {})
})

test('prices of areas stand beside those of carriers, or only for when there are none', async () => {
  const zone = await desk.zones.create({ name: 'Brasil', position: 1 })
  const days = { from: 3, to: 7 }
  for (const [kind, settings] of [
    ['flat_rate', { cents: 1_990, days }],
    ['local_pickup', {}],
  ] as const)
    await desk.zones.addMethod(zone!, { kind, title: kind, isEnabled: true, position: 1, settings })
  const labels = async () => told(await desk.rates([aVase()], aCep())).map((label) => label.split(':')[0])
  const all = ['PAC (Correios)', 'SEDEX (Correios)', '.Package (Jadlog)']
  expect(await labels()).toEqual(['flat_rate', 'local_pickup', ...all])
  await desk.settings.set('freight', { areas: { onlyWithout: true } })
  expect(await labels()).toEqual(['local_pickup', ...all])
  service.faults.push(500)
  expect(await labels()).toEqual(['flat_rate', 'local_pickup'])
  await desk.zones.remove(zone!)
})

test('without a CEP, without a place to send from or without carriers nobody is asked', async () => {
  const before = service.sent.length
  expect(await desk.rates([aVase()], '')).toEqual([])
  await desk.settings.set('shop', { name: 'Casa Aroeira', email: 'loja@loja.example' })
  expect(await desk.rates([aVase()], aCep())).toEqual([])
  await desk.settings.set('shop', { name: 'Casa Aroeira', postcode: '36325000', email: 'loja@loja.example' })
  await desk.carrierEditing.change('melhor_envio', { isOn: false })
  expect(await desk.rates([aVase()], aCep())).toEqual([])
  expect(service.sent.length).toBe(before)
  await desk.carrierEditing.change('melhor_envio', { isOn: true })
})

test('health says what works, and what to do; keys are shown nowhere', async () => {
  const health = async () => await (await (await desk.carrierConnections.find('melhor_envio'))!.connect()).health()
  expect(await health()).toEqual({ ok: true, text: 'Conectado ao Melhor Envio.' })
  service.faults.push('cut-before')
  expect(await health()).toMatchObject({ ok: false, text: expect.stringContaining('não respondeu') })
  await desk.connect('melhor_envio', { token: 'outro-token' })
  expect(await health()).toMatchObject({ ok: false, text: expect.stringContaining('recusou os dados de acesso') })
  const said = JSON.stringify([await desk.carrierEditing.describe(), desk.warnings])
  expect(said).not.toContain('outro-token')
  expect(said).not.toContain(service.settings.token)
  await desk.connect('melhor_envio', service.settings)
})

test('an application is allowed on the service’s page, by whoever was sent there and nobody else', async () => {
  await desk.connect('melhor_envio', { ...service.settings, token: '', ...service.app })
  const { begin, finish, stateOf, returnUrl } = desk.carrierAuthorization
  expect(await stateOf('melhor_envio')).toBe('open')
  expect(await desk.rates([aVase()], aCep())).toEqual([])
  const page = new URL((await begin({ carrier: 'melhor_envio', userId: 7 }))!)
  expect(page.pathname).toBe('/oauth/authorize')
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    client_id: '4321',
    response_type: 'code',
    redirect_uri: returnUrl,
  })
  const back = { code: 'codigo-de-autorizacao', state: page.searchParams.get('state')! }
  expect(await finish({ carrier: 'melhor_envio', userId: 8 }, back)).toMatchObject({ ok: false })
  expect(await finish({ carrier: 'melhor_envio', userId: 7 }, { ...back, state: `${back.state}x` })).toMatchObject({ ok: false })
  expect(await finish({ carrier: 'melhor_envio', userId: 7 }, { ...back, code: 'inventado' })).toMatchObject({ ok: false })
  expect(await finish({ carrier: 'melhor_envio', userId: 7 }, back)).toEqual({ ok: true })
  expect(await stateOf('melhor_envio')).toBe('done')
  desk.pass(700)
  expect(await desk.rates([aVase()], aCep())).toHaveLength(3)
})

test('a token that rotates is renewed once, however many processes need it, before it ends or when it is refused', async () => {
  const processes = await Promise.all([1, 2, 3, 4].map(() => desk.aProcess()))
  const askAll = () => Promise.all(processes.map((one) => one.rates([aVase()], aCep())))
  let before = service.renewals()
  service.killTokens()
  expect((await askAll()).map((rates) => rates.length)).toEqual([3, 3, 3, 3])
  expect(service.renewals() - before).toBe(1)
  // Four days before its end.
  before = service.renewals()
  desk.pass(26 * 24 * 3_600)
  expect((await askAll()).map((rates) => rates.length)).toEqual([3, 3, 3, 3])
  expect(service.renewals() - before).toBe(1)
})

test('a renewal that fails leaves the old token in use; one that died while it renewed holds nobody up for long', async () => {
  desk.pass(26 * 24 * 3_600)
  service.faults.push(503)
  expect(await (await desk.aProcess()).rates([aVase()], aCep())).toHaveLength(3)
  await desk.db
    .updateTable('carrier_tokens')
    .set({ lease_until: new Date(Date.now() + 400), expires_at: new Date(0) })
    .execute()
  expect(await (await desk.aProcess()).rates([aVase()], aCep(), 8_000)).toHaveLength(3)
  await desk.connect('melhor_envio', { ...service.settings, clientId: '', clientSecret: '' })
})
