import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { familyOf, memoryOf, slopeOf } from '#tests/support/memory-use.ts'
import { sellSomething } from '#tests/support/remote-buyer.ts'
import { passwordIn, postmasterOf, query, shopProcesses } from '#tests/support/shop-process.ts'
import { soakTraffic } from '#tests/support/soak-traffic.ts'

const { aFolder, open, clear } = shopProcesses()
afterAll(clear)

/** Only when it is asked for, as a slope needs its time: SOAK_MINUTES=30 for the figures in the docs. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 0)
const PER_SECOND = Number(process.env.SOAK_RATE ?? 50)
const HEAP_MB = 512
const SAMPLE_EVERY_MS = 5_000
const MAX_IN_FLIGHT = 100
const METRICS_TOKEN = 'for whoever watches the memory'

/** `heapMb` is in use (rubbish too), `heldMb` what V8 has of the system, `outsideMb` all else of the process. */
type Sample = {
  at: number
  shopMb: number
  heapMb: number
  heldMb: number
  outsideMb: number
  postgresMb: number
  processes: number
}

test.runIf(MINUTES > 0)('a shop that is visited all the time does not grow', { timeout: (MINUTES + 10) * 60_000 }, async () => {
  const folder = aFolder()
  const env = {
    DEMO: '1',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    METRICS_TOKEN,
    // Visitors come from everywhere, and are counted as on any day.
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'on',
  }
  const shop = await open({ folder, env })
  const productId = await sellSomething(10_000_000, (statement, values) => query(folder, statement, values))
  const traffic = soakTraffic({ url: shop.url, productId, password: passwordIn(shop.out())! })

  const sample = async (at: number): Promise<Sample> => {
    const { body } = await shop.ask('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    const heapOf = (kind: string) => Number(new RegExp(`^nodejs_heap_size_${kind}_bytes (\\S+)`, 'm').exec(body)?.[1]) / 2 ** 20
    const database = familyOf(postmasterOf(folder)!)
    const app = familyOf(shop.pid).filter((pid) => !database.includes(pid))
    const shopMb = app.reduce((sum, pid) => sum + memoryOf(pid).rssMb, 0)
    return {
      at,
      shopMb,
      heapMb: heapOf('used'),
      heldMb: heapOf('total'),
      outsideMb: shopMb - heapOf('total'),
      // The memory that its processes share is counted by the system once for each of them.
      postgresMb: database.reduce((sum, pid) => sum + memoryOf(pid).ownMb, 0),
      processes: app.length + database.length,
    }
  }

  const samples: Sample[] = []
  const began = performance.now()
  const minutesNow = () => (performance.now() - began) / 60_000
  let asked = 0
  let late = 0
  let inFlight = 0
  let nextSampleMs = 0
  while (minutesNow() < MINUTES) {
    const elapsedMs = performance.now() - began
    for (; asked < (elapsedMs / 1_000) * PER_SECOND; asked++) {
      if (inFlight >= MAX_IN_FLIGHT) {
        late++
        continue
      }
      inFlight++
      void traffic.visit().finally(() => inFlight--)
    }
    if (elapsedMs >= nextSampleMs) {
      nextSampleMs += SAMPLE_EVERY_MS
      samples.push(await sample(minutesNow()))
      if (samples.length % 12 === 1) console.log(rounded(samples.at(-1)!))
    }
    await wait(20)
  }
  const second = samples.filter(({ at }) => at >= MINUTES / 2)
  const slope = (of: (one: Sample) => number) => slopeOf(second.map((one) => ({ at: one.at, value: of(one) })))
  const slopes = {
    shop: slope(({ shopMb }) => shopMb),
    heap: slope(({ heapMb }) => heapMb),
    held: slope(({ heldMb }) => heldMb),
    outside: slope(({ outsideMb }) => outsideMb),
    postgres: slope(({ postgresMb }) => postgresMb),
  }
  console.log({ minutes: MINUTES, asked, late, slopesInMbPerMinute: slopes, last: rounded(samples.at(-1)!) })
  console.log(Object.fromEntries([...traffic.counts].toSorted(([a], [b]) => (a < b ? -1 : 1))))

  expect(late).toBeLessThan(asked / 10)
  expect(slopes.shop).toBeLessThan(1)
  expect(slopes.postgres).toBeLessThan(1)
  const wrong = [...traffic.counts].filter(([what]) => !/: (200|302|303|503)$|^no such page: 404$/.test(what))
  expect(wrong).toEqual([])
  await shop.stop()
})

const rounded = (sample: Sample) =>
  Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, Math.round(value * 10) / 10]))
