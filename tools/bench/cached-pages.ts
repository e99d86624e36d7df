import { join } from 'node:path'
import { type Answer, ask, askPage, COMPRESSED } from './ask.ts'
import { startBareHttp } from './bare-http.ts'
import { BOUNDS } from './bounds.ts'
import { countAnswers } from './cache-counter.ts'
import { expectedOf, type Load } from './load.ts'
import { hasNginx, nginxPath, startNginx } from './nginx.ts'
import type { Pages } from './pages.ts'
import type { Row } from './row.ts'
import type { ShopProcess } from './shop-process.ts'
import { median } from './statistics.ts'
import { type Rounds, type Sample, takeTurns } from './turns.ts'

/** Kept pages of the shop against a bare server and nginx with the same bytes, in turns, so that a busy machine is busy for all. */
export async function measureCachedPages(options: {
  shop: ShopProcess
  load: Load
  pages: Pages
  folder: string
  rounds: Rounds
}): Promise<Row[]> {
  const { shop, load, pages, folder, rounds } = options
  const targets = await Promise.all(
    (['home', 'listing'] as const).map(async (name) => ({
      name,
      path: pages[name],
      answer: await askPage(shop.url + pages[name], COMPRESSED),
    })),
  )
  const answers = targets.map(({ answer }) => answer)
  const nginx = hasNginx() ? await startNginx(join(folder, 'nginx'), answers) : undefined
  const bare = await startBareHttp(targets)
  try {
    const rows: Row[] = []
    for (const [at, { name, path, answer }] of targets.entries()) {
      const others = [{ ...bare, path }, ...(nginx ? [{ ...nginx, path: nginxPath(at) }] : [])]
      for (const other of others) await assertSame(answer, `http://127.0.0.1:${other.port}${other.path}`)
      const before = await countAnswers(shop.url)
      const samples = await takeTurns({ shop: { ...shop, path }, others, expected: expectedOf(answer.body), load, rounds })
      const after = await countAnswers(shop.url)
      if (after.memory - before.memory !== samples.shopRequests || after.render !== before.render) {
        throw new Error(`${path}: of ${samples.shopRequests} answers ${after.memory - before.memory} came from memory; all must.`)
      }
      rows.push(...rowsOf(name, samples))
    }
    return rows
  } finally {
    bare.stop()
    await nginx?.stop()
  }
}

function rowsOf(name: string, { ours, theirs: [bare = [], nginx = []] }: { ours: Sample[]; theirs: Sample[][] }): Row[] {
  const what = `cached ${name}, brotli`
  const own = {
    perSecond: median(ours.map((sample) => sample.perSecond)),
    cpu: medianOf(ours.map((sample) => sample.cpuMicroseconds)),
  }
  const measured = `${Math.round(own.perSecond)} requests/s${microseconds(own.cpu)}`
  const against = (others: Sample[]) => ({
    perSecond: median(others.map((sample) => sample.perSecond)),
    cpu: medianOf(others.map((sample) => sample.cpuMicroseconds)),
    ratio: median(ours.map((sample, at) => sample.perSecond / others[at]!.perSecond)),
  })
  const told = (who: string, { perSecond, cpu, ratio }: ReturnType<typeof against>) =>
    `${ratio.toFixed(2)} × ${who} (${Math.round(perSecond)}/s${microseconds(cpu)})`
  const twin = against(bare)
  const rows: Row[] = [
    {
      what,
      measured,
      compared: told('a bare server', twin),
      bound: `≥ ${BOUNDS.keptPageRatio} × bare`,
      verdict: twin.ratio >= BOUNDS.keptPageRatio ? 'ok' : 'broken',
      numbers: {
        perSecond: own.perSecond,
        barePerSecond: twin.perSecond,
        ratio: twin.ratio,
        ...cpuOf(own.cpu),
        ...cpuOf(twin.cpu, 'bareCpu'),
      },
    },
  ]
  if (nginx.length === 0) return rows
  const other = against(nginx)
  const numbers = { nginxPerSecond: other.perSecond, ratio: other.ratio, ...cpuOf(other.cpu, 'nginxCpu') }
  return [...rows, { what: `${what}, by nginx`, measured, compared: told('nginx', other), verdict: 'told', numbers }]
}

const cpuOf = (cpu: number | undefined, name = 'cpu'): Record<string, number> =>
  cpu === undefined ? {} : { [`${name}Microseconds`]: cpu }

async function assertSame({ body, headers }: Answer, url: string) {
  const other = await ask(url, { headers: COMPRESSED })
  const sameHeaders = ['content-type', 'content-encoding', 'etag', 'content-security-policy', 'cache-control'].every(
    (name) => other.headers[name] === headers[name],
  )
  if (other.status !== 200 || !other.body.equals(body) || !sameHeaders) {
    throw new Error(`Another server does not answer ${url} with the shop's bytes and headers, so the two cannot be compared.`)
  }
}

const microseconds = (cpu: number | undefined) => (cpu === undefined ? '' : `, ${Math.round(cpu)} µs CPU each`)

function medianOf(numbers: (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined)
  return known.length > 0 ? median(known) : undefined
}
