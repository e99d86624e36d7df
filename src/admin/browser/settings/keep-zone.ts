import type { Provider } from '../data/provider.ts'
import { type Location, placesOf } from './places.ts'
import { inItsTurn, newOrders, type Turn } from './zone-order.ts'

export type Zone = { id: number; name: string; order: number; version: number }

export const ZONES = '/wc/v3/shipping/zones'

/** Without what no area holds, which the API tells as area 0: there is nothing to change about it. */
export const ownZones = (zones: Zone[]) => zones.filter(({ id }) => id !== 0)

/** A new area comes last, where it takes no CEP from the others, and into its turn once it has its places. */
export async function addZone(provider: Provider, name: string, locations: readonly Location[]) {
  const areas = await turnsOf(provider)
  const order = (areas.at(-1)?.order ?? -1) + 1
  const { id } = await provider.tell<Zone>(ZONES, { name, order })
  await provider.tell(`${ZONES}/${id}/locations?_method=PUT`, { locations })
  await tellTurns(provider, inItsTurn(areas, { id, order, isCountry: isCountry(locations) }))
}

type Change = { name: string; locations: readonly Location[]; before: readonly Location[] }

/** An area that becomes the whole country, or a part of it, goes where it leaves something to the others. */
export async function changeZone(provider: Provider, zone: Zone, { name, locations, before }: Change) {
  const { version } = await provider.tell<Zone>(`${ZONES}/${zone.id}`, { name, version: zone.version })
  await provider.tell(`${ZONES}/${zone.id}/locations?_method=PUT`, { locations, version })
  if (isCountry(locations) === isCountry(before)) return
  const areas = await turnsOf(provider)
  const area = areas.find(({ id }) => id === zone.id)
  if (area) await tellTurns(provider, inItsTurn(areas, area))
}

/** Has the shop ask the areas as they stand here. */
export async function tellTurns(provider: Provider, wanted: readonly Pick<Turn, 'id' | 'order'>[]) {
  for (const { id, order } of newOrders(wanted)) await provider.tell(`${ZONES}/${id}`, { order })
}

async function turnsOf(provider: Provider): Promise<Turn[]> {
  const zones = ownZones(await provider.read<Zone[]>(ZONES))
  return await Promise.all(
    zones.map(async ({ id, order }) => ({ id, order, isCountry: isCountry(await provider.read(`${ZONES}/${id}/locations`)) })),
  )
}

const isCountry = (locations: readonly Location[]) => placesOf(locations).kind === 'country'
