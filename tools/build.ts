import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bundleAdmin } from './bundle-admin.ts'
import { adminEntries, bundleExtensions } from './bundle-extensions.ts'
import { bundle, findEntries, ROOT } from './bundle.ts'

const DIST = join(ROOT, 'dist')

/** What decides about the result besides the sources: the packages, and the build itself. */
const ALWAYS = [
  'package-lock.json',
  'package.json',
  'tools/build.ts',
  'tools/bundle.ts',
  'tools/bundle-admin.ts',
  'tools/bundle-extensions.ts',
]

type Stamp = { fingerprint: string; sources: string[]; isQuick: boolean }
/** Quick: compressed less, for whoever works on the shop. Good enough for nobody else, so another build makes it anew. */
type Effort = { isQuick?: boolean }
type Made = { list: unknown; files: Map<string, string>; sources: string[] }
/** A build of its own: where its files go, what it names them by, and how it is made. */
type Part = { assets: string; list: string; stamp: string; entries: () => unknown; make: () => Promise<Made> }

const SHOP: Part = {
  assets: join(DIST, 'assets'),
  list: join(DIST, 'assets.json'),
  stamp: join(DIST, 'stamp'),
  entries: findEntries,
  make: () => bundle(),
}
const WORKBENCH: Part = {
  assets: join(DIST, 'painel'),
  list: join(DIST, 'painel.json'),
  stamp: join(DIST, 'painel-stamp'),
  // Sections and names of jobs are found by their files: one that is new stands in no list of sources yet.
  entries: () => globSync(['src/admin/browser/*/section.ts', 'src/**/job-labels.ts'], { cwd: ROOT }).sort(),
  make: async () => {
    const { files, sources, ...list } = await bundleAdmin()
    return { list, files, sources }
  },
}
const EXTENSIONS: Part = {
  assets: join(DIST, 'extensions'),
  list: join(DIST, 'extensions.json'),
  stamp: join(DIST, 'extensions-stamp'),
  entries: adminEntries,
  make: bundleExtensions,
}

const staleParts = (effort: Effort) => [SHOP, WORKBENCH, EXTENSIONS].filter((part) => !isFresh(part, effort))

export const isBuilt = (effort: Effort = {}) => staleParts(effort).length === 0

/** Builds the browser's files into dist/ unless those there were made from the very same sources. */
export async function buildIfStale(say: (sentence: string) => void, effort: Effort = {}): Promise<void> {
  const stale = staleParts(effort)
  if (stale.length === 0) return
  const startedMs = performance.now()
  say('Preparando os arquivos do navegador…')
  let count = 0
  for (const part of stale) {
    const made = await part.make()
    await keep(part, made, effort)
    count += made.files.size
  }
  const seconds = ((performance.now() - startedMs) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  say(`Pronto: ${count} arquivos em ${seconds} s.`)
}

function isFresh(part: Part, { isQuick = false }: Effort): boolean {
  if (!existsSync(part.stamp) || !existsSync(part.list)) return false
  try {
    const stamp = JSON.parse(readFileSync(part.stamp, 'utf8')) as Stamp // written below
    return (isQuick || !stamp.isQuick) && stamp.fingerprint === fingerprint(part, stamp.sources)
  } catch {
    // A stamp cut short by a full disk says nothing: build again.
    return false
  }
}

/** Changes with the content of any source, with the entries that exist, and with a file gone from the folder. */
function fingerprint({ assets, entries }: Part, sources: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(entries()))
  for (const path of [...ALWAYS, ...sources]) {
    const file = join(ROOT, path)
    hash.update(`\0${path}\0`).update(existsSync(file) ? readFileSync(file) : '')
  }
  return hash.update(readdirSync(assets).sort().join()).digest('hex')
}

async function keep(part: Part, { list, files, sources }: Made, { isQuick = false }: Effort) {
  mkdirSync(part.assets, { recursive: true })
  const kept = new Set<string>()
  const put = (name: string, bytes: Buffer) => {
    kept.add(name)
    replace(join(part.assets, name), bytes)
  }
  await Promise.all(
    [...files].map(async ([name, code]) => {
      const bytes = Buffer.from(code)
      const [br, gz] = await Promise.all([brotli(bytes, isQuick ? 4 : 11), promisify(gzip)(bytes, { level: isQuick ? 4 : 9 })])
      put(name, bytes)
      put(`${name}.br`, br)
      put(`${name}.gz`, gz)
    }),
  )
  replace(part.list, JSON.stringify(list, null, 2))
  for (const name of readdirSync(part.assets))
    if (!kept.has(name)) rmSync(join(part.assets, name), { recursive: true, force: true })
  replace(part.stamp, JSON.stringify({ fingerprint: fingerprint(part, sources), sources, isQuick } satisfies Stamp))
}

export function brotli(bytes: Buffer, quality = 11): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

// By another name first: a server that reads meanwhile sees the old file or the new one, never half of it.
function replace(path: string, content: Buffer | string) {
  const half = `${path}.${process.pid}.half`
  writeFileSync(half, content)
  renameSync(half, path)
}

if (import.meta.main) await buildIfStale(console.log, { isQuick: process.argv.includes('--quick') })
