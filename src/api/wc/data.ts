import { text } from '#http/rest/arguments.ts'
import { endpoint, type ItemSchema, type Route } from '#http/rest/contract.ts'
import { STATES } from '#kit/brazil/states.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { noSuch } from './problems.ts'
import { CURRENCIES, type Currency, currencyOf } from './currencies.ts'
import { CONTINENT_SCHEMA, COUNTRY_SCHEMA, CURRENCY_SCHEMA, DATA_SCHEMA } from './schemas.ts'

const COUNTRY = {
  code: 'BR',
  name: 'Brasil',
  states: Object.entries(STATES).map(([code, name]) => ({ code, name })),
}
/** What the shop sells in. */
const OWN_CURRENCY = 'BRL'

/** `body`: undefined where there is none of that code. */
type Named = { body: (code: string) => unknown; words: string }

/** The country of the shop, and the money of all countries. */
export function dataRoutes({ root }: Pick<ApiServices, 'root'>): Route[] {
  const address = `${root}/wc/v3/data`
  const linked = (path: string, item: object) => ({ ...item, _links: { self: [{ href: `${address}/${path}` }] } })
  const country = () => linked('countries/br', COUNTRY)
  const currency = (one: Currency) => linked(`currencies/${one.code}`, one)
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
    endpoints: [endpoint({ methods: ['GET'], args: {}, authorize: wcMay.list, answer: async () => ({ body: body() }) })],
  })
  const named = (path: string, schema: ItemSchema, { body, words }: Named): Route => ({
    namespace: 'wc/v3',
    path,
    schema,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { code: text({ maxLength: 10 }) },
        authorize: wcMay.list,
        answer: async ({ args }) => {
          const found = body(args.code.toUpperCase())
          if (found === undefined) throw noSuch('woocommerce_rest_data_invalid_location', words)
          return { body: found }
        },
      }),
    ],
  })
  return [
    told('/data', DATA_SCHEMA, () =>
      [
        ['continents', 'Continentes e países.'],
        ['countries', 'Países e estados onde a loja vende.'],
        ['currencies', 'Moedas de todos os países.'],
      ].map(([slug, description]) => linked(slug!, { slug, description })),
    ),
    told('/data/continents', CONTINENT_SCHEMA, () => [continent()]),
    named('/data/continents/{code}', CONTINENT_SCHEMA, {
      body: (code) => (code === 'SA' ? continent() : undefined),
      words: 'Nenhum país deste continente.',
    }),
    told('/data/countries', COUNTRY_SCHEMA, () => [country()]),
    named('/data/countries/{code}', COUNTRY_SCHEMA, {
      body: (code) => (code === 'BR' ? country() : undefined),
      words: 'A loja não vende neste país.',
    }),
    told('/data/currencies', CURRENCY_SCHEMA, () => CURRENCIES.map(currency)),
    { ...told('/data/currencies/current', CURRENCY_SCHEMA, () => currency(currencyOf(OWN_CURRENCY)!)), response: 'one' },
    named('/data/currencies/{code}', CURRENCY_SCHEMA, {
      body: (code) => {
        const found = currencyOf(code)
        return found && currency(found)
      },
      words: 'Não existe esta moeda.',
    }),
  ]
}
