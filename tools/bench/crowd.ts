import { Agent, request } from 'node:http'
import { BOUNDS } from './bounds.ts'
import type { Row } from './row.ts'
import { median, percentile } from './statistics.ts'

const AT_ONCE = 50
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

type Plan = { shopUrl: string; products: string[]; adds: number }
type Added = { ms: number; status: number; body: string; cookies: string }

/**
 * Fifty visitors who put something into their carts at the same time, round after round. The time of one is a part of the
 * crowd's: what the machine needs for the others is in it. Every answer is read, and in the end every cart must hold what was put in.
 */
export async function addInTheCrowd({ shopUrl, products, adds }: Plan): Promise<Row> {
  const times: number[] = []
  const rounds = Math.max(2, Math.ceil(adds / AT_ONCE))
  const cookies = Array.from({ length: AT_ONCE }, () => '')
  const startedMs = performance.now()
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(
      cookies.map((cookie, visitor) => add(shopUrl, { product: products[(visitor + round) % products.length]!, cookie })),
    )
    answers.forEach(({ ms, status, body, cookies: told }, visitor) => {
      const units = unitsIn(body)
      if (status !== 200 || units !== round + 1)
        throw new Error(`Visitor ${visitor} has ${units} units instead of ${round + 1}: ${status} ${body.slice(0, 200)}`)
      if (told !== '') cookies[visitor] = told
      // The first time opens a session as well.
      if (round > 0) times.push(ms)
    })
  }
  agent.destroy()
  const perSecond = (rounds * AT_ONCE) / ((performance.now() - startedMs) / 1000)
  const numbers = {
    p50Ms: median(times),
    p95Ms: percentile(times, 95),
    perSecond,
    /** What one answer costs when the machine does nothing but answer. */
    msEach: 1000 / perSecond,
  }
  return {
    what: `add to cart, ${AT_ONCE} at a time`,
    measured: `p50 ${numbers.p50Ms.toFixed(0)} ms, p95 ${numbers.p95Ms.toFixed(0)} ms with all fifty in line`,
    compared: `${perSecond.toFixed(0)} adds/s, ${numbers.msEach.toFixed(1)} ms of server time each`,
    bound: `server time < ${BOUNDS.addToCartMs} ms`,
    verdict: numbers.msEach < BOUNDS.addToCartMs ? 'ok' : 'broken',
    numbers,
  }
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
