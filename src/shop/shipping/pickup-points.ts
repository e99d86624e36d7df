import { readCep } from '#kit/brazil/cep.ts'
import { recordOf } from '#kit/unknown-json.ts'
import type { Pickup, PickupPoint } from './contract.ts'

/** The row of settings that holds the shop's places; a version stands beside them. */
export const PICKUP_POINTS_SETTING = 'pickup_points'
export const PICKUP_POINTS_PART = 'list'
export const MOST_PICKUP_POINTS = 50
export const LONGEST_PLACE_TEXT = 200
export const LONGEST_PLACE_HOURS = 500

/** Whatever was stored becomes places; what has no name or address is none. */
export function readPickupPoints(stored: unknown): { points: PickupPoint[]; version: number } {
  const { points, version } = recordOf(recordOf(stored)[PICKUP_POINTS_PART])
  const list = Array.isArray(points) ? points.slice(0, MOST_PICKUP_POINTS) : []
  return { points: list.flatMap(readPoint), version: typeof version === 'number' ? version : 0 }
}

function readPoint(raw: unknown): PickupPoint[] {
  const { name, address, city, state, postcode, hours, phone, whatsapp, picture_id, method_id } = recordOf(raw)
  const text = (value: unknown, most = LONGEST_PLACE_TEXT) => (typeof value === 'string' ? value.trim().slice(0, most) : '')
  const point = {
    name: text(name),
    address: text(address),
    city: text(city),
    state: text(state).toUpperCase().slice(0, 2),
    postcode: readCep(postcode) ?? '',
    hours: text(hours, LONGEST_PLACE_HOURS),
    phone: text(phone, 30),
    whatsapp: text(whatsapp, 30),
    pictureId: idOf(picture_id),
    methodId: idOf(method_id),
  }
  return point.name === '' || point.address === '' ? [] : [point]
}

const idOf = (raw: unknown) => (typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0 ? raw : 0)

/** Street, city and state in one line. */
export const placeLine = ({ address, city, state }: Pick<PickupPoint, 'address' | 'city' | 'state'>) =>
  [address, [city, state].filter((part) => part !== '').join(' – ')].filter((part) => part !== '').join(', ')

/** Where an order is fetched that is sent this way, if one of the places says so. */
export function pickupAt(points: readonly PickupPoint[], rateId: string): Pickup | undefined {
  const point = points.find(({ methodId }) => methodId > 0 && rateId === `local_pickup:${methodId}`)
  return point && { address: `${point.name}, ${placeLine(point)}`, hours: point.hours.replaceAll(/\s*\n\s*/g, '; ') }
}
