import { localDay, readLocalMoment } from '#kit/brazil/local-time.ts'
import { type Chance, whole } from './chance.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)
export const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS)
export const dayBefore = (now: Date, days: number) => localDay(new Date(now.getTime() - days * DAY_MS))

/** When people buy: mornings little, evenings most. */
export function shoppingMoment(chance: Chance, day: string): Date {
  const hour = chance() < 0.55 ? whole(chance, 18, 22) : whole(chance, 8, 17)
  const [minute, second] = [whole(chance, 0, 59), whole(chance, 0, 59)]
  return readLocalMoment(`${day}T${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}`)
}

/** From Sunday to Saturday, against the mean. */
const OF_WEEKDAY = [0.75, 1.1, 1.2, 1.1, 1.15, 0.95, 0.8]
/** So many days ago a campaign began and ended. */
const CAMPAIGN = { from: 36, to: 32 }

/** How lively a day was: the shop grows, weekends are quiet, and one campaign brought many. */
export function liveliness(daysAgo: number, day: string): number {
  const weekday = OF_WEEKDAY[new Date(`${day}T12:00:00Z`).getUTCDay()]!
  const isCampaign = daysAgo <= CAMPAIGN.from && daysAgo >= CAMPAIGN.to
  return (1.2 - daysAgo / 200) * weekday * (isCampaign ? 1.8 : 1)
}
