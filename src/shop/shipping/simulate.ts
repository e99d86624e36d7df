import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { stateOfCep } from '#kit/brazil/cep.ts'
import type { Cents } from '#kit/money.ts'
import type { AskCarriers, CarrierAnswer } from './ask-carriers.ts'
import type { CarrierConnections } from './carrier-connections.ts'
import type { Destination, Parcel, ParcelItem, Priced, Rate, SentPackage } from './contract.ts'
import { ratesOf } from './rates.ts'
import { PLAIN_RULE, priceService } from './service-rule.ts'
import { PRICED_TEXT, SIMULATION_TEXT, unsentText } from './simulation-text.ts'
import { zoneFor } from './zone-rule.ts'
import type { Zones } from './zones.ts'

/** One way of sending, offered or not, and why. */
export type SimulatedRow = {
  /** «Melhor Envio», «Área Sudeste». */
  source: string
  label: string
  isOffered: boolean
  why: string
  /** What the shopper pays. */
  cents?: Cents
  days?: Rate['days']
  /** What the carrier asks the shop for. */
  costCents?: Cents
  priced?: Priced
}
export type Simulation = {
  rows: SimulatedRow[]
  /** By the carrier's name: in what it would go. */
  packages: { source: string; packages: readonly (SentPackage & { boxCents: Cents })[] }[]
  /** Things that have to be measured before they can be sent by a carrier. */
  parcel: Pick<Parcel, 'weightGrams' | 'valueCents' | 'units'>
}
export type Wanted = { productId: number; variationId?: number | undefined; units: number }

/** A merchant is patient. */
const WAIT_MS = 8_000

type Options = {
  db: Kysely<Database>
  zones: Pick<Zones, 'list' | 'methods'>
  connections: Pick<CarrierConnections, 'sending'>
  ask: AskCarriers
}

/** What sending some things to a CEP would cost, by every way that the shop has, with the reason of each that is missing. */
export function createSimulation({ db, zones, connections, ask }: Options) {
  const parcelOf = async (wanted: readonly Wanted[]): Promise<Parcel> => {
    const items: ParcelItem[] = []
    for (const { productId, variationId, units } of wanted) {
      const { rows } = await sql<{ name: string; cents: string; weightGrams: number; sides: ParcelItem['sides'] }>`
        select name, cents, weight_grams as "weightGrams", json_build_array(length_mm, width_mm, height_mm) as sides from cart_offers
        where product_id = ${productId} and (${variationId ?? null}::bigint is null or variation_id = ${variationId ?? null})
          and not virtual and cents is not null order by cents limit 1`.execute(db)
      const [offer] = rows
      if (offer) items.push({ ...offer, units, valueCents: Number(offer.cents) })
    }
    const sum = (of: (item: ParcelItem) => number) => items.reduce((total, item) => total + of(item) * item.units, 0)
    return { weightGrams: sum((one) => one.weightGrams), valueCents: sum((one) => one.valueCents), units: sum(() => 1), items }
  }

  const areaRows = async (parcel: Parcel, to: Destination, isHidden: boolean): Promise<SimulatedRow[]> => {
    const all = await zones.list()
    const places = all.map(({ id, states, ranges }) => ({
      id,
      states,
      ranges: ranges.map(({ from, to: last }): [string, string] => [from, last]),
    }))
    const zone = all.find(({ id }) => id === zoneFor(to, places)?.id)
    if (!zone) return [{ source: 'Áreas de entrega', label: '', isOffered: false, why: SIMULATION_TEXT.noArea }]
    return (await zones.methods(zone.id)).map((method) => {
      const row = { source: `Área ${zone.name}`, label: method.title }
      if (!method.isEnabled) return { ...row, isOffered: false, why: SIMULATION_TEXT.off }
      const [rate] = ratesOf([method], to, () => {})(parcel)
      if (!rate) return { ...row, isOffered: false, why: SIMULATION_TEXT.notThisParcel }
      const isPrice = method.kind === 'flat_rate' || method.kind === 'table_rate'
      const { cents, days } = rate
      return {
        ...row,
        cents,
        ...(days && { days }),
        isOffered: !(isHidden && isPrice),
        why: isHidden && isPrice ? SIMULATION_TEXT.areasOnlyWithout : '',
      }
    })
  }

  return async (wanted: readonly Wanted[], postcode: string): Promise<Simulation | { problem: string }> => {
    const [parcel, sending] = await Promise.all([parcelOf(wanted), connections.sending()])
    if (parcel.units === 0) return { problem: SIMULATION_TEXT.nothing }
    const to = { postcode, state: stateOfCep(postcode) ?? '' }
    const answers = await ask({ sending, parcel, to, waitMs: WAIT_MS, isPatient: true })
    const carriers = answers.flatMap((answer) => rowsOf(answer, parcel.valueCents))
    const isHidden = sending.areasOnlyWithout && carriers.some(({ isOffered }) => isOffered)
    const noOrigin = sending.carriers.length > 0 && sending.from === undefined
    const costs = new Map(sending.boxCosts)
    return {
      rows: [
        ...carriers,
        ...(noOrigin ? [{ source: 'Transportadoras', label: '', isOffered: false, why: SIMULATION_TEXT.noOrigin }] : []),
        ...(await areaRows(parcel, to, isHidden)),
      ],
      packages: answers.map(({ carrier, packages }) => ({
        source: carrier.definition.name,
        packages: packages.map((one) => ({ ...one, boxCents: costs.get(one.box ?? '') ?? 0 })),
      })),
      parcel,
    }
  }
}
export type Simulate = ReturnType<typeof createSimulation>

function rowsOf({ carrier, offers, refusals, unsent, trouble, priced }: CarrierAnswer, valueCents: Cents): SimulatedRow[] {
  const { definition, stored } = carrier
  const source = definition.name
  if (unsent) return [{ source, label: '', isOffered: false, why: unsentText(unsent) }]
  const { handlingDays, marginPercent } = stored
  const rows = offers.map((offer): SimulatedRow => {
    const rule = stored.rules.get(offer.service) ?? PLAIN_RULE
    const { label, cents, days } = priceService(offer, { rule, valueCents, handlingDays, priced, marginPercent })
    const why = rule.isHidden ? SIMULATION_TEXT.hidden : [PRICED_TEXT[priced], offer.note].filter(Boolean).join(' ')
    return { source, label, isOffered: !rule.isHidden, why, cents, days, costCents: offer.cents, priced }
  })
  const refused = refusals.map(({ name, reason }) => ({ source, label: name, isOffered: false, why: reason }))
  const silent = trouble === undefined ? [] : [{ source, label: '', isOffered: false, why: trouble }]
  return [...rows, ...refused, ...silent]
}
