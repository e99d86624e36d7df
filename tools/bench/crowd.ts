import { Agent, request } from 'node:http'
import { askPage } from './ask.ts'
import { BOUNDS } from './bounds.ts'
import type { Row } from './row.ts'
import { median, percentile } from './statistics.ts'

const AT_ONCE = 50
/** A round for so many of the adds that were asked for: a percentile of rounds needs twenty of them. */
const ADDS_A_ROUND = 15
const FEWEST_ROUNDS = 6
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

type Plan = { shopUrl: string; products: string[]; adds: number }
type Added = { ms: number; status: number; body: string; cookies: string }

/**
 * Fifty visitors who put something into their carts at the same time, round after round. Who waits, waits for the forty-nine others:
 * so the server's time for one add is the time of its round by fifty. In it is all that the server does and waits for, the database
 * and its disk too, and only that, as there is always somebody in line. Every answer is read, and every cart must hold what was put in.
 */
export async function addInTheCrowd({ shopUrl, products, adds }: Plan): Promise<Row> {
  if (products.length < 2) throw new Error('A crowd needs two products that can be put into a cart from the list.')
  const [inLineMs, eachMs]: [number[], number[]] = [[], []]
  const rounds = Math.max(FEWEST_ROUNDS, Math.ceil(adds / ADDS_A_ROUND))
  let cookies: string[] = []
  let before = await countWork(shopUrl)
  const done = { cpuSeconds: 0, roundTrips: 0 }
  for (let round = 0; round < rounds; round++) {
    // Whoever has one of each product leaves, and another visitor comes; a first add opens a session as well, so it is not counted.
    const held = round % products.length
    if (held === 0) {
      cookies = Array.from({ length: AT_ONCE }, () => '')
      await addOneEach(held)
      before = await countWork(shopUrl)
      continue
    }
    const startedMs = performance.now()
    inLineMs.push(...(await addOneEach(held)))
    eachMs.push((performance.now() - startedMs) / AT_ONCE)
    const after = await countWork(shopUrl)
    done.cpuSeconds += after.cpuSeconds - before.cpuSeconds
    done.roundTrips += after.roundTrips - before.roundTrips
    before = after
  }
  agent.destroy()

  async function addOneEach(held: number): Promise<number[]> {
    const answers = await Promise.all(
      cookies.map((cookie, visitor) => add(shopUrl, { product: products[(visitor + held) % products.length]!, cookie })),
    )
    answers.forEach(({ status, body, cookies: told }, visitor) => {
      const units = unitsIn(body)
      if (status !== 200 || units !== held + 1)
        throw new Error(`Visitor ${visitor} has ${units} units instead of ${held + 1}: ${status} ${body.slice(0, 200)}`)
      if (told !== '') cookies[visitor] = told
    })
    return answers.map(({ ms }) => ms)
  }

  const counted = inLineMs.length
  const numbers = {
    eachP50Ms: median(eachMs),
    eachP95Ms: percentile(eachMs, 95),
    p50Ms: median(inLineMs),
    p95Ms: percentile(inLineMs, 95),
    cpuMsEach: (done.cpuSeconds * 1000) / counted,
    roundTripsEach: done.roundTrips / counted,
  }
  return {
    what: `add to cart, ${AT_ONCE} at a time`,
    measured: `server time of one p50 ${numbers.eachP50Ms.toFixed(1)} ms, p95 ${numbers.eachP95Ms.toFixed(1)} ms over ${eachMs.length} rounds`,
    compared: `${numbers.cpuMsEach.toFixed(1)} ms CPU of the shop's process, ${numbers.roundTripsEach.toFixed(1)} round trips each; p50 ${numbers.p50Ms.toFixed(0)} ms, p95 ${numbers.p95Ms.toFixed(0)} ms with all fifty in line`,
    bound: `p95 of the server time < ${BOUNDS.addToCartMs} ms`,
    verdict: numbers.eachP95Ms < BOUNDS.addToCartMs ? 'ok' : 'broken',
    numbers,
  }
}

/** What the shop's process has done so far, as it counts it itself. */
async function countWork(shopUrl: string): Promise<{ cpuSeconds: number; roundTrips: number }> {
  const text = (await askPage(`${shopUrl}/metrics`)).body.toString()
  const count = (name: string) => Number(new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(text)?.[1])
  return { cpuSeconds: count('process_cpu_seconds_total'), roundTrips: count('vitrine_db_queries_total') }
}

/** The number beside the cart's picture, as the answer draws it. */
const unitsIn = (body: string) => Number(/data-counter=\\?"(\d+)/.exec(body)?.[1] ?? Number.NaN)

function add(shopUrl: string, { product, cookie }: { product: string; cookie: string }): Promise<Added> {
  const startedMs = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      `${shopUrl}/?wc-ajax=add_to_cart`,
      {
        agent,
        method: 'POST',
        timeout: 30_000,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie !== '' && { cookie }) },
      },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (body += part))
        response.on('error', reject)
        response.on('end', () => {
          const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]!)
          const session = cookies.find((one) => one.includes('vitrine_session')) ?? ''
          resolve({ ms: performance.now() - startedMs, status: response.statusCode ?? 0, body, cookies: session })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('A product was not added within thirty seconds.')))
    sent.on('error', reject)
    sent.end(new URLSearchParams({ product_id: product, quantity: '1' }).toString())
  })
}
