import { join } from 'node:path'
import type { Connection } from '#db/connection.ts'
import { BOUNDS } from './bounds.ts'
import { seedCatalog } from './catalog-seed.ts'
import { employ } from './employ.ts'
import { seedDesk } from './desk-seed.ts'
import { openFilledShop } from './filled-shop.ts'
import { childrenCpuMs } from './process-cost.ts'
import type { Row } from './row.ts'
import { seedSales } from './sales-seed.ts'
import { median, percentile } from './statistics.ts'
import { withTwoShops } from './two-shops.ts'
import { type Question, QUESTIONS } from './workbench-questions.ts'

/** Answered without a look into a table: what it costs to know who asks. */
const NOTHING_READ = '/wc/v3/orders/statuses'

type Options = { folder: string; samples: number; say: (line: string) => void }

/** What the workbench's lists and reports cost in a shop with a hundred times the orders, products and customers. */
export async function measureWorkbench({ folder, samples, say }: Options): Promise<Row[]> {
  const dataDir = join(folder, 'workbench')
  const rows: Row[] = []
  await withTwoShops({
    dataDir,
    open: (server, size) => openDesk(server.superuser, { dataDir, size, cpuMs: () => childrenCpuMs(server.pid()!), say }),
    measure: async ({ small, large }) => {
      say(`${QUESTIONS.length} questions in both shops…`)
      for (const question of QUESTIONS) rows.push(await compare(question, { small, large, samples }))
    },
  })
  return rows
}

type Asked = { ms: number; statements: number; databaseMs: number }
type Desk = { size: number; ask: (path: string) => Promise<Asked>; knowing: number; close: () => Promise<void> }

async function openDesk(
  superuser: Connection,
  { dataDir, size, cpuMs, say }: { dataDir: string; size: number; cpuMs: () => number | undefined; say: (line: string) => void },
): Promise<Desk> {
  say(`filling a shop with ${size} products, customers and orders…`)
  let authorization = ''
  const { http, close } = await openFilledShop(superuser, {
    dataDir,
    name: `workbench_${size}`,
    fill: async (connection) => {
      await seedCatalog(connection, size)
      await seedSales(connection, size)
      await seedDesk(connection, size)
      authorization = await employ(connection)
    },
  })
  const statements = async () => {
    const { body } = await http.inject('/metrics')
    return Number(/^vitrine_db_queries_total (\d+)/m.exec(body)?.[1] ?? 0)
  }
  const ask = async (path: string) => {
    const before = await statements()
    const cpuBefore = cpuMs() ?? NaN
    const startedMs = performance.now()
    const { statusCode, body } = await http.inject({ url: `/wp-json${path}`, headers: { authorization } })
    const ms = performance.now() - startedMs
    if (statusCode !== 200)
      throw new Error(`${path} was answered with ${statusCode} in the shop of ${size}: ${body.slice(0, 300)}`)
    return { ms, databaseMs: (cpuMs() ?? NaN) - cpuBefore, statements: (await statements()) - before }
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
  const asked = { small: [] as Asked[], large: [] as Asked[] }
  const warmUp = 1
  for (let at = 0; at < samples + warmUp; at++) {
    const [one, other] = [await small.ask(path(at, small.size)), await large.ask(path(at, large.size))]
    if (at < warmUp) continue
    asked.small.push(one)
    asked.large.push(other)
  }
  const timesOf = (some: Asked[]) => {
    const ms = some.map((one) => one.ms)
    return { p50: median(ms), p95: percentile(ms, 95), databaseMs: median(some.map((one) => one.databaseMs)) }
  }
  const [much, little] = [timesOf(asked.large), timesOf(asked.small)]
  const statements = Math.min(...asked.large.map((one) => one.statements)) - large.knowing
  const inWords = ({ p50, p95, databaseMs }: typeof much) =>
    `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms, ${databaseMs.toFixed(1)} ms CPU of the database`
  const bounds = [
    ...(isList ? [{ words: `≤ ${BOUNDS.listStatements} statements`, isKept: statements <= BOUNDS.listStatements }] : []),
    // Without /proc there is nothing to compare.
    { words: `≤ ${BOUNDS.deskDatabaseMs} ms CPU`, isKept: !(much.databaseMs > BOUNDS.deskDatabaseMs) },
  ]
  return {
    what,
    measured: `${statements} statements, ${inWords(much)}`,
    compared: `p50 ${(much.p50 / little.p50).toFixed(2)} ×, p95 ${(much.p95 / little.p95).toFixed(2)} × 1,000 (${inWords(little)})`,
    bound: bounds.map(({ words }) => words).join(', '),
    verdict: bounds.every(({ isKept }) => isKept) ? 'ok' : 'broken',
    numbers: {
      statements,
      p50Ms: much.p50,
      p95Ms: much.p95,
      databaseMs: much.databaseMs,
      p50SmallMs: little.p50,
      p95SmallMs: little.p95,
      databaseSmallMs: little.databaseMs,
    },
  }
}
