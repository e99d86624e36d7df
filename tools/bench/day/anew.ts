import { findPages } from '../pages.ts'
import { measureRendering } from '../rendering.ts'
import type { ShopProcess } from '../shop-process.ts'
import type { Meters } from './meters.ts'
import type { Costs } from './model.ts'

type Options = { shop: Pick<ShopProcess, 'url' | 'pid'>; dataDir: string; meters: Meters; samples: number }

/** What a public page costs that nobody has kept: a third each of home, list and product. */
export async function measureAnew({ shop, dataDir, meters, samples }: Options): Promise<Costs['anew']> {
  const pages = await findPages(shop.url)
  const { result, used } = await meters.during(() => measureRendering({ shop, dataDir, pages, samples }))
  const shopMs = result.reduce((sum, { numbers }) => sum + (numbers?.cpuMs ?? Number.NaN), 0) / result.length
  // Nearly all of what both do meanwhile is making these pages, so the database's part is in proportion to the shop's.
  return { shopMs, databaseMs: shopMs * (used.databaseMs / used.shopMs) }
}
