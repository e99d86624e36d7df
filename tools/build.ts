import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bundle, findEntries, ROOT, type Bundle } from './bundle.ts'

const DIST = join(ROOT, 'dist')
const ASSETS = join(DIST, 'assets')
const LIST = join(DIST, 'assets.json')
const STAMP = join(DIST, 'stamp')

/** What decides about the result besides the sources: the packages, and the build itself. */
const ALWAYS = ['package-lock.json', 'package.json', 'tools/build.ts', 'tools/bundle.ts']

type Stamp = { fingerprint: string; sources: string[] }

/** Builds the browser's files into dist/ unless those there were made from the very same sources. */
export async function buildIfStale(say: (sentence: string) => void): Promise<void> {
  if (isFresh()) return
  const startedMs = performance.now()
  say('Preparando os arquivos do navegador…')
  const made = await bundle()
  await keep(made)
  const seconds = ((performance.now() - startedMs) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  say(`Pronto: ${made.files.size} arquivos em ${seconds} s.`)
}

function isFresh(): boolean {
  if (!existsSync(STAMP) || !existsSync(LIST)) return false
  try {
    const stamp = JSON.parse(readFileSync(STAMP, 'utf8')) as Stamp // written below
    return stamp.fingerprint === fingerprint(stamp.sources)
  } catch {
    // A stamp cut short by a full disk says nothing: build again.
    return false
  }
}

/** Changes with the content of any source, with the entries that exist, and with a file gone from dist/assets. */
function fingerprint(sources: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(findEntries()))
  for (const path of [...ALWAYS, ...sources]) {
    const file = join(ROOT, path)
    hash.update(`\0${path}\0`).update(existsSync(file) ? readFileSync(file) : '')
  }
  return hash.update(readdirSync(ASSETS).sort().join()).digest('hex')
}

async function keep({ list, files, sources }: Bundle) {
  mkdirSync(ASSETS, { recursive: true })
  const kept = new Set<string>()
  const put = (name: string, bytes: Buffer) => {
    kept.add(name)
    replace(join(ASSETS, name), bytes)
  }
  await Promise.all(
    [...files].map(async ([name, code]) => {
      const bytes = Buffer.from(code)
      const [br, gz] = await Promise.all([brotli(bytes), promisify(gzip)(bytes, { level: 9 })])
      put(name, bytes)
      put(`${name}.br`, br)
      put(`${name}.gz`, gz)
    }),
  )
  replace(LIST, JSON.stringify(list, null, 2))
  for (const name of readdirSync(ASSETS)) if (!kept.has(name)) rmSync(join(ASSETS, name), { recursive: true, force: true })
  replace(STAMP, JSON.stringify({ fingerprint: fingerprint(sources), sources } satisfies Stamp))
}

export function brotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

// By another name first: a server that reads meanwhile sees the old file or the new one, never half of it.
function replace(path: string, content: Buffer | string) {
  const half = `${path}.${process.pid}.half`
  writeFileSync(half, content)
  renameSync(half, path)
}

if (import.meta.main) await buildIfStale(console.log)
