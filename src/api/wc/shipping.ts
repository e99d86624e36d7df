import { flag, listOf, maybe, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { Zone } from '#shop/shipping/zones.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { askForce, noSuch, stale, VERSION } from './problems.ts'
import { LOCATION_SCHEMA } from './schemas.ts'
import { locationsOf, placesOf } from './shipping-places.ts'
import { shippingMethodRoutes } from './shipping-methods.ts'

const ZONE_SCHEMA = itemSchema('shipping_zone', { id: 'whole', name: 'text', order: 'whole', version: 'whole' })
const name = () => text({ minLength: 1, maxLength: 200, pattern: '^[^\\p{Cc}<>]+$' })
const order = () => whole({ maximum: 1_000_000 })

/** Everywhere that no area holds: the ecosystem's area 0, which is told but has no ways of sending here. */
const NOT_COVERED: Zone = {
  id: 0,
  name: 'Locais não cobertos pelas outras áreas',
  position: 0,
  states: [],
  ranges: [],
  version: 0,
}

/** Areas with their places and their ways of sending. The first one that holds a CEP counts. */
export function shippingRoutes(services: Pick<ApiServices, 'zones' | 'root'>): Route[] {
  const { zones, root } = services
  const address = `${root}/wc/v3/shipping/zones`
  const itemOf = ({ id, name: called, position, version }: Zone) => ({
    id,
    name: called,
    order: position,
    version,
    _links: {
      self: [{ href: `${address}/${id}` }],
      collection: [{ href: address }],
      describedby: [{ href: `${address}/${id}/locations` }],
    },
  })
  const known = async (id: number) => {
    const zone = await zones.find(id)
    if (!zone) throw noSuch('woocommerce_rest_shipping_zone_invalid', 'Não existe esta área de entrega.')
    return zone
  }
  const shown = async (id: number) => (id === NOT_COVERED.id ? NOT_COVERED : await known(id))
  const changeable = async (id: number) => {
    if (id === NOT_COVERED.id) throw fixedZone()
    return await known(id)
  }
  /** For who comes second: all that the area's form shows. */
  const currentOf = async (id: number) => {
    const zone = await known(id)
    return { ...itemOf(zone), locations: locationsOf(zone) }
  }
  const placesItem = (zone: Zone) =>
    (zone === NOT_COVERED ? [] : locationsOf(zone)).map((location) => ({
      ...location,
      _links: { describes: [{ href: `${address}/${zone.id}` }] },
    }))

  const list = endpoint({
    methods: ['GET'],
    args: {},
    authorize: wcMay.list,
    answer: async () => ({ body: [NOT_COVERED, ...(await zones.list())].map(itemOf) }),
  })
  const create = endpoint({
    methods: ['POST'],
    args: { name: name(), order: whole({ maximum: 1_000_000, default: 0 }) },
    authorize: wcMay.create,
    answer: async ({ args }) => {
      const id = await zones.create({ name: args.name, position: args.order })
      if (id === undefined) throw new RestProblem(400, 'woocommerce_rest_too_many_zones', 'A loja já tem áreas demais.')
      return { status: 201, body: itemOf(await known(id)), headers: { location: `${address}/${id}` } }
    },
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { id: whole(), name: maybe(name()), order: maybe(order()), version: VERSION() },
    authorize: wcMay.edit,
    answer: async ({ args }) => {
      const { id } = await changeable(args.id)
      const input = {
        ...(args.name !== undefined && { name: args.name }),
        ...(args.order !== undefined && { position: args.order }),
      }
      const updated = await zones.update(id, input, args.version)
      if (!updated.ok) throw stale(await currentOf(id))
      return { body: itemOf(await known(id)) }
    },
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: { id: whole(), force: flag({ default: false }) },
    authorize: wcMay.delete,
    answer: async ({ args }) => {
      const zone = await changeable(args.id)
      askForce(args.force, 'áreas de entrega')
      await zones.remove(zone.id)
      return { body: itemOf(zone) }
    },
  })
  const settle = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: {
      id: whole(),
      version: VERSION(),
      // A bare list as the body is what clients send; as a field it can be named.
      locations: maybe(
        listOf(shape({ code: text({ maxLength: 40 }), type: text({ maxLength: 20, default: 'country' }) }), { maxItems: 500 }),
      ),
    },
    authorize: wcMay.edit,
    answer: async ({ args, body }) => {
      const zone = await changeable(args.id)
      const places = placesOf(args.locations ?? bareList(body))
      if (!places)
        throw new RestProblem(
          400,
          'woocommerce_rest_invalid_locations',
          'Um lugar precisa ser um estado (BR:SP), uma faixa de CEP (36300000...36329999) ou o país (BR).',
        )
      const placed = await zones.place(zone.id, places, args.version)
      if (!placed.ok) throw stale(await currentOf(zone.id))
      return { body: placesItem(await known(zone.id)) }
    },
  })

  return [
    { namespace: 'wc/v3', path: '/shipping/zones', schema: ZONE_SCHEMA, endpoints: [list, create] },
    {
      namespace: 'wc/v3',
      path: '/shipping/zones/{id}',
      schema: ZONE_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: itemOf(await shown(args.id)) }),
        }),
        update,
        remove,
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/shipping/zones/{id}/locations',
      schema: LOCATION_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: placesItem(await shown(args.id)) }),
        }),
        settle,
      ],
    },
    ...shippingMethodRoutes(services),
  ]
}

const fixedZone = () =>
  new RestProblem(
    403,
    'woocommerce_rest_shipping_zone_invalid_zone',
    'A área dos locais não cobertos não pode ser mudada. Para entregar no resto do país, crie uma área sem lugares.',
  )

function bareList(body: unknown) {
  const list = Array.isArray(body) ? body.slice(0, 501) : []
  return list.map((raw: unknown) => {
    const { code, type } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
    return { code: String(code).slice(0, 40), type: type === undefined ? 'country' : String(type).slice(0, 20) }
  })
}
