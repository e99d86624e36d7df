import { setTimeout as wait } from 'node:timers/promises'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { ask } from './ask.ts'
import { employ } from './employ.ts'
import { cpuSeconds, memoryMegabytes } from './process-cost.ts'
import type { Row } from './row.ts'
import type { ShopProcess } from './shop-process.ts'
import { median, percentile } from './statistics.ts'

const PIECE_BYTES = 2 * 1024 * 1024
const LOOK_EVERY_MS = 250
const PARENTS_EACH = 10

/** A table as large shops have it: every tenth line is a product, the nine below it are its variations. */
function* tableOf(lines: number): Generator<string> {
  const sizes = Array.from({ length: PARENTS_EACH - 1 }, (_, at) => `Tamanho ${at + 1}`)
  const words = 'Feito à mão em uma oficina pequena do interior. Cada peça sai um pouco diferente da outra. Lave com água morna.'
  yield 'Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global\n'
  for (let at = 0; at < lines / PARENTS_EACH; at++) {
    yield `variable,IMP-${at},Peça importada ${at},1,"${words}","${words} ${words}",1,,,Importados > Prateleira ${at % 40},,Tamanho,"${sizes.join(', ')}",1,1\n`
    for (const [size, name] of sizes.entries())
      yield `variation,IMP-${at}-${size},Peça importada ${at} - ${name},1,,,1,${1 + ((at + size) % 20)},${20 + (at % 80)}.90,,IMP-${at},Tamanho,${name},,1\n`
  }
}

type Options = { shop: ShopProcess; dataDir: string; lines: number; say: (line: string) => void }

/** A table is sent, looked through and carried out to its end by a running shop, which answers shoppers meanwhile. */
export async function measureImport({ shop, dataDir, lines, say }: Options): Promise<Row[]> {
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The shop has no PostgreSQL of its own, so nobody can be let in to import.')
  const headers = { authorization: await employ(connection) }
  const api = async <T>(method: string, path: string, body?: string | Uint8Array<ArrayBuffer>): Promise<T> => {
    const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
    const answer = await fetch(`${shop.url}/wp-json/vitrine/v1${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T // as the API's own schema says
  }
  type Transfer = { id: number; state: string; problem: string; rows_done: number; counts: Record<string, number> }
  const idleMegabytes = memoryMegabytes(shop.pid) ?? 0
  const table = new TextEncoder().encode([...tableOf(lines)].join(''))
  const { id } = await api<Transfer>('POST', '/imports', JSON.stringify({ name: 'bench.csv' }))
  for (let offset = 0; offset < table.length; offset += PIECE_BYTES)
    await api('POST', `/imports/${id}/pieces?part=table&offset=${offset}`, table.subarray(offset, offset + PIECE_BYTES))

  const pages: number[] = []
  let mostMegabytes = idleMegabytes
  let turnedAway = 0
  const until = async (deed: 'check' | 'run', end: string) => {
    const [startedMs, cpuBefore] = [performance.now(), cpuSeconds(shop.pid) ?? 0]
    await api('POST', `/imports/${id}/${deed}`, '{}')
    for (let told = 0; ;) {
      const now = await api<Transfer>('GET', `/imports/${id}`)
      if (now.problem) throw new Error(now.problem)
      const seconds = (performance.now() - startedMs) / 1000
      if (now.state === end) return { seconds, cpu: (cpuSeconds(shop.pid) ?? 0) - cpuBefore, counts: now.counts }
      if (now.rows_done >= told + 5_000) say(`${deed}: ${(told = now.rows_done)} of ${lines} lines`)
      // A page that nobody has asked for yet, and a cart: both need the database that is being written to.
      for (const answer of [
        await ask(`${shop.url}/loja/?min_price=${pages.length + 1}`, { headers: { accept: 'text/html' } }),
        await ask(`${shop.url}/?wc-ajax=get_refreshed_fragments`, { method: 'POST', form: {} }),
      ]) {
        pages.push(answer.ms)
        if (answer.status !== 200) turnedAway++
      }
      mostMegabytes = Math.max(mostMegabytes, memoryMegabytes(shop.pid) ?? 0)
      await wait(LOOK_EVERY_MS)
    }
  }
  const checked = await until('check', 'checked')
  const written = await until('run', 'done')
  if (written.counts.new !== lines) throw new Error(`Of ${lines} lines ${JSON.stringify(written.counts)} were written.`)
  const rate = ({ seconds, cpu }: { seconds: number; cpu: number }) =>
    `${seconds.toFixed(0)} s, ${Math.round(lines / seconds)} lines/s, ${cpu.toFixed(0)} s CPU of the shop`
  return [
    row(`import of ${lines} lines, looked through`, rate(checked), { seconds: checked.seconds }),
    row(`import of ${lines} lines, written`, rate(written), { seconds: written.seconds }),
    row('memory while importing', `${Math.round(mostMegabytes)} MB at the most, ${Math.round(idleMegabytes)} MB before`, {
      mostMegabytes,
      idleMegabytes,
    }),
    row(
      'shoppers meanwhile',
      `p50 ${median(pages).toFixed(0)}, p95 ${percentile(pages, 95).toFixed(0)}, slowest ${Math.max(...pages).toFixed(0)} ms of ${pages.length} answers, ${turnedAway} told to come back`,
      {
        p95Ms: percentile(pages, 95),
        turnedAway,
      },
    ),
  ]
}

const row = (what: string, measured: string, numbers: Record<string, number>): Row => ({
  what,
  measured,
  verdict: 'told',
  numbers,
})
