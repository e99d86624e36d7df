import type { Static, TObject } from 'typebox'
import { choice, CONTEXT, flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { typedLine } from '#kit/typed-text.ts'
import { createTaxes, STANDARD, TAX_ORDERS, type TaxRate, type TaxInput } from '#shop/taxes/service.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { withBatch } from './batch.ts'
import { LARGEST } from './offer-arguments.ts'
import { noSuch } from './problems.ts'
import { resourceRoutes } from './resource.ts'
import { taxClassRoutes } from './tax-classes.ts'

const SCHEMA = itemSchema('tax', {
  id: 'whole',
  country: 'text',
  state: 'text',
  postcode: 'text',
  city: 'text',
  postcodes: 'list',
  cities: 'list',
  rate: 'text',
  name: 'text',
  priority: 'whole',
  compound: 'flag',
  shipping: 'flag',
  order: 'whole',
  class: 'text',
})
const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$'
const place = () => text({ maxLength: 80, pattern: '^[^\\p{Cc}<>]*$' })
const FACTS = {
  country: maybe(text({ maxLength: 2, pattern: '^([A-Za-z]{2})?$' })),
  state: maybe(text({ maxLength: 40, pattern: '^[^\\p{Cc}<>]*$' })),
  /** One of each, as older programs send them; several stand in the lists. */
  postcode: maybe(place()),
  city: maybe(place()),
  postcodes: maybe(listOf(place(), { maxItems: 500 })),
  cities: maybe(listOf(place(), { maxItems: 500 })),
  rate: maybe(text({ pattern: '^(\\d{1,4}([.,]\\d{1,4})?)?$' })),
  name: maybe(text({ maxLength: 200 })),
  priority: maybe(whole({ maximum: LARGEST })),
  compound: maybe(flag()),
  shipping: maybe(flag()),
  order: maybe(whole({ maximum: LARGEST })),
  class: maybe(text({ maxLength: 200, pattern: `^$|${SLUG}` })),
}
type Facts = Static<TObject<typeof FACTS>>
const LIST = {
  ...PAGING,
  ...CONTEXT,
  class: maybe(text({ maxLength: 200, pattern: SLUG })),
  order: choice(['asc', 'desc'], { default: 'asc' }),
  orderby: choice(TAX_ORDERS, { default: 'order' }),
}
const PATH = '/taxes'

/** Rates and classes of taxes: kept and told. */
export function taxRoutes({ db, root, dispatch }: Pick<ApiServices, 'db' | 'root' | 'dispatch'>): Route[] {
  const taxes = createTaxes({ db })
  const itemOf = (row: TaxRate) => taxItem(row, `${root}/wc/v3${PATH}`)
  const list = endpoint({
    methods: ['GET'],
    args: LIST,
    authorize: wcMay.list,
    answer: async (call) => {
      const { per_page: limit, orderby, order } = call.args
      const { rates, total } = await taxes.rates(call.args.class, { limit, offset: offsetOf(call.args), orderby, order })
      return pageOf(rates.map(itemOf), total, call, root)
    },
  })
  const read = async (id: number) => {
    const row = await taxes.find(id)
    if (!row) throw noTax()
    return itemOf(row)
  }
  const rates = resourceRoutes<'gone', typeof FACTS, typeof FACTS & { id: ReturnType<typeof whole> }>({
    root,
    path: PATH,
    schema: SCHEMA,
    what: 'impostos',
    list,
    create: { args: FACTS, save: async (args) => ({ ok: true, id: await taxes.create(inputOf(args)) }) },
    update: {
      args: { id: whole(), ...FACTS },
      save: async ({ id, ...facts }) => {
        if (!(await taxes.find(id))) return { ok: false, problem: 'gone' }
        await taxes.update(id, inputOf(facts))
        return { ok: true, id }
      },
    },
    read,
    remove: taxes.remove,
    refusalOf: noTax,
  })
  // The word «classes» is no number, so its address comes first.
  return [...taxClassRoutes({ taxes, root }), ...withBatch({ dispatch }, rates)]
}

const noTax = () => noSuch('woocommerce_rest_invalid_id')

const inputOf = ({ order, postcode, city, country, state, rate, ...facts }: Facts): TaxInput => ({
  ...facts,
  ...(facts.name !== undefined && { name: typedLine(facts.name, 200) }),
  ...(order !== undefined && { position: order }),
  ...(country !== undefined && { country: country.toUpperCase() }),
  ...(state !== undefined && { state: state.toUpperCase() }),
  ...(rate !== undefined && { rate: rate.replace(',', '.') || '0' }),
  ...(postcode !== undefined && facts.postcodes === undefined && { postcodes: listed(postcode) }),
  ...(city !== undefined && facts.cities === undefined && { cities: listed(city) }),
})
const listed = (typed: string) =>
  typed
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const taxItem = ({ position, postcodes, cities, class: taxClass, ...row }: TaxRate, list: string) => ({
  id: row.id,
  country: row.country,
  state: row.state,
  postcode: postcodes.at(-1) ?? '',
  city: cities.at(-1) ?? '',
  postcodes,
  cities,
  rate: row.rate,
  name: row.name,
  priority: row.priority,
  compound: row.compound,
  shipping: row.shipping,
  order: position,
  class: taxClass || STANDARD.slug,
  _links: { self: [{ href: `${list}/${row.id}` }], collection: [{ href: list }] },
})
