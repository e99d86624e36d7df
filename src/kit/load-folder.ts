import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Loaded = {
  /** The file's name without its ending. */
  name: string
  path: string
  /** What the file exports by default; the caller checks what it is. */
  value: unknown
}

/** Presence is registration: the default export of every file in a folder whose name ends so, in the order of their names. */
export async function loadFolder(folder: string, ending = '.ts'): Promise<Loaded[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending) && !/\.test\.tsx?$/.test(file))
  return await Promise.all(files.toSorted().map((file) => load(file.slice(0, -ending.length), join(folder, file))))
}

/** The same for a file of one name in each folder below. */
export async function loadSubfolders(folder: string, file: string): Promise<Loaded[]> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, file)))
  return await Promise.all(names.toSorted().map((name) => load(name, join(folder, name, file))))
}

async function load(name: string, path: string): Promise<Loaded> {
  const { default: value } = (await import(pathToFileURL(path).href)) as { default?: unknown }
  return { name, path, value }
}
