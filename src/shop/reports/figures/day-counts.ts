import type { Device, Metric, PageKind } from './contract.ts'

/** Who came: known by address and browser, which stay in memory until the next write. */
export type Visitor = { address: string; agent: string; device: Device; sawProduct: boolean }

/** A phrase: how often it was searched for, a product of its list opened, or put into the cart. */
type Searched = { words: string } & Record<SearchStep, number>
type SearchStep = 'searches' | 'clicks' | 'adds'

/** What was counted of one day and is not written yet. */
export type DayCounts = {
  visitors: Map<string, Visitor>
  views: Map<string, { kind: PageKind; device: Device; views: number }>
  products: Map<string, { slug: string; views: number }>
  /** In vain. */
  searches: Map<string, { words: string; searches: number }>
  /** All of them, with what came of their lists. */
  searched: Map<string, Searched>
  speed: Map<string, { kind: PageKind; device: Device; metric: Metric; bucket: number; samples: number }>
}

/** What is held between two writes; the rest of a flood is not counted. */
export const MOST_WAITING = { visitors: 20_000, views: 1_000, products: 5_000, searches: 1_000, searched: 2_000, speed: 20_000 }

export const noCounts = (): DayCounts => ({
  visitors: new Map(),
  views: new Map(),
  products: new Map(),
  searches: new Map(),
  searched: new Map(),
  speed: new Map(),
})

export const isEmpty = (counts: DayCounts) => Object.values(counts).every(({ size }) => size === 0)

export function addVisitor(counts: DayCounts, visitor: Visitor) {
  const key = `${visitor.address}\n${visitor.agent}`
  const before = counts.visitors.get(key)
  if (before) before.sawProduct ||= visitor.sawProduct
  else if (counts.visitors.size < MOST_WAITING.visitors) counts.visitors.set(key, visitor)
}

export function addViews(counts: DayCounts, kind: PageKind, device: Device, views = 1) {
  const key = `${kind} ${device}`
  const before = counts.views.get(key)
  if (before) before.views += views
  else if (counts.views.size < MOST_WAITING.views) counts.views.set(key, { kind, device, views })
}

export function addProduct(counts: DayCounts, slug: string, views = 1) {
  const before = counts.products.get(slug)
  if (before) before.views += views
  else if (counts.products.size < MOST_WAITING.products) counts.products.set(slug, { slug, views })
}

export function addSearch(counts: DayCounts, words: string, searches = 1) {
  const before = counts.searches.get(words)
  if (before) before.searches += searches
  else if (counts.searches.size < MOST_WAITING.searches) counts.searches.set(words, { words, searches })
}

export function addSearched(counts: DayCounts, words: string, step: SearchStep, times = 1) {
  const before = counts.searched.get(words)
  if (before) before[step] += times
  else if (counts.searched.size < MOST_WAITING.searched)
    counts.searched.set(words, { words, searches: 0, clicks: 0, adds: 0, [step]: times })
}

type Sample = { kind: PageKind; device: Device; metric: Metric; bucket: number }

export function addSample(counts: DayCounts, { kind, device, metric, bucket }: Sample, samples = 1) {
  const key = `${kind} ${device} ${metric} ${bucket}`
  const before = counts.speed.get(key)
  if (before) before.samples += samples
  else if (counts.speed.size < MOST_WAITING.speed) counts.speed.set(key, { kind, device, metric, bucket, samples })
}

/** What could not be written is counted with what came since. */
export function addCounts(to: DayCounts, from: DayCounts) {
  for (const visitor of from.visitors.values()) addVisitor(to, visitor)
  for (const { kind, device, views } of from.views.values()) addViews(to, kind, device, views)
  for (const { slug, views } of from.products.values()) addProduct(to, slug, views)
  for (const { words, searches } of from.searches.values()) addSearch(to, words, searches)
  for (const { words, ...steps } of from.searched.values())
    for (const step of ['searches', 'clicks', 'adds'] as const) if (steps[step] > 0) addSearched(to, words, step, steps[step])
  for (const { samples, ...sample } of from.speed.values()) addSample(to, sample, samples)
}
