import { text } from '#http/rest/arguments.ts'
import { endpoint, type ItemSchema, type Route } from '#http/rest/contract.ts'
import { STATES } from '#kit/brazil/states.ts'
import { wcMay } from '../may.ts'
import type { ApiServices } from '../services.ts'
import { noSuch } from './problems.ts'
import { CONTINENT_SCHEMA, COUNTRY_SCHEMA, CURRENCY_SCHEMA, DATA_SCHEMA, TAX_CLASS_SCHEMA, TAX_SCHEMA } from './schemas.ts'

const COUNTRY = {
  code: 'BR',
  name: 'Brasil',
  states: Object.entries(STATES).map(([code, name]) => ({ code, name })),
}
const CURRENCY = { code: 'BRL', name: 'Real brasileiro', symbol: 'R$' }

type Named = { code: string; body: () => unknown; words: string }

/** The country and the money of the shop, and the taxes that are in its prices: none is told apart. */
export function dataRoutes({ root }: Pick<ApiServices, 'root'>): Route[] {
  const address = `${root}/wc/v3/data`
  const linked = (path: string, item: object) => ({ ...item, _links: { self: [{ href: `${address}/${path}` }] } })
  const country = () => linked('countries/br', COUNTRY)
  const currency = () => linked('currencies/BRL', CURRENCY)
  const continent = () =>
    linked('continents/sa', {
      code: 'SA',
      name: 'América do Sul',
      countries: [
        {
          ...COUNTRY,
          currency_code: 'BRL',
          currency_pos: 'left_space',
          decimal_sep: ',',
          thousand_sep: '.',
          num_decimals: 2,
          dimension_unit: 'cm',
          weight_unit: 'kg',
        },
      ],
    })
  const told = (path: string, schema: ItemSchema, body: () => unknown): Route => ({
    namespace: 'wc/v3',
    path,
    schema,
    endpoints: [endpoint({ methods: ['GET'], args: {}, may: wcMay.list, answer: async () => ({ body: body() }) })],
  })
  const named = (path: string, schema: ItemSchema, { code, body, words }: Named): Route => ({
    namespace: 'wc/v3',
    path,
    schema,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { code: text({ maxLength: 10 }) },
        may: wcMay.list,
        answer: async ({ args }) => {
          if (args.code.toUpperCase() !== code) throw noSuch('woocommerce_rest_data_invalid_location', words)
          return { body: body() }
        },
      }),
    ],
  })
  return [
    told('/data', DATA_SCHEMA, () =>
      [
        ['continents', 'Continentes e países.'],
        ['countries', 'Países e estados onde a loja vende.'],
        ['currencies', 'Moedas da loja.'],
      ].map(([slug, description]) => linked(slug!, { slug, description })),
    ),
    told('/data/continents', CONTINENT_SCHEMA, () => [continent()]),
    named('/data/continents/{code}', CONTINENT_SCHEMA, {
      code: 'SA',
      body: continent,
      words: 'Nenhum país deste continente.',
    }),
    told('/data/countries', COUNTRY_SCHEMA, () => [country()]),
    named('/data/countries/{code}', COUNTRY_SCHEMA, { code: 'BR', body: country, words: 'A loja não vende neste país.' }),
    told('/data/currencies', CURRENCY_SCHEMA, () => [currency()]),
    { ...told('/data/currencies/current', CURRENCY_SCHEMA, currency), tells: 'one' },
    named('/data/currencies/{code}', CURRENCY_SCHEMA, { code: 'BRL', body: currency, words: 'A loja não usa esta moeda.' }),
    told('/taxes', TAX_SCHEMA, () => []),
    told('/taxes/classes', TAX_CLASS_SCHEMA, () => []),
  ]
}
