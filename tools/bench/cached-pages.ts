import { join } from 'node:path'
import { type Answer, ask, askPage, COMPRESSED } from './ask.ts'
import { countAnswers } from './cache-counter.ts'
import { expectedOf, type Load } from './load.ts'
import { hasNginx, nginxPath, startNginx } from './nginx.ts'
import type { Pages } from './pages.ts'
import type { Row } from './row.ts'
import type { ShopProcess } from './shop-process.ts'
import { median } from './statistics.ts'
import { type Rounds, type Sample, takeTurns } from './turns.ts'

/** Kept pages of the shop against nginx with the same bytes, in turns, so that a busy machine is busy for both. */
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
  try {
    const rows: Row[] = []
    for (const [at, { name, path, answer }] of targets.entries()) {
      const other = nginx && { ...nginx, path: nginxPath(at) }
      if (other) await assertSame(answer, other.url + other.path)
      const before = await countAnswers(shop.url)
      const samples = await takeTurns({ shop: { ...shop, path }, nginx: other, expected: expectedOf(answer.body), load, rounds })
      const after = await countAnswers(shop.url)
      if (after.memory - before.memory !== samples.shopRequests || after.render !== before.render) {
        throw new Error(`${path}: of ${samples.shopRequests} answers ${after.memory - before.memory} came from memory; all must.`)
      }
      rows.push(rowOf(name, samples))
    }
    return rows
  } finally {
    await nginx?.stop()
  }
}

function rowOf(name: string, { ours, theirs }: { ours: Sample[]; theirs: Sample[] }): Row {
  const what = `cached ${name}, brotli`
  const perSecond = median(ours.map((sample) => sample.perSecond))
  const cpu = medianOf(ours.map((sample) => sample.cpuMicroseconds))
  const measured = `${Math.round(perSecond)} requests/s${microseconds(cpu)}`
  const numbers: Record<string, number> = { perSecond, ...(cpu === undefined ? {} : { cpuMicroseconds: cpu }) }
  if (theirs.length === 0)
    return { what, measured, compared: 'nginx is not on this machine: no comparison', verdict: 'told', numbers }
  const nginxPerSecond = median(theirs.map((sample) => sample.perSecond))
  const ratio = median(ours.map((sample, at) => sample.perSecond / theirs[at]!.perSecond))
  const nginxCpu = medianOf(theirs.map((sample) => sample.cpuMicroseconds))
  return {
    what,
    measured,
    compared: `${ratio.toFixed(2)} × nginx (${Math.round(nginxPerSecond)}/s${microseconds(nginxCpu)})`,
    verdict: 'told',
    numbers: { ...numbers, nginxPerSecond, ratio, ...(nginxCpu === undefined ? {} : { nginxCpuMicroseconds: nginxCpu }) },
  }
}

async function assertSame({ body, headers }: Answer, url: string) {
  const other = await ask(url, { headers: COMPRESSED })
  const sameHeaders = ['content-type', 'content-encoding', 'etag', 'content-security-policy', 'cache-control'].every(
    (name) => other.headers[name] === headers[name],
  )
  if (other.status !== 200 || !other.body.equals(body) || !sameHeaders) {
    throw new Error(`nginx does not answer ${url} with the shop's bytes and headers, so the two cannot be compared.`)
  }
}

const microseconds = (cpu: number | undefined) => (cpu === undefined ? '' : `, ${Math.round(cpu)} µs CPU each`)

function medianOf(numbers: (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined)
  return known.length > 0 ? median(known) : undefined
}
