import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createSettings } from '#content/settings/service.ts'
import { createKeptTables } from '#db/kept-tables.ts'
import { createDatabase } from '#db/pool.ts'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { shippingModule } from '#shop/shipping/module.ts'
import { theCorreios } from '../../tests/support/correios-service.ts'
import { aFrenet } from '../../tests/support/frenet-service.ts'
import { aMelhorEnvio } from '../../tests/support/melhor-envio-service.ts'
import { BOUNDS } from './bounds.ts'
import { processCpuMs } from './process-cost.ts'
import { findPlentiful } from './purchase.ts'
import type { Row } from './row.ts'
import type { ShopProcess } from './shop-process.ts'
import { median, percentile } from './statistics.ts'

const AT_ONCE = 50
/** Shoppers come from so many places; each place is asked about several times. */
const CEPS = Array.from({ length: 100 }, (_none, at) => `013${String(10_000 + at * 7)}`)
const WARM_UP = 100
const CARRIERS = ['correios', 'frenet', 'melhor_envio'] as const

type Options = { shop: Pick<ShopProcess, 'url' | 'pid'>; dataDir: string; rounds: number }

/**
 * From a CEP to the offers of three carriers whose prices were asked for a moment ago, on the freight's own page: fifty questions at
 * the same time, round after round. As for adding to the cart, the server's time for one is the time of its round by fifty.
 */
export async function measureFreight({ shop: { url, pid }, dataDir, rounds }: Options): Promise<Row[]> {
  const products = await findPlentiful(url, 1)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  return await withKeptQuotes(dataDir, products, async (product, calls) => {
    const ask = (at: number) => quote(agent, `${url}/frete/?cep=${CEPS[at % CEPS.length]}&produto=${product}`)
    try {
      await untilOffered(() => ask(0))
      for (let at = 0; at < WARM_UP; at++) await ask(at)
      const [callsBefore, cpuBefore] = [calls(), processCpuMs(pid)]
      const eachMs: number[] = []
      for (let round = 0; round < rounds; round++) {
        const startedMs = performance.now()
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_none, at) => ask(round * AT_ONCE + at)))
        eachMs.push((performance.now() - startedMs) / AT_ONCE)
        const wrong = answers.find((answer) => !hasAll(answer))
        if (wrong) throw new Error(`An answer lacks the offer of a carrier: ${wrong.status} ${wrong.body.slice(0, 200)}`)
      }
      if (calls() !== callsBefore) throw new Error('A carrier was asked, although its price was kept.')
      const cpuAfter = processCpuMs(pid)
      const cpuMs = cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / (rounds * AT_ONCE)
      return [rowOf(eachMs, cpuMs)]
    } finally {
      agent.destroy()
    }
  })
}

function rowOf(eachMs: number[], cpuMs: number | undefined): Row {
  const numbers = {
    p50Ms: median(eachMs),
    p95Ms: percentile(eachMs, 95),
    perSecond: 1_000 / median(eachMs),
    ...(cpuMs !== undefined && { cpuMs }),
  }
  const cpu = cpuMs === undefined ? '' : `, ${cpuMs.toFixed(1)} ms CPU of the shop's process each`
  return {
    what: `CEP to offers of ${CARRIERS.length} carriers, ${AT_ONCE} at a time`,
    measured: `server time of one p50 ${numbers.p50Ms.toFixed(1)} ms, p95 ${numbers.p95Ms.toFixed(1)} ms over ${eachMs.length} rounds`,
    compared: `${numbers.perSecond.toFixed(0)} a second${cpu}`,
    bound: `p95 of the server time < ${BOUNDS.addToCartMs} ms, ≥ ${BOUNDS.freightPerSecond} a second`,
    verdict: numbers.p95Ms < BOUNDS.addToCartMs && numbers.perSecond >= BOUNDS.freightPerSecond ? 'ok' : 'broken',
    numbers,
  }
}

/** The shop has three carriers, and every price that will be asked for is kept in its database; afterwards they are switched off. */
async function withKeptQuotes<T>(
  dataDir: string,
  products: readonly string[],
  work: (product: string, calls: () => number) => Promise<T>,
): Promise<T> {
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The shop runs, but no PostgreSQL was found on its data folder.')
  const [correios, frenet, melhorEnvio] = await Promise.all([theCorreios(), aFrenet(), aMelhorEnvio()])
  const all = { correios, frenet, melhor_envio: melhorEnvio }
  const { kysely: db, close } = createDatabase({ connection, poolSize: 4, applicationName: 'vitrine bench' })
  try {
    const { shipping, carrierEditing } = await shippingModule.create!({
      db,
      keptTables: createKeptTables({ db }),
      settings: createSettings({ db }),
      // The shop never opens what is kept under it: it has no reason to call.
      secret: 'a secret that is long enough to measure',
      shopUrl: 'https://loja.example',
      clock: { now: () => Date.now() },
      network: { ...melhorEnvio.network, ca: correios.network.ca + frenet.network.ca + melhorEnvio.network.ca },
      log: { warn: () => {} },
      askExtensions: { asksFreight: () => false, freight: async (own) => own },
    })
    for (const id of CARRIERS) await carrierEditing.change(id, { isOn: true, settings: all[id].settings })
    // Not everything that is sold is sent.
    const parcels = await Promise.all(products.map(async (id) => ({ id, parcel: await shipping.parcelOf(Number(id), 1) })))
    const { id: product, parcel } = parcels.find((one) => one.parcel !== undefined) ?? {}
    if (product === undefined || !parcel) throw new Error('The shop sells nothing that has to be sent.')
    for (const cep of CEPS)
      await shipping.withMore(
        () => [],
        () => parcel,
        cep,
        10_000,
      )
    try {
      return await work(product, () => correios.sent.length + frenet.sent.length + melhorEnvio.sent.length)
    } finally {
      for (const id of CARRIERS) await carrierEditing.change(id, { isOn: false })
    }
  } finally {
    await close()
    await Promise.all([correios.close(), frenet.close(), melhorEnvio.close()])
  }
}

type Quote = { ms: number; status: number; body: string }
const hasAll = ({ status, body }: Quote) =>
  status === 200 && ['PAC', 'Jadlog Package', '.Package (Jadlog)'].every((name) => body.includes(name))

/** Other processes hear of a setting a moment later. */
async function untilOffered(ask: () => Promise<Quote>) {
  for (let look = 0; look < 100; look++) {
    if (hasAll(await ask())) return
    await wait(50)
  }
  throw new Error('The shop offers nothing of the carriers that were switched on.')
}

function quote(agent: Agent, url: string): Promise<Quote> {
  const startedMs = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { accept: 'text/html' }, timeout: 30_000 }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (body += part))
      response.on('error', reject)
      response.on('end', () => resolve({ ms: performance.now() - startedMs, status: response.statusCode ?? 0, body }))
    })
    sent.on('timeout', () => sent.destroy(new Error(`${url} did not answer within thirty seconds.`)))
    sent.on('error', reject)
    sent.end()
  })
}
