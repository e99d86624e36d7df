import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

type Days = { from: number; to: number }
type Method = { kind: string; title: string; settings: object }
type Zone = { name: string; states?: string[]; ranges?: [string, string][]; methods: Method[] }

const free = (days: Days): Method => ({
  kind: 'free_shipping',
  title: 'Frete grátis',
  settings: { minimum_cents: 29_900, days },
})
const flat = (title: string, cents: number, days: Days): Method => ({ kind: 'flat_rate', title, settings: { cents, days } })

/** Up to so many grams, for so many centavos to the nearest of the far regions. */
const WEIGHTS: [grams: number, cents: number][] = [
  [500, 2_690],
  [1_000, 3_190],
  [2_000, 3_990],
  [5_000, 5_990],
  [10_000, 8_990],
  [30_000, 14_990],
  [100_000, 32_900],
]
/** The further, the dearer and slower. */
const REGIONS: { ranges: [string, string][]; factor: number; days: Days }[] = [
  {
    ranges: [
      ['70000000', '76799999'],
      ['78000000', '79999999'],
    ],
    factor: 1,
    days: { from: 5, to: 9 },
  },
  { ranges: [['40000000', '65999999']], factor: 1.25, days: { from: 6, to: 11 } },
  {
    ranges: [
      ['66000000', '69999999'],
      ['76800000', '77999999'],
    ],
    factor: 1.6,
    days: { from: 8, to: 15 },
  },
]

const table = (title: string, dearer: number, sooner: number): Method => ({
  kind: 'table_rate',
  title,
  settings: {
    rows: REGIONS.flatMap(({ ranges, factor, days }) =>
      ranges.flatMap(([from, to]) =>
        WEIGHTS.map(([grams, cents]) => ({
          from,
          to,
          upto_grams: grams,
          cents: Math.round((cents * factor * dearer) / 10) * 10,
          days: { from: Math.ceil(days.from / sooner), to: Math.ceil(days.to / sooner) },
        })),
      ),
    ),
  },
})

/** All of Brazil: the shop's own town, the South and Southeast at one price, the rest by distance and weight. */
export const zones: Zone[] = [
  {
    name: 'Tiradentes e vizinhança',
    ranges: [['36300000', '36329999']],
    methods: [
      flat('Entrega de bicicleta', 990, { from: 1, to: 2 }),
      free({ from: 1, to: 2 }),
      { kind: 'local_pickup', title: 'Retirada na loja, em Tiradentes', settings: {} },
    ],
  },
  {
    name: 'Sul e Sudeste',
    states: ['SP', 'RJ', 'ES', 'MG', 'PR', 'SC', 'RS'],
    methods: [
      flat('Econômica', 2_490, { from: 4, to: 7 }),
      flat('Expressa', 3_990, { from: 2, to: 3 }),
      free({ from: 4, to: 7 }),
    ],
  },
  {
    name: 'Resto do Brasil',
    methods: [table('Econômica', 1, 1), table('Expressa', 1.7, 2), free({ from: 6, to: 15 })],
  },
]

export async function seedFreight(trx: Transaction<Database>): Promise<void> {
  for (const [position, { name, states = [], ranges = [], methods }] of zones.entries()) {
    const { id } = await trx
      .insertInto('shipping_zones')
      .values({ name, position, states })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [from_postcode, to_postcode] of ranges)
      await trx.insertInto('shipping_zone_ranges').values({ zone_id: id, from_postcode, to_postcode }).execute()
    await trx
      .insertInto('shipping_methods')
      .values(
        methods.map(({ kind, title, settings }, place) => ({
          zone_id: id,
          kind,
          title,
          position: place,
          settings: JSON.stringify(settings),
        })),
      )
      .execute()
  }
  await trx
    .insertInto('content')
    .values({
      type: 'template',
      part: 'cart',
      slug: 'cart',
      title: 'Carrinho',
      status: 'publish',
      document: JSON.stringify(cartDocument),
      published_at: new Date(),
    })
    .execute()
}

/** The cart's page: it saves by itself, its total stays in view, and what can be pressed moves a little. */
const cartDocument = [
  {
    id: 'carrinho',
    elType: 'widget',
    widgetType: 'woocommerce-cart',
    settings: {
      update_cart_automatically: 'yes',
      sticky_right_column: 'yes',
      sticky_right_column_offset: 24,
      button_hover_animation: 'float',
      image_hover_animation: 'grow',
    },
    elements: [],
  },
]
