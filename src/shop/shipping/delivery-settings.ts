import { recordOf } from '#kit/unknown-json.ts'
import type { Dispatch } from './arrival.ts'
import type { Pickup } from './contract.ts'

/** The row of settings that holds how the shop sends. */
export const DELIVERY_SETTING = 'delivery'

/** A shop that says nothing sends what is ordered before the early afternoon on the same day: no promise is longer than its carrier's. */
export const CUTOFF_HOUR = 14
export const MOST_HANDLING_DAYS = 60

/** Whatever was stored becomes settings; what makes no sense is what nobody has set. */
export function readDispatch(stored: unknown): Dispatch {
  const { cutoff_hour: hour, handling_days: days } = recordOf(stored)
  return {
    cutoffHour: isWhole(hour, 24) ? hour : CUTOFF_HOUR,
    handlingDays: isWhole(days, MOST_HANDLING_DAYS) ? days : 0,
  }
}

type ShopPlace = { address: string; city: string; state: string; hours: string }

/** Where orders are fetched: as the merchant says, else where the shop is. Nothing where neither is known. */
export function readPickup(stored: unknown, shop: ShopPlace): Pickup | undefined {
  const { pickup_address: own, pickup_hours: hours } = recordOf(stored)
  const isOwn = typeof own === 'string' && own !== ''
  const address = isOwn ? own : [shop.address, placeText(shop)].filter((part) => part !== '').join(', ')
  if (address === '' || (!isOwn && shop.address === '')) return undefined
  return { address: inOneLine(address), hours: inOneLine(typeof hours === 'string' && hours !== '' ? hours : shop.hours) }
}

const placeText = ({ city, state }: ShopPlace) => [city, state].filter((part) => part !== '').join(' – ')
/** One line for each span of days becomes a list; the end of the sentence is ours to set. */
const inOneLine = (text: string) =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .join('; ')
    .replace(/[.;\s]+$/, '')

const isWhole = (raw: unknown, most: number): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= most
