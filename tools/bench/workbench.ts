import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '#db/connection.ts'
import { startPrivatePostgres } from '#db/private-server.ts'
import { BOUNDS } from './bounds.ts'
import { seedCatalog } from './catalog-seed.ts'
import { employ } from './employ.ts'
import { openFilledShop } from './filled-shop.ts'
import type { Row } from './row.ts'
import { seedSales } from './sales-seed.ts'
import { median, percentile } from './statistics.ts'
import { type Question, QUESTIONS } from './workbench-questions.ts'

const SIZES = { small: 1_000, large: 100_000 }
/** Answered without a look into a table: what it costs to know who asks. */
const NOTHING_READ = '/wc/v3/orders/statuses'

type Options = { folder: string; samples: number; say: (line: string) => void }

/** What the workbench's lists and reports cost in a shop with a hundred times the orders, products and customers. */
export async function measureWorkbench({ folder, samples, say }: Options): Promise<Row[]> {
  const dataDir = join(folder, 'workbench')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o711)
  const server = await startPrivatePostgres({ dataDir, say: () => {} })
  try {
    const small = await openDesk(server.superuser, { dataDir, size: SIZES.small, say })
    const large = await openDesk(server.superuser, { dataDir, size: SIZES.large, say })
    const rows: Row[] = []
    for (const question of QUESTIONS) {
      say(`${question.what} in both shops…`)
      rows.push(await compare(question, { small, large, samples }))
    }
    await small.close()
    await large.close()
    return rows
  } finally {
    await server.stop()
  }
}

type Asked = { ms: number; statements: number }
type Desk = { size: number; ask: (path: string) => Promise<Asked>; knowing: number; close: () => Promise<void> }

async function openDesk(
  superuser: Connection,
  { dataDir, size, say }: { dataDir: string; size: number; say: (line: string) => void },
): Promise<Desk> {
  say(`filling a shop with ${size} products, customers and orders…`)
  let authorization = ''
  const { http, close } = await openFilledShop(superuser, {
    dataDir,
    name: `workbench_${size}`,
    fill: async (connection) => {
      await seedCatalog(connection, size)
      await seedSales(connection, size)
      authorization = await employ(connection)
    },
  })
  const statements = async () => {
    const { body } = await http.inject('/metrics')
    return Number(/^vitrine_db_queries_total (\d+)/m.exec(body)?.[1] ?? 0)
  }
  const ask = async (path: string) => {
    const before = await statements()
    const startedMs = performance.now()
    const { statusCode, body } = await http.inject({ url: `/wp-json${path}`, headers: { authorization } })
    const ms = performance.now() - startedMs
    if (statusCode !== 200)
      throw new Error(`${path} was answered with ${statusCode} in the shop of ${size}: ${body.slice(0, 300)}`)
    return { ms, statements: (await statements()) - before }
  }
  return { size, ask, knowing: await leastOf(() => ask(NOTHING_READ)), close }
}

/** Regular work may ask the database meanwhile: the least is what the question itself costs. */
async function leastOf(ask: () => Promise<Asked>) {
  let least = Infinity
  for (let at = 0; at < 5; at++) least = Math.min(least, (await ask()).statements)
  return least
}

async function compare(
  { what, isList, path }: Question,
  { small, large, samples }: { small: Desk; large: Desk; samples: number },
): Promise<Row> {
  const times = { small: [] as number[], large: [] as number[] }
  let statements = Infinity
  const warmUp = 2
  for (let at = 0; at < samples + warmUp; at++) {
    const [one, other] = [await small.ask(path(at, small.size)), await large.ask(path(at, large.size))]
    if (at < warmUp) continue
    times.small.push(one.ms)
    times.large.push(other.ms)
    statements = Math.min(statements, other.statements - large.knowing)
  }
  const p95 = percentile(times.large, 95)
  const inWords = (list: number[]) => `p50 ${median(list).toFixed(1)}, p95 ${percentile(list, 95).toFixed(1)} ms`
  const most = isList ? BOUNDS.listStatements : undefined
  return {
    what,
    measured: `${statements} statements, ${inWords(times.large)}`,
    compared: `p50 ${(median(times.large) / median(times.small)).toFixed(2)} × 1,000 (${inWords(times.small)})`,
    ...(most && { bound: `≤ ${most} statements` }),
    verdict: most === undefined ? 'told' : statements <= most ? 'ok' : 'broken',
    numbers: {
      statements,
      p50Ms: median(times.large),
      p95Ms: p95,
      p50SmallMs: median(times.small),
      p95SmallMs: percentile(times.small, 95),
    },
  }
}
