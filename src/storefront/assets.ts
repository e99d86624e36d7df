import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IslandChunk } from '#islands/island-slot.tsx'

/** What the browser's build leaves in dist/assets.json: addresses, by what they are for. */
export type AssetList = {
  runtime: string
  islands: Record<string, string>
  /** What an island's chunk (or "runtime") imports: fetched together with it instead of after it. */
  preload: Record<string, string[]>
}

export type AssetBytes = { plain: Buffer; br: Buffer; gzip: Buffer }

export type Assets = {
  /** The address of the page runtime. */
  runtime: string
  islandChunk: (name: string) => IslandChunk
  /** Every file of the build by its address, also compressed. */
  bytes: ReadonlyMap<string, AssetBytes>
}

const DIST = join(import.meta.dirname, '..', '..', 'dist')

/** Reads the browser's build once, whole: pages name its files, the server answers them from memory. */
export function readAssets(dist = DIST): Assets {
  const path = join(dist, 'assets.json')
  if (!existsSync(path)) {
    throw new Error(
      `There is no ${path}, so pages would have no script at all. Run "npm run build" once, or start the shop with "npm start".`,
    )
  }
  const list = JSON.parse(readFileSync(path, 'utf8')) as AssetList // written by tools/build.ts
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  return {
    runtime: list.runtime,
    islandChunk: (name) => ({ src: chunkOf(list, name), imports: importsOf(list, name) }),
    bytes: new Map(files.map((file) => [`/assets/${file}`, readBytes(join(dist, 'assets', file))])),
  }
}

/** What the page runtime brings is there before any island. */
function importsOf(list: AssetList, name: string): string[] {
  const there = new Set(list.preload.runtime)
  return (list.preload[name] ?? []).filter((url) => !there.has(url))
}

function chunkOf(list: AssetList, name: string): string {
  const url = list.islands[name]
  if (url) return url
  throw new Error(
    `No widget folder named "${name}" has an island.tsx in the browser's build, so the page cannot wake it. ` +
      'Check the first argument of defineIsland: it is the folder\'s name. If the widget is new, run "npm run build".',
  )
}

const readBytes = (file: string): AssetBytes => ({
  plain: readFileSync(file),
  br: readFileSync(`${file}.br`),
  gzip: readFileSync(`${file}.gz`),
})
