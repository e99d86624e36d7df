import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORKBENCH_BASE } from './addresses.ts'

type FileBytes = { plain: Buffer; br: Buffer; gzip: Buffer }
type Scripts = {
  entry: string
  /** Runs before it and asks what it will ask. */
  early: string
  /** What the entry needs besides itself. */
  first: readonly string[]
  /** By the folder of a section: what its form needs besides that. */
  forms: Readonly<Record<string, readonly string[]>>
}
export type WorkbenchFiles = Scripts & {
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
  const scripts = JSON.parse(readFileSync(path, 'utf8')) as Scripts // written by tools/build.ts
  const extensionList = join(dist, 'extensions.json')
  // The same.
  const extensions = existsSync(extensionList) ? (JSON.parse(readFileSync(extensionList, 'utf8')) as Record<string, string>) : {}
  return { ...scripts, extensions, bytes: new Map([...scriptsIn(join(dist, 'painel')), ...scriptsIn(join(dist, 'extensions'))]) }
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

/**
 * What the screen at an address needs besides the entry. Named in the page, it is fetched at once; else the browser would hear of each
 * file from the one before it.
 */
export function neededAt(path: string, { first, forms }: Pick<WorkbenchFiles, 'first' | 'forms'>): string[] {
  const [section = '', record = 'create'] = path.slice(WORKBENCH_BASE.length + 1).split('/')
  const folder = section.replaceAll('_', '-')
  const isForm = record !== '' && record !== 'create' && Object.hasOwn(forms, folder)
  return [...first, ...(isForm ? forms[folder]! : [])]
}
