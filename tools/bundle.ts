import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { AssetList } from '#storefront/assets.ts'
import { compileHint } from './compile-hint.ts'
import { extensionFolders } from './extension-folders.ts'
import { placelessErrors } from './placeless-errors.ts'

export const ROOT = join(import.meta.dirname, '..')
const WIDGETS = join(ROOT, 'src', 'widgets')
const RUNTIME = join(ROOT, 'src', 'storefront', 'runtime', 'main.ts')
const MOTION = join(ROOT, 'src', 'builder', 'motion', 'island.ts')
const STICKY = join(ROOT, 'src', 'builder', 'motion', 'sticky-island.ts')
const STOREFRONT = join(ROOT, 'src', 'storefront')

export type Bundle = {
  list: AssetList
  /** File name to its code. */
  files: Map<string, string>
  /** Addresses of the entries that were asked for besides the shop's own. */
  more: Record<string, string>
  /** Every source that went in, by its path from the root: when one changes, the bundle is stale. */
  sources: string[]
}

const extensionWidgets = () =>
  extensionFolders()
    .map(({ folder }) => join(folder, 'widgets'))
    .filter(existsSync)

/** The browser's doors: the page runtime, one a widget that has an island, one for elements that move, one for those that stay, one for each part of the storefront that has an island. */
export function findEntries(widgets = [WIDGETS, ...extensionWidgets()]): {
  runtime: string | undefined
  islands: Record<string, string>
} {
  const islands = widgets.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .flatMap((name) => ['island.tsx', 'island.ts'].map((file) => [name, join(folder, name, file)] as const))
      .filter(([, path]) => existsSync(path)),
  )
  return {
    runtime: existsSync(RUNTIME) ? RUNTIME : undefined,
    islands: {
      ...Object.fromEntries(islands),
      ...(existsSync(MOTION) ? { motion: MOTION } : {}),
      ...(existsSync(STICKY) ? { sticky: STICKY } : {}),
      ...storefrontIslands(),
    },
  }
}

/** Parts of the shop's own pages that behave: a folder of the storefront with an island.ts. */
const storefrontIslands = () =>
  Object.fromEntries(
    readdirSync(STOREFRONT)
      .sort()
      .map((name) => [name, join(STOREFRONT, name, 'island.ts')] as const)
      .filter(([, path]) => existsSync(path)),
  )

type Options = { development?: boolean; more?: Record<string, string> }

/** Bundles the browser's side in memory. With `development`, React says aloud what it only suffers in production. */
export async function bundle({ development = false, more = {} }: Options = {}): Promise<Bundle> {
  const { runtime, islands } = findEntries()
  const sources = new Set<string>()
  const before = process.env.NODE_ENV
  const { build } = await import('vite')
  const built = (await build({
    configFile: false,
    envDir: false,
    root: ROOT,
    mode: development ? 'development' : 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    oxc: { jsx: { runtime: 'automatic', development } },
    plugins: [islandDoors(islands), plainImports, placelessErrors, noteSources(sources)],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      sourcemap: false,
      target: 'es2022',
      minify: !development,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { ...(runtime ? { runtime } : {}), ...mapValues(islands, (_path, name) => DOOR + name), ...more },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: `[name]-${HASH}.js`,
          chunkFileNames: `[name]-${HASH}.js`,
          postBanner: ({ name }) => compileHint(name),
          codeSplitting: {
            groups: [
              { name: 'react', test: isReact },
              { name: inOnePiece(RUNTIME), debugName: 'shell' },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput // one input format and no watching: one output
  // Vite fills in NODE_ENV; the process that asked for a bundle keeps its own.
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
  const chunks = built.output.filter((file) => file.type === 'chunk')
  return {
    list: listAssets(chunks),
    more: mapValues(more, (_path, name) => addressOf(chunks.find((chunk) => chunk.name === name))),
    files: new Map(chunks.map((chunk) => [chunk.fileName, chunk.code])),
    sources: [...sources].sort(),
  }
}

/** Our chunks bring no style sheets with them, so `import()` needs nothing of what Vite wraps around it. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk: (code) => ({ code: code.replaceAll(WRAPPED_IMPORT, '$1'), map: null }),
}
const WRAPPED_IMPORT =
  /__vitePreload\(async \(\) => \{\s*const \{ [^}]+ \} = await (import\("[^"]+"\)(?:\.then\(\(\w+\) => [\w.]+\))?);\s*return \{ [^}]+ \};\s*\}, __VITE_PRELOAD__\)/g

/** The shell names some thirty chunks, and what is random in their names can't be compressed. */
const HASH = '[hash:7]'

const DOOR = 'virtual:island/'

/** A virtual module for each island: its component, and the one function that the page calls. An island.ts is that function itself. */
function islandDoors(islands: Record<string, string>): Plugin {
  const wake = join(ROOT, 'src', 'islands', 'wake.tsx')
  return {
    name: 'island-doors',
    resolveId: (id) => (id.startsWith(DOOR) ? `\0${id}` : undefined),
    load: (id) => {
      const path = id.startsWith(`\0${DOOR}`) ? islands[id.slice(DOOR.length + 1)] : undefined
      if (!path) return undefined
      if (path.endsWith('.ts')) return `export { wakeUp } from ${JSON.stringify(path)}`
      return [
        `import island from ${JSON.stringify(path)}`,
        `import { wake } from ${JSON.stringify(wake)}`,
        'export const wakeUp = (element, isAwake) => wake(element, island, isAwake)',
      ].join('\n')
    },
  }
}

export function noteSources(sources: Set<string>): Plugin {
  return {
    name: 'note-sources',
    moduleParsed: ({ id }) => {
      if (id.startsWith(ROOT + sep) && !id.includes('node_modules')) sources.add(id.slice(ROOT.length + 1))
    },
  }
}

/** React and what wakes islands with it: every island needs them, so the browser fetches and keeps them once. */
function isReact(id: string) {
  return (
    /node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id) ||
    /islands[\\/](wake\.tsx|define-island\.ts)$/.test(id) ||
    id.includes('rolldown/runtime')
  )
}

/** All that an entry imports at once, in one file: in pieces it would weigh more and take more requests, though others share some of it. */
function inOnePiece(entry: string) {
  let pieces: Set<string> | undefined
  return (id: string, graph: Rolldown.ChunkingContext) => {
    pieces ??= reach(entry, (one) => graph.getModuleInfo(one)?.importedIds ?? [])
    return id !== entry && pieces.has(id) ? 'shell' : null
  }
}

function reach(start: string, next: (one: string) => Iterable<string>, found = new Set<string>([start])) {
  for (const one of next(start)) if (!found.has(one)) reach(one, next, found.add(one))
  return found
}

function listAssets(chunks: Rolldown.OutputChunk[]): AssetList {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = (chunk: Rolldown.OutputChunk, found = new Set<string>()) => {
    for (const file of chunk.imports) {
      if (found.has(file)) continue
      found.add(file)
      const next = byFile.get(file)
      if (next) reached(next, found)
    }
    return [...found]
  }
  const list: AssetList = { runtime: '', islands: {}, preload: {} }
  for (const chunk of chunks.filter((one) => one.isEntry)) {
    if (chunk.facadeModuleId === RUNTIME) list.runtime = addressOf(chunk)
    else if (chunk.facadeModuleId?.startsWith(`\0${DOOR}`)) list.islands[chunk.name] = addressOf(chunk)
    else continue
    list.preload[chunk.name] = reached(chunk).map((file) => `/assets/${file}`)
  }
  return list
}

const addressOf = (chunk: Rolldown.OutputChunk | undefined) => (chunk ? `/assets/${chunk.fileName}` : '')

const mapValues = <T, U>(record: Record<string, T>, to: (value: T, key: string) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]))
