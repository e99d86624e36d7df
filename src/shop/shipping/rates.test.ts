import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { ratesOf, type StoredMethod } from './rates.ts'
import { untilFreeText } from './text.ts'
import { createShipping } from './service.ts'

const days = { from: 2, to: 5 }
const aParcel = { weightGrams: 800, valueCents: 10_000, units: 2 }
const CURITIBA = { postcode: '80010000', state: 'PR' }
const offered = (kind: string, settings: unknown, parcel = aParcel, to = CURITIBA) => {
  const broken: StoredMethod[] = []
  const rates = ratesOf([{ id: 7, kind, title: 'Entrega', settings }], to, (method) => broken.push(method))(parcel)
  return broken.length > 0 ? 'broken' : rates
}
const table = {
  rows: [
    { from: '80000000', to: '87999999', upto_grams: 500, cents: 1_500, days },
    { from: '80000000', to: '87999999', upto_grams: 2_000, cents: 2_500, days },
    { from: '90000000', to: '99999999', upto_grams: 2_000, cents: 3_500, days },
  ],
}

test.each<[string, string, unknown, Partial<typeof aParcel>, unknown]>([
  ['flat', 'flat_rate', { cents: 1_990, days }, {}, [{ id: 'flat_rate:7', label: 'Entrega', cents: 1_990, days }]],
  [
    'flat and more for each further unit',
    'flat_rate',
    { cents: 1_000, cents_per_further_unit: 300, days },
    { units: 3 },
    [{ id: 'flat_rate:7', label: 'Entrega', cents: 1_600, days }],
  ],
  [
    'free from an amount on',
    'free_shipping',
    { minimum_cents: 10_000, days },
    {},
    [{ id: 'free_shipping:7', label: 'Entrega', cents: 0, days }],
  ],
  ['not free below it', 'free_shipping', { minimum_cents: 10_001, days }, {}, []],
  ['by weight', 'table_rate', table, {}, [{ id: 'table_rate:7', label: 'Entrega', cents: 2_500, days }]],
  ['by less weight', 'table_rate', table, { weightGrams: 500 }, [{ id: 'table_rate:7', label: 'Entrega', cents: 1_500, days }]],
  ['not at all when too heavy', 'table_rate', table, { weightGrams: 2_001 }, []],
  ['by fetching it', 'local_pickup', {}, {}, [{ id: 'local_pickup:7', label: 'Entrega', cents: 0 }]],
])('a parcel goes %s', (_how, kind, settings, parcel, rates) => {
  expect(offered(kind, settings, { ...aParcel, ...parcel })).toEqual(rates)
})

test('what a parcel lacks for free delivery is known where an amount makes it free, and only below it', () => {
  const lacking = (methods: Omit<StoredMethod, 'id' | 'title'>[], valueCents: number) => {
    const stored = methods.map((method, id) => ({ id, title: 'Entrega', ...method }))
    return ratesOf(stored, CURITIBA, () => undefined).untilFree?.({ ...aParcel, valueCents })
  }
  const flat = { kind: 'flat_rate', settings: { cents: 1_990, days } }
  const free = (minimum_cents: number) => ({ kind: 'free_shipping', settings: { minimum_cents, days } })
  expect(lacking([flat, free(29_900)], 25_900)).toBe(4_000)
  expect(lacking([flat, free(29_900)], 29_900)).toBeUndefined()
  expect(lacking([free(40_000), free(30_000)], 25_000)).toBe(5_000)
  expect(lacking([flat, { kind: 'local_pickup', settings: {} }, free(29_900)], 25_900)).toBe(4_000)
  expect(lacking([flat], 100)).toBeUndefined()
})

test.each([
  [4_000, 'Faltam R$\u00a040,00 para o frete grátis.'],
  [199, 'Falta R$\u00a01,99 para o frete grátis.'],
])('%i centavos: «%s»', (cents, words) => expect(untilFreeText(cents)).toBe(words))

test('a table says nothing of a place that it does not name', () => {
  expect(offered('table_rate', table, aParcel, { postcode: '70000000', state: 'DF' })).toEqual([])
})

test.each<[string, unknown]>([
  ['carrier_pigeon', {}],
  ['flat_rate', {}],
  ['flat_rate', { cents: -1, days }],
  ['flat_rate', { cents: 10.5, days }],
  ['flat_rate', { cents: '1990', days }],
  ['flat_rate', { cents: 1_990, days: { from: 9, to: 2 } }],
  ['flat_rate', 'nonsense'],
  ['free_shipping', { minimum_cents: null, days }],
  ['table_rate', {}],
  ['table_rate', { rows: [] }],
  ['table_rate', { rows: [{ ...table.rows[0], from: '8' }] }],
  ['table_rate', { rows: [table.rows[0], { ...table.rows[1], upto_grams: 0 }] }],
  ['local_pickup', { cents: 'grátis' }],
])('%s with the settings %j offers nothing and is named to the merchant', (kind, settings) => {
  expect(offered(kind, settings)).toBe('broken')
})

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
  const zone = async (name: string, position: number, states: string[], ranges: [string, string][] = []) => {
    const { id } = await database.kysely
      .insertInto('shipping_zones')
      .values({ name, position, states })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [from_postcode, to_postcode] of ranges)
      await database.kysely.insertInto('shipping_zone_ranges').values({ zone_id: id, from_postcode, to_postcode }).execute()
    await database.kysely.insertInto('shipping_methods').values({ zone_id: id, kind: 'local_pickup', title: name }).execute()
    return id
  }
  await zone('Resto do Brasil', 9, [])
  const south = await zone('Sul', 2, ['PR', 'SC', 'RS'])
  await zone('Curitiba', 1, [], [['80000000', '82999999']])
  await database.kysely
    .insertInto('shipping_methods')
    .values({ zone_id: south, kind: 'local_pickup', title: 'Desligado', enabled: false })
    .execute()
})
afterAll(() => database.close())

test.each([
  ['80010000', ['Curitiba']],
  ['83000000', ['Sul']],
  ['99999999', ['Sul']],
  ['69900000', ['Resto do Brasil']],
  ['', []],
])('the CEP %j belongs to the first zone that holds it', async (postcode, labels) => {
  const shipping = createShipping({ db: database.kysely, warn: () => {} })
  expect((await shipping.pricesTo(postcode))(aParcel).map((rate) => rate.label)).toEqual(labels)
})
