import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type FileBytes = { plain: Buffer; br: Buffer; gzip: Buffer }
export type WorkbenchFiles = { entry: string; bytes: ReadonlyMap<string, FileBytes> }

const DIST = join(import.meta.dirname, '..', '..', 'dist')

/** The workbench's own build, read when the first merchant comes: a shop that nobody looks after keeps none of it in memory. */
export function createFileReader(dist = DIST): () => WorkbenchFiles {
  let known: WorkbenchFiles | undefined
  return () => (known ??= readAll(dist))
}

function readAll(dist: string): WorkbenchFiles {
  const path = join(dist, 'painel.json')
  if (!existsSync(path)) {
    throw new Error(
      `There is no ${path}, so the merchant's workbench can't open. Run "npm run build" once, or start the shop with "npm start".`,
    )
  }
  const { entry } = JSON.parse(readFileSync(path, 'utf8')) as { entry: string } // written by tools/build.ts
  const folder = join(dist, 'painel')
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return { entry, bytes: new Map(names.map((name) => [name, readBytes(join(folder, name))])) }
}

const readBytes = (file: string): FileBytes => ({
  plain: readFileSync(file),
  br: readFileSync(`${file}.br`),
  gzip: readFileSync(`${file}.gz`),
})
