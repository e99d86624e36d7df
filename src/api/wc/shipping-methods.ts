import { anything, choice, flag, maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { ZoneMethod } from '#shop/shipping/zones.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { askForce, badSetting, noSuch, stale, VERSION } from './problems.ts'
import { SHIPPING_KIND_SCHEMA } from './schemas.ts'
import { SHIPPING_FORMS } from '#shop/shipping/rates.ts'
import { readSettings, tableTrouble, wireSettings } from './shipping-settings.ts'

const KINDS = Object.keys(SHIPPING_FORMS)
const SCHEMA = itemSchema('shipping_zone_method', {
  id: 'whole',
  instance_id: 'whole',
  title: 'text',
  order: 'whole',
  enabled: 'flag',
  method_id: 'text',
  method_title: 'text',
  method_description: 'text',
  settings: 'object',
  version: 'whole',
})
const FACTS = {
  title: maybe(text({ maxLength: 5_000 })),
  order: maybe(whole({ maximum: 1_000_000 })),
  enabled: maybe(flag()),
  settings: maybe(anything()),
}
type Sent = { title?: string; settings?: unknown }

/** The ways of sending of an area, and the kinds that there are. */
export function shippingMethodRoutes({ zones, root }: Pick<ApiServices, 'zones' | 'root'>): Route[] {
  const address = (zoneId: number) => `${root}/wc/v3/shipping/zones/${zoneId}/methods`
  const itemOf = ({ id, zoneId, kind, title, isEnabled, position, settings, version }: ZoneMethod) => ({
    id,
    instance_id: id,
    title,
    order: position,
    enabled: isEnabled,
    method_id: kind,
    method_title: SHIPPING_FORMS[kind]?.title ?? kind,
    method_description: SHIPPING_FORMS[kind]?.description ?? '',
    settings: wireSettings(kind, settings),
    version,
    _links: {
      self: [{ href: `${address(zoneId)}/${id}` }],
      collection: [{ href: address(zoneId) }],
      describes: [{ href: `${root}/wc/v3/shipping/zones/${zoneId}` }],
    },
  })
  const methodsOf = async (zoneId: number) => {
    // What no area holds has no ways of sending.
    if (zoneId === 0) return []
    if (!(await zones.find(zoneId))) throw noSuch('woocommerce_rest_shipping_zone_invalid', 'Não existe esta área de entrega.')
    return await zones.methods(zoneId)
  }
  const known = async (zoneId: number, id: number) => {
    const method = (await methodsOf(zoneId)).find((one) => one.id === id)
    if (!method) throw noSuch('woocommerce_rest_shipping_zone_method_invalid', 'Não existe esta forma de entrega.')
    return method
  }

  const create = endpoint({
    methods: ['POST'],
    args: { zone_id: whole(), method_id: choice(KINDS), ...FACTS },
    authorize: wcMay.create,
    answer: async ({ args }) => {
      if (args.zone_id === 0)
        throw new RestProblem(
          400,
          'woocommerce_rest_shipping_zone_invalid_zone',
          'Os locais não cobertos não têm formas de entrega. Para entregar no resto do país, crie uma área sem lugares.',
        )
      const there = await methodsOf(args.zone_id)
      const made = await zones.addMethod(args.zone_id, {
        kind: args.method_id,
        title: titleOf(args) ?? SHIPPING_FORMS[args.method_id]!.title,
        isEnabled: args.enabled ?? true,
        position: args.order ?? there.length,
        settings: settingsOf(args.method_id, SHIPPING_FORMS[args.method_id]!.fresh, args),
      })
      if (!made.ok) throw refused(made.problem)
      const headers = { location: `${address(args.zone_id)}/${made.id}` }
      return { status: 201, body: itemOf(await known(args.zone_id, made.id)), headers }
    },
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { zone_id: whole(), instance_id: whole(), ...FACTS, version: VERSION() },
    authorize: wcMay.edit,
    answer: async ({ args }) => {
      const method = await known(args.zone_id, args.instance_id)
      const title = titleOf(args)
      const input = {
        ...(title !== undefined && { title }),
        ...(args.order !== undefined && { position: args.order }),
        ...(args.enabled !== undefined && { isEnabled: args.enabled }),
        ...(args.settings !== undefined && { settings: (stored: unknown) => settingsOf(method.kind, stored, args) }),
      }
      const changed = await zones.changeMethod(method, input, args.version)
      if (!changed.ok)
        throw changed.problem === 'stale' ? stale(itemOf(await known(args.zone_id, args.instance_id))) : refused(changed.problem)
      return { body: itemOf(await known(args.zone_id, args.instance_id)) }
    },
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: { zone_id: whole(), instance_id: whole(), force: flag({ default: false }) },
    authorize: wcMay.delete,
    answer: async ({ args }) => {
      const method = await known(args.zone_id, args.instance_id)
      askForce(args.force, 'formas de entrega')
      await zones.removeMethod(method.id)
      return { body: itemOf(method) }
    },
  })
  const kindItem = (id: string) => {
    const { title, description } = SHIPPING_FORMS[id]!
    return { id, title, description, _links: { self: [{ href: `${root}/wc/v3/shipping_methods/${id}` }] } }
  }

  return [
    {
      namespace: 'wc/v3',
      path: '/shipping/zones/{zone_id}/methods',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { zone_id: whole() },
          authorize: wcMay.list,
          answer: async ({ args }) => ({ body: (await methodsOf(args.zone_id)).map(itemOf) }),
        }),
        create,
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/shipping/zones/{zone_id}/methods/{instance_id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { zone_id: whole(), instance_id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: itemOf(await known(args.zone_id, args.instance_id)) }),
        }),
        update,
        remove,
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/shipping_methods',
      schema: SHIPPING_KIND_SCHEMA,
      endpoints: [
        endpoint({ methods: ['GET'], args: {}, authorize: wcMay.list, answer: async () => ({ body: KINDS.map(kindItem) }) }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/shipping_methods/{id}',
      schema: SHIPPING_KIND_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: text({ maxLength: 40 }) },
          authorize: wcMay.view,
          answer: async ({ args }) => {
            if (!KINDS.includes(args.id))
              throw noSuch('woocommerce_rest_shipping_method_invalid', 'Não existe esta forma de entrega.')
            return { body: kindItem(args.id) }
          },
        }),
      ],
    },
  ]
}

const fieldsOf = ({ settings }: Sent) =>
  typeof settings === 'object' && settings !== null && !Array.isArray(settings) ? (settings as Record<string, unknown>) : {}

const NAME = 'Nome na loja'

/** The ecosystem's clients write the title among the settings. */
function titleOf(sent: Sent): string | undefined {
  const inner = fieldsOf(sent)['title']
  const title = sent.title ?? (typeof inner === 'string' ? inner.trim() : undefined)
  if (sent.title?.trim() === '') throw badSetting(NAME, 'Escreva um nome.')
  if (title === undefined || title === '') return undefined
  if (title.length > 200 || /[\p{Cc}<>]/u.test(title)) throw badSetting(NAME, 'Escreva até 200 letras, sem < nem >.')
  return title
}

function settingsOf(kind: string, stored: unknown, sent: Sent) {
  const read = readSettings(kind, stored, fieldsOf(sent))
  if (!read.ok) throw badSetting(read.label, read.hint)
  const trouble = tableTrouble(read.settings['rows'])
  if (trouble !== undefined) throw badSetting('Tabela', trouble)
  return read.settings
}

function refused(problem: 'unknown' | 'bad-settings' | 'too-many'): RestProblem {
  if (problem === 'unknown') return noSuch('woocommerce_rest_shipping_zone_invalid', 'Não existe esta área de entrega.')
  return problem === 'too-many'
    ? new RestProblem(400, 'woocommerce_rest_too_many_methods', 'Esta área já tem formas de entrega demais.')
    : new RestProblem(
        400,
        'rest_setting_value_invalid',
        'Com estas configurações a forma de entrega não funciona: confira preços e prazos.',
      )
}
