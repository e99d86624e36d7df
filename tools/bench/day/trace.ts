import { seeded } from '#demo/art/seeded.ts'

export const KINDS = ['glance', 'browse', 'search', 'cart', 'buy', 'account', 'crawl'] as const
export type Kind = (typeof KINDS)[number]

/** What visits are, of a hundred. Assumed: a shop that sells to 1.5 of a hundred, and one visit in five is a program's. */
export const SHARES: Record<Kind, number> = {
  glance: 0.38,
  browse: 0.27,
  search: 0.08,
  cart: 0.045,
  buy: 0.015,
  account: 0.01,
  crawl: 0.2,
}

/** People by the hour of the day, as parts of a whole: quiet before dawn, level through the working day, most in the evening. Assumed. */
const PEOPLE_BY_HOUR = [22, 13, 8, 6, 6, 9, 17, 27, 38, 48, 55, 58, 56, 54, 55, 56, 55, 53, 53, 60, 72, 74, 64, 41]
const PEOPLE_IN_A_DAY = PEOPLE_BY_HOUR.reduce((sum, hour) => sum + hour, 0)

/** The busiest hour's part of all visits; programs come at any hour. */
export const BUSIEST_HOUR =
  (1 - SHARES.crawl) * (Math.max(...PEOPLE_BY_HOUR) / PEOPLE_IN_A_DAY) + SHARES.crawl / PEOPLE_BY_HOUR.length

export type Visit = {
  /** When it begins, in hours of the day. */
  hour: number
  kind: Kind
  /** What it looks at follows from this. */
  seed: number
}

/** A day's visits in their order: the same for the same seed. */
export function makeDay({ seed, visits }: { seed: number; visits: number }): Visit[] {
  const random = seeded(seed)
  return Array.from({ length: visits }, () => {
    const kind = pick(SHARES, random())
    const hour = kind === 'crawl' ? Math.floor(random() * 24) : Number(pick(PEOPLE_BY_HOUR, random()))
    return { kind, hour: hour + random(), seed: Math.floor(random() * 1e9) }
  }).toSorted((one, other) => one.hour - other.hour)
}

/** The name under which a point between 0 and 1 falls when each has room by its weight. */
function pick<Name extends string>(weights: Record<Name, number> | readonly number[], point: number): Name {
  const all = Object.entries(weights) as [Name, number][] // the names of a list are its places
  let left = point * all.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of all) if ((left -= weight) < 0) return name
  return all.at(-1)![0]
}
