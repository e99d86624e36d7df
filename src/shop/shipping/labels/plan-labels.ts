import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { Order } from '#shop/orders/contract.ts'
import { isSetUp } from '../carrier-settings.ts'
import type { CarrierConnections, ConnectedCarrier, Sending } from '../carrier-connections.ts'
import type { Offer } from '../carriers/carrier.ts'
import type { ParcelItem, SentPackage, SidesMm } from '../contract.ts'
import { fillPackages } from '../pack-parcel.ts'
import type { Limits } from '../packing/pack.ts'
import { unsentText } from '../simulation-text.ts'
import type { LabelParcel } from './label-rows.ts'
import { receiverOf } from './parties.ts'

/** A service that would take all packages of an order, and what each of them costs today. */
export type LabelOffer = {
  carrier: string
  carrierName: string
  service: string
  name: string
  cents: Cents
  packageCents: Cents[]
  days: Offer['days']
}
export type LabelOffers = { offers: LabelOffer[]; problems: string[] }
export type PlannedParcels = { ok: true; parcels: LabelParcel[] } | { ok: false; problem: string; reason?: string }

const CALL_MS = 10_000

type Options = { db: Kysely<Database>; connections: Pick<CarrierConnections, 'sending' | 'find'> }

/** What is sent of an order, in which packages, and what carriers that sell labels ask for it today. */
export function createLabelPlanning({ db, connections }: Options) {
  const parcelsOf = async (order: Order, carrier: ConnectedCarrier, boxes: Sending['boxes']): Promise<PlannedParcels> => {
    const items = await itemsOf(db, order)
    const packed = parcelsIn(items, boxes, carrier.definition.limits)
    if (packed.ok) return packed
    // What the order was quoted with, for things that nobody can measure any more.
    const kept = await keptPackages(db, order.id)
    if (packed.reason !== 'unmeasured' || kept.length === 0) return packed
    const all = items.map((item) => contentOf(item, item.units))
    return { ok: true, parcels: kept.map((sent, at) => ({ ...sent, contents: at === 0 ? all : [] })) }
  }

  const offersOf = async (order: Order, one: ConnectedCarrier, { boxes, from = '' }: Sending): Promise<LabelOffers> => {
    const carrier = await one.connect()
    if (!carrier.buyLabel) return { offers: [], problems: [] }
    const planned = await parcelsOf(order, one, boxes)
    if (!planned.ok) return { offers: [], problems: [`${one.definition.name}: ${planned.problem}`] }
    const to = receiverOf(order)
    if (!to.ok) return { offers: [], problems: [to.problem] }
    try {
      const quotes = await Promise.all(
        planned.parcels.map(({ contents, ...sent }) => {
          const items: ParcelItem[] = contents.map(({ name, units, unitCents }) => ({
            name,
            units,
            valueCents: unitCents,
            weightGrams: 0,
            sides: sent.sides,
          }))
          const asked = { from, to: to.party.postcode, packages: [sent], items, usesBoxes: true, valueCents: sent.valueCents }
          return carrier.quote(asked, AbortSignal.timeout(CALL_MS))
        }),
      )
      return { offers: offersForAll(one, quotes), problems: [] }
    } catch (error) {
      if (!(error instanceof ServiceTrouble)) throw error
      return { offers: [], problems: [error.message] }
    }
  }

  return {
    /** The packages of an order for a carrier that sells labels. */
    parcels: async (order: Order, carrierId: string): Promise<PlannedParcels> => {
      const [sending, one] = await Promise.all([connections.sending(), connections.find(carrierId)])
      if (!one?.stored.isOn || !isSetUp(one.definition, one.stored)) return { ok: false, problem: NOT_CONNECTED }
      if (!(await one.connect()).buyLabel)
        return { ok: false, problem: `${one.definition.name} não vende etiquetas pela loja: use o site da transportadora.` }
      return await parcelsOf(order, one, sending.boxes)
    },
    /** Some lines of an order as packages of their own, for the way back: also of what was refunded already. */
    packagesOf: async (order: Order, lineIds: readonly number[], carrierId: string): Promise<PlannedParcels> => {
      const [{ boxes }, one] = await Promise.all([connections.sending(), connections.find(carrierId)])
      if (!one) return { ok: false, problem: NOT_CONNECTED }
      const lines = order.lines.filter(({ id }) => lineIds.includes(id)).map((line) => ({ ...line, refundedUnits: 0 }))
      return parcelsIn(await itemsOf(db, { lines }), boxes, one.definition.limits)
    },
    /** Every service that would take the order today. Carriers are asked, all at once. */
    offers: async (order: Order): Promise<LabelOffers> => {
      const sending = await connections.sending()
      if (sending.from === undefined) return { offers: [], problems: ['Falta o CEP da loja em Ajustes › Loja.'] }
      const all = await Promise.all(sending.carriers.map((one) => offersOf(order, one, sending)))
      return { offers: all.flatMap(({ offers }) => offers), problems: [...new Set(all.flatMap(({ problems }) => problems))] }
    },
    /** Whether any carrier sells labels just now. */
    isAny: async (): Promise<boolean> => {
      const { carriers } = await connections.sending()
      const connected = await Promise.all(carriers.map((one) => one.connect()))
      return connected.some(({ buyLabel }) => buyLabel !== undefined)
    },
  }
}
export type LabelPlanning = ReturnType<typeof createLabelPlanning>

const NOT_CONNECTED = 'A transportadora deste pedido não está conectada. Escolha outro serviço, ou conecte-a em Ajustes › Frete.'

/** Services that take every package. */
export function offersForAll({ definition }: ConnectedCarrier, quotes: readonly { offers: readonly Offer[] }[]): LabelOffer[] {
  const [first, ...others] = quotes
  return (first?.offers ?? []).flatMap((offer): LabelOffer[] => {
    const same = others.map(({ offers }) => offers.find(({ service }) => service === offer.service))
    const all = [offer, ...same]
    if (!all.every((one) => one !== undefined)) return []
    const packageCents = all.map(({ cents }) => cents)
    return [
      {
        carrier: definition.id,
        carrierName: definition.name,
        service: offer.service,
        name: offer.name,
        cents: packageCents.reduce((sum, cents) => sum + cents, 0),
        packageCents,
        days: offer.days,
      },
    ]
  })
}

function parcelsIn(items: readonly ParcelItem[], boxes: Sending['boxes'], limits: Limits): PlannedParcels {
  const packed = fillPackages({ items: [...items] }, boxes, limits)
  if (!packed.ok) return { ok: false, problem: unsentText(packed), reason: packed.reason }
  const parcels = packed.packages.map(({ holds, ...sent }) => ({
    ...sent,
    contents: holds.map(({ at, units }) => contentOf(items[at]!, units)),
  }))
  return { ok: true, parcels }
}

const contentOf = ({ name, valueCents }: ParcelItem, units: number) => ({ name, units, unitCents: valueCents })

type Measured = { id: number; isVirtual: boolean; weightGrams: number; sides: SidesMm }

/** What of an order has to be sent: units that did not come back, at what was paid for them. */
async function itemsOf(db: Kysely<Database>, { lines }: Pick<Order, 'lines'>): Promise<ParcelItem[]> {
  const { rows } = await sql<Measured>`
    select l.id, coalesce(p.virtual, false) as "isVirtual", coalesce(o.weight_grams, p.weight_grams, 0) as "weightGrams",
      json_build_array(coalesce(o.length_mm, p.length_mm, 0), coalesce(o.width_mm, p.width_mm, 0), coalesce(o.height_mm, p.height_mm, 0)) as sides
    from order_lines l
    left join products p on p.id = l.product_id
    left join cart_offers o on o.product_id = l.product_id and o.variation_id is not distinct from l.variation_id
    where l.id = any(${lines.map(({ id }) => id)}::bigint[])`.execute(db)
  const measured = new Map(rows.map((row) => [row.id, row]))
  return lines.flatMap(({ id, name, quantity, refundedUnits, totalCents }): ParcelItem[] => {
    const { isVirtual = false, weightGrams = 0, sides = [0, 0, 0] as const } = measured.get(id) ?? {}
    const units = quantity - refundedUnits
    if (isVirtual || units <= 0) return []
    return [{ name, units, weightGrams, sides, valueCents: Math.round(totalCents / quantity) }]
  })
}

async function keptPackages(db: Kysely<Database>, orderId: number): Promise<SentPackage[]> {
  const row = await db.selectFrom('order_freight').select('packages').where('order_id', '=', orderId).executeTakeFirst()
  return (row?.packages ?? []) as SentPackage[] // as insert-order.ts writes them
}
