import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CarrierConnections } from '#shop/shipping/carrier-connections.ts'
import type { CarrierNotification } from '#shop/shipping/carriers/carrier.ts'
import type { TrackingFollowing } from './follow.ts'

type Options = {
  connections: Pick<CarrierConnections, 'find'>
  following: Pick<TrackingFollowing, 'hurry'>
  secret: string
  shopUrl: string
}
type Received = 'taken' | 'forged' | 'unknown'

export const NOTIFICATION_PATH = '/wc-api/vitrine_tracking'

/** Calls of carriers: whatever they say, the packages are only asked for the sooner. */
export function createCarrierNotifications({ connections, following, secret, shopUrl }: Options) {
  /** Not to be guessed, the same for ever: whoever calls it was told by us. */
  const keyOf = (carrier: string) =>
    createHmac('sha256', secret).update(`vitrine: tracking notifications of ${carrier}`).digest('hex').slice(0, 40)
  const readerOf = async (carrier: string) => {
    const found = await connections.find(carrier)
    return found && (await found.connect()).readNotification
  }
  return {
    /** Where a carrier calls the shop; undefined for one that does not call. */
    urlOf: async (carrier: string): Promise<string | undefined> =>
      (await readerOf(carrier)) && `${shopUrl}${NOTIFICATION_PATH}/${carrier}/${keyOf(carrier)}`,
    receive: async (carrier: string, key: string, call: Omit<CarrierNotification, 'isByOwnAddress'>): Promise<Received> => {
      const read = await readerOf(carrier)
      if (!read) return 'unknown'
      const noticed = read({ ...call, isByOwnAddress: isSame(key, keyOf(carrier)) })
      if (!noticed.ok) return 'forged'
      await following.hurry(noticed.packages)
      return 'taken'
    },
  }
}
export type CarrierNotifications = ReturnType<typeof createCarrierNotifications>

const isSame = (one: string, other: string) => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
