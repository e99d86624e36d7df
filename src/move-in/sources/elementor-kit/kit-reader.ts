import { type Archive, readEntry } from '../archive/archive-entry.ts'
import { jsonOf } from './document-data.ts'

export type Reader = ReturnType<typeof readerOf>

/** A kit may stand in a folder of its zip. */
export function readerOf(archive: Archive) {
  const root =
    archive.entries.find(({ name }) => /(^|\/)manifest\.json$/.test(name))?.name.slice(0, -'manifest.json'.length) ?? ''
  const byName = new Map(archive.entries.map((entry) => [entry.name, entry]))
  return {
    entries: archive.entries,
    names: [...byName.keys()].filter((name) => name.startsWith(root)).map((name) => name.slice(root.length)),
    json: async (name: string) => {
      const entry = byName.get(root + name)
      return entry && jsonOf((await readEntry(entry)).toString('utf8'))
    },
  }
}
