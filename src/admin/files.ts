import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type FileBytes = { plain: Buffer; br: Buffer; gzip: Buffer }
export type WorkbenchFiles = {
  entry: string
  /** By the extension's name, of those that have a section. */
  extensions: Readonly<Record<string, string>>
  bytes: ReadonlyMap<string, FileBytes>
}

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
  const extensionList = join(dist, 'extensions.json')
  // The same.
  const extensions = existsSync(extensionList) ? (JSON.parse(readFileSync(extensionList, 'utf8')) as Record<string, string>) : {}
  return { entry, extensions, bytes: new Map([...scriptsIn(join(dist, 'painel')), ...scriptsIn(join(dist, 'extensions'))]) }
}

const scriptsIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readBytes(join(folder, name))] as const)

const readBytes = (file: string): FileBytes => ({
  plain: readFileSync(file),
  br: readFileSync(`${file}.br`),
  gzip: readFileSync(`${file}.gz`),
})
