import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ServiceSecrets } from '#db/service-secrets.ts'
import { readCep } from '#kit/brazil/cep.ts'
import { isSecret } from '#kit/setting-field.ts'
import type { Cents } from '#kit/money.ts'
import { recordOf } from '#kit/unknown-json.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import { boxOf } from './boxes.ts'
import { isSetUp, readCarrier, type StoredCarrier } from './carrier-settings.ts'
import type { Agency, Carrier, CarrierDefinition, Place } from './carriers/carrier.ts'
import { createTokens } from './carriers/tokens.ts'
import { readFreightSettings } from './freight-settings.ts'
import type { Box } from './packing/pack.ts'

type Options = {
  db: Kysely<Database>
  definitions: readonly CarrierDefinition[]
  settings: {
    get: (name: string) => Promise<unknown>
    shop: () => Promise<{ name: string; email: string; postcode: string }>
  }
  secrets: Pick<ServiceSecrets, 'open'>
  secret: string
  call: CallOutside
  now: () => Date
}

export type ConnectedCarrier = { definition: CarrierDefinition; stored: StoredCarrier; connect: () => Promise<Carrier> }
/** How the shop sends just now. */
export type Sending = {
  carriers: ConnectedCarrier[]
  boxes: Box[]
  /** What one of each costs the shop, by its name. */
  boxCosts: [string, Cents][]
  /** Where it sends from; undefined while the merchant has not said it. */
  from: string | undefined
  /** Prices of areas are there only for when no carrier offers anything. */
  areasOnlyWithout: boolean
}

/** Carriers with the merchant's settings of this moment. One stays connected until these change. */
export function createCarrierConnections({ db, definitions, settings, secrets, secret, call, now }: Options) {
  const connected = new Map<string, { version: string; carrier: Carrier }>()

  const connect = async (definition: CarrierDefinition, stored: StoredCarrier): Promise<Carrier> => {
    const { id } = definition
    const shop = await settings.shop()
    const version = `${stored.version}/${shop.name}/${shop.email}`
    const known = connected.get(id)
    if (known?.version === version) return known.carrier
    const opened = await secrets.open(id)
    const locked = definition.fields.filter(isSecret).map(({ name }) => [name, opened.get(name) ?? ''] as const)
    const tools = { call, now, tokens: createTokens({ db, secret, carrier: id, now }), shop }
    const carrier = definition.connect({ ...stored.plain, ...Object.fromEntries(locked) }, tools)
    connected.set(id, { version, carrier })
    return carrier
  }
  const one = (definition: CarrierDefinition, all: unknown): ConnectedCarrier => {
    const stored = readCarrier(definition, all)
    return { definition, stored, connect: () => connect(definition, stored) }
  }
  return {
    definitions,
    /** Whether any carrier would be asked at all. */
    isAny: async () => {
      const all = recordOf(await settings.get('carriers'))
      return definitions.some(({ id }) => recordOf(all[id])['enabled'] === true)
    },
    sending: async (): Promise<Sending> => {
      const [all, freight, { postcode }] = await Promise.all([settings.get('carriers'), settings.get('freight'), settings.shop()])
      const { boxes, areasOnlyWithout } = readFreightSettings(freight)
      return {
        carriers: definitions
          .map((definition) => one(definition, all))
          .filter(({ definition, stored }) => stored.isOn && isSetUp(definition, stored)),
        boxes: boxes.map(boxOf),
        boxCosts: boxes.map(({ name, costCents }) => [name, costCents]),
        from: readCep(postcode),
        areasOnlyWithout,
      }
    },
    /** Also one that is switched off, to try it. */
    find: async (id: string): Promise<ConnectedCarrier | undefined> => {
      const definition = definitions.find((some) => some.id === id)
      return definition && one(definition, await settings.get('carriers'))
    },
  }
}
/** Where parcels of a service of this carrier can be handed in near the shop; undefined where that is never asked. */
export async function agenciesNear(
  carrier: ConnectedCarrier,
  service: string,
  settings: { shop: () => Promise<Place> },
): Promise<Agency[] | undefined> {
  const { agencies } = await carrier.connect()
  if (!agencies) return undefined
  const { postcode, city, state } = await settings.shop()
  return await agencies(service, { postcode, city, state })
}
export type CarrierConnections = ReturnType<typeof createCarrierConnections>
