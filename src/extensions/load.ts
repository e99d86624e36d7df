import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { problemsOf } from './check.ts'
import type { Extension } from './contract.ts'

/** An extension that was found; one that does not fit has problems instead of a definition. */
export type Installed = { name: string; folder: string } & ({ definition: Extension } | { problems: string[] })
export type Loaded = Extract<Installed, { definition: Extension }>

export const isLoaded = (one: Installed): one is Loaded => 'definition' in one

/** `folder`: where extensions stand beside the shop, a folder each. `named`: packages, and folders by their whole path. */
type Where = { folder: string; named: readonly string[] }

/** The folders of all extensions: those beside the shop, and packages and folders that the configuration names. */
export function findFolders({ folder, named }: Where): {
  name: string
  folder: string
  entry: string | undefined
}[] {
  const beside = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'extension.ts')))
        .map((entry) => join(folder, entry.name))
        .toSorted()
    : []
  return [
    ...beside.map((path) => ({ name: basename(path), folder: path, entry: join(path, 'extension.ts') })),
    ...named.map(findNamed),
  ]
}

function findNamed(named: string) {
  if (isAbsolute(named))
    return {
      name: basename(named),
      folder: named,
      entry: ['extension.ts', 'extension.js'].map((file) => join(named, file)).find(existsSync),
    }
  try {
    const entry = createRequire(import.meta.url).resolve(named)
    return { name: basename(named), folder: dirname(entry), entry }
  } catch {
    return { name: basename(named), folder: named, entry: undefined }
  }
}

/** By an extension's name, the folder that it stands in. */
export const folderOf = (where: Where, name: string): string | undefined =>
  findFolders(where).find((one) => one.name === name)?.folder

/** Reads every extension there is. One that is broken is named with its problem; the shop and the others go on without it. */
export async function loadExtensions(where: Where): Promise<Installed[]> {
  const installed: Installed[] = []
  for (const { name, folder, entry } of findFolders(where)) {
    const found = await loadOne({ name, folder, entry })
    const twin = installed.find((one) => one.name === found.name)
    installed.push(
      twin ? { name: found.name, folder, problems: [`Já há outra extensão com este nome em ${twin.folder}.`] } : found,
    )
  }
  return installed
}

async function loadOne({ name, folder, entry }: ReturnType<typeof findFolders>[number]): Promise<Installed> {
  if (!entry)
    return {
      name,
      folder,
      problems: [`EXTENSIONS nomeia "${folder}", que não foi encontrada: instale o pacote com npm ou corrija o nome.`],
    }
  try {
    const { default: definition } = (await import(pathToFileURL(entry).href)) as { default?: unknown }
    const problems = problemsOf(definition, folder)
    if (problems.length > 0) return { name, folder, problems }
    const { name: own } = definition as Extension
    if (existsSync(join(folder, 'extension.ts')) && basename(folder) !== own)
      return {
        name,
        folder,
        problems: [`A pasta se chama "${basename(folder)}" e a extensão "${own}": os nomes precisam ser iguais.`],
      }
    return { name: own, folder, definition: definition as Extension }
  } catch (error) {
    return { name, folder, problems: [`Não pôde ser lida: ${error instanceof Error ? error.message : String(error)}`] }
  }
}
