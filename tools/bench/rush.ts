import { Agent, request } from 'node:http'
import { Client } from 'pg'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { BUYER_FIELDS } from '../../tests/support/buyer-fields.ts'
import { BOUNDS } from './bounds.ts'
import type { Row } from './row.ts'
import { median, percentile } from './statistics.ts'

const UNITS = 10
const ADDS_OF_ONE = 120
const PREPARED_AT_ONCE = 8
const NONCE = 'woocommerce-process-checkout-nonce'

type Plan = { shopUrl: string; dataDir: string; buyers: number; calmRounds: number; say: (line: string) => void }
type Answer = { status: number; body: string; cookie: string; ms: number }
type Visitor = { cookie: string; page: string }

/**
 * A stranger who buys something else, alone and then during two crowds: a thousand buyers who press «Finalizar» for ten units in the same
 * moment, and one visitor's 120 additions at once. Every buyer must get the order or read that the product is sold out.
 */
export async function measureRush({ shopUrl, dataDir, buyers, calmRounds, say }: Plan): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const ask = (path: string, asking: Asking = {}) => askOnce(agent, shopUrl + path, asking)
  const [scarce, other] = await twoProducts(dataDir)

  const enter = async (product: number): Promise<Visitor> => {
    const { cookie } = await ask('/?wc-ajax=add_to_cart', { form: { product_id: String(product) } })
    return { cookie, page: (await ask('/checkout/', { cookie })).body }
  }
  const review = ({ cookie, page }: Visitor) => {
    const security = /update_order_review_nonce(?:"|&quot;):(?:"|&quot;)(\w+)/.exec(page)?.[1] ?? ''
    return ask('/?wc-ajax=update_order_review', {
      cookie,
      form: { security, post_data: new URLSearchParams(BUYER_FIELDS).toString() },
    })
  }
  const place = ({ cookie, page }: Visitor, rate: string) => {
    const chosen = { [NONCE]: valueOf(page, NONCE), payment_method: valueOf(page, 'payment_method'), 'shipping_method[0]': rate }
    return ask('/?wc-ajax=checkout', { cookie, form: { ...BUYER_FIELDS, terms: 'on', 'terms-field': '1', ...chosen } })
  }
  const stranger = await enter(other)
  const rate = valueOf((await review(stranger)).body.replaceAll('\\"', '"'), 'shipping_method[0]')
  /** One whole purchase, click by click. */
  const round = async () => {
    const answers = [
      await ask('/?wc-ajax=add_to_cart', { cookie: stranger.cookie, form: { product_id: String(other) } }),
      await ask('/checkout/', { cookie: stranger.cookie }),
      await review(stranger),
      await place(stranger, rate),
    ]
    const wrong = answers.find(({ status }) => status !== 200) ?? answers.slice(3).find((one) => verdictOf(one) !== 'placed')
    if (wrong) throw new Error(`The stranger was answered ${wrong.status}: ${wrong.body.slice(0, 200)}`)
    return answers.map(({ ms }) => ms)
  }
  const roundsUntil = async (isOver: () => boolean) => {
    const times: number[] = []
    while (!isOver()) times.push(...(await round()))
    return times
  }
  const during = async <T>(crowd: Promise<T>[]) => {
    let left = crowd.length
    for (const one of crowd) void one.finally(() => left--)
    const times = await roundsUntil(() => left === 0)
    return { times, answers: await Promise.all(crowd) }
  }

  say(`${buyers} buyers fill their carts…`)
  const crowd = await inTurns(buyers, () => enter(scarce))
  let calmLeft = calmRounds
  const calm = await roundsUntil(() => calmLeft-- === 0)
  say('they all buy…')
  const startedMs = performance.now()
  const rush = await during(crowd.map((buyer) => place(buyer, rate)))
  const rushSeconds = (performance.now() - startedMs) / 1000
  const told = rush.answers.map(verdictOf)
  const count = (what: string) => told.filter((one) => one === what).length
  const adds = await during(
    Array.from({ length: ADDS_OF_ONE }, () =>
      ask('/?wc-ajax=add_to_cart', { cookie: crowd[0]!.cookie, form: { product_id: String(other) } }),
    ),
  )
  agent.destroy()
  const refused = adds.answers.filter(({ status }) => status !== 200).length
  const right = count('placed') === UNITS && count('sold-out') === buyers - UNITS
  return [
    rowOf(`a stranger while ${buyers} buy ${UNITS} units`, {
      calm,
      crowd: rush.times,
      isRight: right,
      told: `${count('placed')} orders, ${count('sold-out')} «em falta», ${count('later')} “later”, ${count('other')} other, in ${rushSeconds.toFixed(1)} s`,
      notes: right ? [] : [rush.answers.find((answer) => verdictOf(answer) === 'other')?.body.slice(0, 300) ?? ''],
    }),
    rowOf(`a stranger while one visitor adds ${ADDS_OF_ONE} times at once`, {
      calm,
      crowd: adds.times,
      isRight: refused === 0,
      told: `${ADDS_OF_ONE - refused} added, ${refused} refused`,
    }),
  ]
}

type Measured = { calm: number[]; crowd: number[]; isRight: boolean; told: string; notes?: string[] }

function rowOf(what: string, { calm, crowd, isRight, told, notes = [] }: Measured): Row {
  const numbers = {
    calmP50Ms: median(calm),
    calmP95Ms: percentile(calm, 95),
    p50Ms: median(crowd),
    p95Ms: percentile(crowd, 95),
    ratio: percentile(crowd, 95) / percentile(calm, 95),
  }
  return {
    what,
    measured: `p50 ${numbers.p50Ms.toFixed(0)} ms, p95 ${numbers.p95Ms.toFixed(0)} ms over ${crowd.length} calls; ${told}`,
    compared: `${numbers.ratio.toFixed(2)} × the p95 alone (p50 ${numbers.calmP50Ms.toFixed(0)} ms, p95 ${numbers.calmP95Ms.toFixed(0)} ms)`,
    bound: `p95 < ${BOUNDS.rushRatio} × alone, no “later”`,
    verdict: isRight && numbers.ratio < BOUNDS.rushRatio ? 'ok' : 'broken',
    notes,
    numbers,
  }
}

function verdictOf({ status, body }: Answer): 'placed' | 'sold-out' | 'later' | 'other' {
  if (status === 503) return 'later'
  if (body.includes('"result":"success"')) return 'placed'
  return /está em falta no estoque/.test(body) ? 'sold-out' : 'other'
}

/** One of which few are left, and one of which there is plenty. */
async function twoProducts(dataDir: string): Promise<[number, number]> {
  const client = new Client(await findRunningPostgres(dataDir))
  await client.connect()
  try {
    const { rows } = await client.query<{ product_id: number }>(
      `select s.product_id from stock s join products p on p.id = s.product_id
       where p.type = 'simple' and p.status = 'publish' and p.manage_stock and not p.virtual and s.variation_id is null and s.on_hand > 0
       order by s.on_hand desc limit 2`,
    )
    const [scarce, other] = rows.map((row) => Number(row.product_id))
    if (scarce === undefined || other === undefined) throw new Error('The rush needs two products with units that are counted.')
    await client.query(`update stock set on_hand = $2 where product_id = $1 and variation_id is null`, [scarce, UNITS])
    await client.query(`update stock set on_hand = 100000 where product_id = $1 and variation_id is null`, [other])
    return [scarce, other]
  } finally {
    await client.end()
  }
}

async function inTurns<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  const work = async () => {
    while (made.length < count) made.push(await make())
  }
  await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, work))
  return made.slice(0, count)
}

/** The first value that the markup offers under a name. */
function valueOf(markup: string, name: string): string {
  const input = (markup.match(/<input [^>]*>/g) ?? []).find((one) => one.includes(`name="${name}"`)) ?? ''
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}

type Asking = { cookie?: string; form?: Record<string, string> }

function askOnce(agent: Agent, url: string, { cookie = '', form }: Asking): Promise<Answer> {
  const startedMs = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/html',
      ...(cookie !== '' && { cookie }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const sent = request(url, { agent, method: form ? 'POST' : 'GET', headers, timeout: 120_000 }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (body += part))
      response.on('error', reject)
      response.on('end', () => {
        const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]!)
        const session = cookies.find((one) => one.includes('vitrine_session')) ?? cookie
        resolve({ status: response.statusCode ?? 0, body, cookie: session, ms: performance.now() - startedMs })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`${url} did not answer within two minutes.`)))
    sent.on('error', reject)
    sent.end(form && new URLSearchParams(form).toString())
  })
}
