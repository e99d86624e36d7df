import type { Readable } from 'node:stream'
import type { PackedFolder } from './manifest.ts'

/** The files of a backup on their way: beside those of the shop until `swap`, and `discard` brings the old ones back until `keep`. */
export type StagedFiles = {
  write: (folder: PackedFolder, below: string, bytes: Readable) => Promise<void>
  swap: () => Promise<void>
  keep: () => Promise<void>
  discard: () => Promise<void>
}
