import { anything, flag, maybe, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { recordOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import { agenciesNear } from '#shop/shipping/carrier-connections.ts'
import type { DescribedCarrier } from '#shop/shipping/edit-carriers.ts'
import { wcMay } from '../authorize.ts'
import { describedSetting } from '../described-setting.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { badSetting, noSuch, stale, VERSION } from '../wc/problems.ts'

const SCHEMA = itemSchema('carrier', {
  id: 'text',
  name: 'text',
  help: 'text',
  enabled: 'flag',
  needs_setup: 'flag',
  is_set_up: 'flag',
  is_in_test_mode: 'flag',
  settings: 'object',
  services: 'list',
  has_agencies: 'flag',
  authorization: 'text',
  return_url: 'text',
  notification_url: 'text',
  version: 'whole',
})
const AUTHORIZATION = itemSchema('carrier_authorization', { id: 'text', url: 'text' })
const AGENCY = itemSchema('carrier_agency', { id: 'text', name: 'text', address: 'text' })
const HEALTH = itemSchema('carrier_health', { id: 'text', ok: 'flag', message: 'text' })

export type CarrierItem = ReturnType<typeof itemOf>
export type CarrierServiceItem = CarrierItem['services'][number]
export type CarrierHealthItem = { id: string; ok: boolean; message: string }

type Around = {
  hasAgencies: boolean
  authorization: 'none' | 'open' | 'done'
  returnUrl: string
  notificationUrl: string | undefined
}

const itemOf = (carrier: DescribedCarrier, { hasAgencies, authorization, returnUrl, notificationUrl }: Around) => ({
  id: carrier.id,
  name: carrier.name,
  help: carrier.help,
  enabled: carrier.isOn,
  needs_setup: carrier.needsSetup,
  is_set_up: carrier.isSetUp,
  is_in_test_mode: carrier.isInTestMode,
  settings: Object.fromEntries(carrier.fields.map((field) => [field.name, describedSetting(field, field)])),
  services: carrier.services.map((service) => ({
    id: service.id,
    carrier_name: service.carrierName,
    hidden: service.isHidden,
    name: service.name,
    extra_days: service.extraDays,
    extra_cents: service.extraCents,
    extra_percent: service.extraPercent,
    free_from_cents: service.freeFromCents ?? null,
    agency: service.agency,
  })),
  // Some of its services want to know where parcels are handed in.
  has_agencies: hasAgencies,
  // Where the service has to be asked for leave on its own page: open until that is done.
  authorization,
  return_url: returnUrl,
  // Where the carrier calls the shop when something happens to a parcel; empty for one that does not call.
  notification_url: notificationUrl ?? '',
  version: carrier.version,
})

const id = () => text({ maxLength: 40, pattern: '^[a-z0-9_]+$' })

/** Carriers that the shop asks for prices: their keys, their services on the merchant's terms, and how they are. */
function carrierRoutes({
  carrierEditing,
  carrierConnections,
  carrierAuthorization,
  carrierNotifications,
  settings: shopSettings,
}: Pick<
  ApiServices,
  'carrierEditing' | 'carrierConnections' | 'carrierAuthorization' | 'carrierNotifications' | 'settings'
>): Route[] {
  const told = async (carrier: DescribedCarrier) =>
    itemOf(carrier, {
      hasAgencies: (await (await carrierConnections.find(carrier.id))?.connect())?.agencies !== undefined,
      authorization: await carrierAuthorization.stateOf(carrier.id),
      returnUrl: carrierAuthorization.returnUrl,
      notificationUrl: await carrierNotifications.urlOf(carrier.id),
    })
  const known = async (wanted: string) => {
    const carrier = (await carrierEditing.describe()).find((one) => one.id === wanted)
    if (!carrier) throw noSuch('rest_carrier_unknown', 'Não existe esta transportadora.')
    return await told(carrier)
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/carriers',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: wcMay.list,
          answer: async () => ({ body: await Promise.all((await carrierEditing.describe()).map(told)) }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/carriers/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: id() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await known(args.id) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            id: id(),
            enabled: maybe(flag()),
            settings: maybe(anything({ description: 'Fields by their names; those that are left out stay.' })),
            services: maybe(anything({ description: 'Terms by the id of a service; services that are left out stay.' })),
            version: VERSION(),
          },
          authorize: wcMay.edit,
          // Keys of an account that pays for labels.
          requiresReauth: ({ settings }) => settings !== undefined,
          answer: async ({ args: { id: wanted, enabled, settings, services, version } }) => {
            await known(wanted)
            const input = {
              ...(enabled !== undefined && { isOn: enabled }),
              ...(settings !== undefined && { settings: recordOf(settings) }),
              ...(services !== undefined && { services: termsOf(services) }),
            }
            const changed = await carrierEditing.change(wanted, input, version)
            if (!changed.ok && changed.problem === 'bad-value') throw badSetting(changed.label, changed.hint)
            if (!changed.ok) throw stale(await known(wanted))
            return { body: await known(wanted) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/carriers/{id}/authorize',
      schema: AUTHORIZATION,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            id: id(),
            code: maybe(text({ maxLength: 2_000, description: 'What the service sent the merchant back with.' })),
            state: maybe(text({ maxLength: 200, description: 'As it was in the address of the page of the service.' })),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id: wanted, code, state = '' }, caller }) => {
            const who = { carrier: wanted, userId: caller.user?.id ?? 0 }
            if (code === undefined) {
              const url = await carrierAuthorization.begin(who)
              if (url === undefined) throw noSuch('rest_carrier_not_authorized', 'Esta transportadora não pede autorização.')
              return { body: { id: wanted, url } }
            }
            const outcome = await carrierAuthorization.finish(who, { code, state })
            if (!outcome.ok) throw new RestProblem(400, 'rest_carrier_not_authorized', outcome.problem)
            return { body: { id: wanted, url: '' } }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/carriers/{id}/agencies',
      schema: AGENCY,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: id(), service: text({ maxLength: 40, pattern: '^[\\w.-]+$', description: 'A service of the carrier.' }) },
          authorize: wcMay.list,
          answer: async ({ args: { id: wanted, service } }) => {
            const carrier = await carrierConnections.find(wanted)
            if (!carrier) throw noSuch('rest_carrier_unknown', 'Não existe esta transportadora.')
            try {
              return { body: (await agenciesNear(carrier, service, shopSettings)) ?? [] }
            } catch (error) {
              if (!(error instanceof ServiceTrouble)) throw error
              throw new RestProblem(502, 'rest_carrier_agencies', error.message)
            }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/carriers/{id}/test',
      schema: HEALTH,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { id: id() },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            const found = await carrierConnections.find(args.id)
            if (!found) throw noSuch('rest_carrier_unknown', 'Não existe esta transportadora.')
            const { ok, text: message } = await (await found.connect()).health()
            return { body: { id: args.id, ok, message } }
          },
        }),
      ],
    },
  ]
}

/** The shop's own words for what is sent. */
const termsOf = (services: unknown) =>
  Object.fromEntries(
    Object.entries(recordOf(services)).map(([service, raw]) => {
      const { hidden, name, extra_days, extra_cents, extra_percent, free_from_cents, agency } = recordOf(raw)
      return [
        service,
        {
          hidden,
          name,
          extraDays: extra_days,
          extraCents: extra_cents,
          extraPercent: extra_percent,
          freeFromCents: free_from_cents ?? undefined,
          agency,
        },
      ]
    }),
  )

export default carrierRoutes satisfies ApiRoutes
