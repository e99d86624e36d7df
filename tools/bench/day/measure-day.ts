import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Pool } from 'pg'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { aVarnish } from '#tests/support/varnish.ts'
import { freePort } from '../free-port.ts'
import { plenty } from '../personal.ts'
import type { Row } from '../row.ts'
import type { ShopProcess } from '../shop-process.ts'
import { measureAnew } from './anew.ts'
import { createEdgeClient, noTraffic } from './edge-client.ts'
import { measureKinds } from './kind-costs.ts'
import { openMeters } from './meters.ts'
import type { Costs } from './model.ts'
import { measureOrderCapacity } from './order-capacity.ts'
import { findPlaces } from './places.ts'
import { anewRow, breakRows, dayRows, kindRows, machineRow, needRows, saleRows } from './rows.ts'
import { BENCH, mostConnections, runHours } from './run-day.ts'
import { runSale, SALE_HOUR } from './run-sale.ts'
import { makeDay, type Visit } from './trace.ts'

const SEED = 2026
const ORDINARY = {
  visits: 4_000,
  hourMs: 5_000,
  each: 60,
  orders: 400,
  rounds: 3,
  buyers: 20_000,
  units: 500,
  inFlight: 200,
  withinMs: 300_000,
}
const QUICK = {
  visits: 600,
  hourMs: 1_500,
  each: 15,
  orders: 100,
  rounds: 1,
  buyers: 1_000,
  units: 50,
  inFlight: 50,
  withinMs: 120_000,
}

type Options = {
  folder: string
  quick: boolean
  signal: AbortSignal
  say: (line: string) => void
  /** Starts the shop, and knows how to close it when the bench is interrupted. */
  start: (dataDir: string, env: Record<string, string>) => Promise<ShopProcess>
}

/** A day of the shop behind its cache: what each visit costs, the hours in their turn with a sale at eight, and what follows for larger days. */
export async function measureDay({ folder, quick, signal, say, start }: Options): Promise<Row[]> {
  if (spawnSync('varnishd', ['-V']).status !== 0)
    return [{ what: 'a day', measured: 'no Varnish on this machine', verdict: 'skipped' }]
  const size = quick ? QUICK : ORDINARY
  say('orders alone…')
  const capacity = await measureOrderCapacity({ dataDir: join(folder, 'orders'), ...size })

  say('a shop behind a cache…')
  const dataDir = join(folder, 'day')
  const port = await freePort()
  const shop = await start(dataDir, { EDGE_URL: `varnish://127.0.0.1:${port}` })
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The shop runs, but no PostgreSQL was found on its data folder.')
  const database = new Pool({ ...connection, max: 3, application_name: BENCH })
  // An interrupted bench closes the shop, and its PostgreSQL with it.
  database.on('error', () => {})
  const edge = await aVarnish({ port, shopPort: shop.port })
  const looking = createEdgeClient({ port, traffic: noTraffic() })
  try {
    const plentiful = await plenty(shop.url, connection)
    const visited = { port, plentiful, places: await findPlaces(looking) }
    const meters = openMeters({ shop, edgePid: edge.pid, database })
    say('pages made anew…')
    const anew = await measureAnew({ shop, dataDir, meters, samples: quick ? 5 : 30 })
    say('each kind of visit…')
    const kinds = await measureKinds({ shop: visited, meters, visits: size.each, signal })

    const day = makeDay({ seed: SEED, visits: size.visits })
    const between = (from: number, to: number) => day.filter(({ hour }) => hour >= from && hour < to)
    const hours = async (visits: Visit[]) => await runHours({ shop: visited, database, visits, hourMs: size.hourMs, signal })
    say(`the day, an hour in ${size.hourMs / 1000} s…`)
    const { result, used } = await meters.during(() =>
      mostConnections(database, async () => [await hours(between(0, SALE_HOUR)), await hours(between(SALE_HOUR, 24))]),
    )
    say(`${size.buyers} buyers for ${size.units} units…`)
    const sale = await meters.during(() =>
      mostConnections(database, () =>
        runSale({ shop: visited, database, ...size, strangers: between(SALE_HOUR, SALE_HOUR + 1), signal }),
      ),
    )
    const costs: Costs = {
      kinds,
      anew,
      orders: {
        perSecond: capacity.many.perSecond,
        ofOneProductPerSecond: capacity.one.perSecond,
        storedBytes: capacity.many.storedBytes,
      },
    }
    return [
      machineRow(),
      ...kindRows(kinds),
      anewRow(anew),
      ...dayRows({ reports: result.result, used, connections: result.most, kinds }),
      ...saleRows({ ...sale.result.result, connections: sale.result.most, used: sale.used, ...size }),
      ...capacity.rows,
      ...needRows(costs),
      ...breakRows(costs),
    ]
  } finally {
    looking.close()
    await database.end()
    await edge.close()
  }
}
