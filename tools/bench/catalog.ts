import { join } from 'node:path'
import type { Connection } from '#db/connection.ts'
import { BOUNDS } from './bounds.ts'
import { searchWords, seedCatalog } from './catalog-seed.ts'
import { openFilledShop } from './filled-shop.ts'
import type { Row } from './row.ts'
import { median, percentile } from './statistics.ts'
import { withTwoShops } from './two-shops.ts'

const ORDERS = ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc']

/** Addresses of which no two are kept under the same key, so that each is rendered. */
const QUESTIONS: Record<string, (at: number) => string> = {
  listing: (at) => `/loja/page/${1 + (at % 80)}/?orderby=${ORDERS[Math.floor(at / 80) % 6]}`,
  category: (at) =>
    `/categoria-produto/categoria-${1 + (at % 10)}/page/${1 + (Math.floor(at / 10) % 7)}/?orderby=${ORDERS[Math.floor(at / 70) % 6]}`,
  filter: (at) =>
    `/loja/?filter_cor=termo-${1 + (at % 12)}&filter_tamanho=termo-${1 + (Math.floor(at / 3) % 12)}&query_type_tamanho=or&min_price=${at}&orderby=${ORDERS[at % 6]}`,
  search: (at) => `/?s=${encodeURIComponent(searchWords(at))}`,
  suggestions: (at) => `/wp-json/wp/v2/search?search=${encodeURIComponent(searchWords(at).slice(0, 1 + (at % 8)))}&per_page=6`,
}

/** What a hundred times the products costs each kind of question, the two shops asked in turn. */
export async function measureCatalog({
  folder,
  samples,
  say,
}: {
  folder: string
  samples: number
  say: (line: string) => void
}): Promise<Row[]> {
  const dataDir = join(folder, 'catalog')
  const rows: Row[] = []
  await withTwoShops({
    dataDir,
    open: (server, products) => openShop(server.superuser, { dataDir, products, say }),
    measure: async ({ small, large }) => {
      for (const [what, question] of Object.entries(QUESTIONS)) {
        say(`${what} in both shops…`)
        rows.push(await compare(what, { question, small: small.ask, large: large.ask, samples }))
      }
    },
  })
  return rows
}

async function openShop(
  superuser: Connection,
  { dataDir, products, say }: { dataDir: string; products: number; say: (line: string) => void },
) {
  say(`filling a shop with ${products} products…`)
  const { http, close } = await openFilledShop(superuser, {
    dataDir,
    name: `catalog_${products}`,
    fill: (connection) => seedCatalog(connection, products),
  })
  const ask = async (url: string) => {
    const startedMs = performance.now()
    const { statusCode } = await http.inject({ url, headers: { accept: 'text/html' } })
    if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode} in the shop of ${products} products.`)
    return performance.now() - startedMs
  }
  return { ask, close }
}

type Asked = (url: string) => Promise<number>

async function compare(
  what: string,
  { question, small, large, samples }: { question: (at: number) => string; small: Asked; large: Asked; samples: number },
): Promise<Row> {
  const times = { small: [] as number[], large: [] as number[] }
  // The first ones fill the caches of the database and let the compiler see the code.
  const warmUp = Math.ceil(samples / 4)
  for (let at = 0; at < samples + warmUp; at++) {
    const [one, other] = [await small(question(at)), await large(question(at))]
    if (at < warmUp) continue
    times.small.push(one)
    times.large.push(other)
  }
  const p99 = { small: percentile(times.small, 99), large: percentile(times.large, 99) }
  const ratio = p99.large / p99.small
  const inWords = (list: number[]) =>
    `p50 ${median(list).toFixed(1)}, p95 ${percentile(list, 95).toFixed(1)}, p99 ${percentile(list, 99).toFixed(1)} ms`
  return {
    what: `${what}, 100,000 products`,
    measured: inWords(times.large),
    compared: `p99 ${ratio.toFixed(2)} ×, p50 ${(median(times.large) / median(times.small)).toFixed(2)} × 1,000 products (${inWords(times.small)})`,
    bound: `p99 < ${BOUNDS.catalogGrowth} ×`,
    verdict: ratio < BOUNDS.catalogGrowth ? 'ok' : 'broken',
    numbers: { ratio, p99Ms: p99.large, p99SmallMs: p99.small, p50Ms: median(times.large), p50SmallMs: median(times.small) },
  }
}
