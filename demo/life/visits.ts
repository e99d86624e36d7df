import type { Chance } from './chance.ts'
import { whole } from './chance.ts'
import { dayBefore, liveliness } from './moments.ts'
import type { Offer } from './purchase.ts'

type Asked = { offers: readonly Offer[]; now: Date; days: number }

const VISITORS_A_DAY = 104
const DEVICES = { phone: 0.71, desktop: 0.25, tablet: 0.04 }
/** Pages of each kind that a visitor opens. */
const VIEWS = {
  home: 0.7,
  listing: 1.5,
  product: 1.9,
  search: 0.22,
  cart: 0.2,
  checkout: 0.09,
  order: 0.05,
  account: 0.07,
  blog: 0.25,
  page: 0.16,
}
const SEARCHES = {
  caneca: 5,
  vaso: 3.4,
  manta: 2.8,
  rede: 2.1,
  presente: 2,
  'prato fundo': 1.2,
  almofada: 1.1,
  'cesto de palha': 0.8,
}
const IN_VAIN = { xicara: 0.9, 'jogo de panela': 0.5, 'tapete redondo': 0.45, luminaria: 0.3, 'porta retrato': 0.25 }
/** Where three quarters of the pages lie, in the buckets of the shop's figures; phones are slower. */
const SPEED = { lcp: 76, inp: 47, cls: 33, ttfb: 58 }
const SPEED_DAYS = 60
/** Each of these days tells of itself and of those before it: a row for every page, device and bucket is much for an example. */
const SPEED_EVERY = 5
/** What was looked at is compared with the month before, no further. */
const PRODUCT_DAYS = 61

/** What the shop counted on each day before this one. Nothing in it names anybody. */
export function visits(chance: Chance, { offers, now, days }: Asked) {
  const spread = (mean: number) => Math.max(0, Math.round(mean * (0.75 + chance() / 2)))
  const products = [...new Map(offers.map(({ productId, weight }) => [productId, weight]))]
  const allWeights = products.reduce((sum, [, weight]) => sum + weight, 0)
  const each = Array.from({ length: days - 1 }, (_, at) => {
    const day = dayBefore(now, at + 1)
    return { day, people: VISITORS_A_DAY * liveliness(at + 1, day) }
  })
  const perDevice = each.flatMap(({ day, people }) =>
    Object.entries(DEVICES).map(([device, share]) => ({ day, device, visitors: spread(people * share) })),
  )
  return {
    visit_days: perDevice.map((row) => ({ ...row, product_visitors: Math.round(row.visitors * (0.5 + chance() / 8)) })),
    page_view_days: perDevice.flatMap(({ day, device, visitors }) =>
      Object.entries(VIEWS).map(([kind, views]) => ({ day, device, kind, views: 1 + spread(visitors * views) })),
    ),
    product_view_days: each.slice(0, PRODUCT_DAYS).flatMap(({ day, people }) =>
      products.map(([product_id, weight]) => ({
        day,
        product_id,
        views: 1 + spread((people * VIEWS.product * weight) / allWeights),
      })),
    ),
    search_days: each.flatMap(({ day }) =>
      Object.entries({ ...SEARCHES, ...IN_VAIN }).map(([words, mean]) => {
        const searches = 1 + Math.round(mean * 1.4 * chance())
        const clicks = words in IN_VAIN ? 0 : Math.round(searches * 0.6)
        return { day, words, searches, clicks, adds: Math.round(clicks * 0.25 * chance()) }
      }),
    ),
    empty_search_days: each.flatMap(({ day }) =>
      Object.entries(IN_VAIN).map(([words, mean]) => ({ day, words, searches: 1 + Math.round(mean * 1.4 * chance()) })),
    ),
    page_speed_days: each
      .slice(0, SPEED_DAYS)
      .filter((_, at) => at % SPEED_EVERY === 0)
      .flatMap(({ day, people }) => speedOf(chance, day, people)),
  }
}

function speedOf(chance: Chance, day: string, people: number) {
  return (['home', 'listing', 'product'] as const).flatMap((kind) =>
    (['phone', 'desktop'] as const).flatMap((device) =>
      Object.entries(SPEED).flatMap(([metric, usual]) => {
        const middle = usual - (device === 'desktop' ? 5 : 0) - whole(chance, 0, 2)
        const samples = Math.max(4, Math.round(people * VIEWS[kind] * DEVICES[device] * 0.3 * SPEED_EVERY))
        return [
          { bucket: middle - 5, part: 0.35 },
          { bucket: middle - 2, part: 0.35 },
          { bucket: middle + 2, part: 0.25 },
          { bucket: middle + 8, part: 0.05 },
        ].map(({ bucket, part }) => ({ day, kind, device, metric, bucket, samples: Math.max(1, Math.round(samples * part)) }))
      }),
    ),
  )
}
