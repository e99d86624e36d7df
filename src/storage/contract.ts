import type { Readable } from 'node:stream'

export type StoredFile = {
  bytes: number
  modifiedAt: Date
  /** Another one whenever the content is another, with its quotation marks. */
  etag: string
}
/** Both ends are part of it. */
export type ByteRange = { start: number; end: number }

/** One folder of the shop's files, wherever it is. Names are plain paths inside of it. */
export type FileStore = {
  /** Whole or not at all: nobody ever sees half a file. */
  put: (name: string, content: Buffer | Readable) => Promise<void>
  /** Takes a finished file of this machine in, and away from where it was. */
  adopt: (name: string, path: string) => Promise<void>
  /** Fails with the code ENOENT where there is no such file. */
  read: (name: string, range?: ByteRange) => Promise<Readable>
  stat: (name: string) => Promise<StoredFile | undefined>
  /** A file that is not there is gone already. */
  delete: (name: string) => Promise<void>
  rename: (name: string, as: string) => Promise<void>
  /** Every name in a stable order. */
  list: () => AsyncGenerator<string>
  /** Removes what began to arrive before this moment and never became a file: whoever sent it was killed. */
  forgetUnfinished: (before: Date) => Promise<void>
  /** A path on this machine with the file's content, to be read and left alone; fails as `read` does. */
  onDisk: (name: string) => Promise<string>
  /** Where the files are, when they are on this machine. */
  folder?: string
}

/** A folder whose files may also arrive in pieces. */
export type PieceStore = FileStore & {
  /** Adds a piece at the end; what an earlier attempt left beyond it is gone. Safe when it returns. */
  append: (name: string, offset: number, bytes: Buffer) => Promise<void>
  /** All pieces are there: from now on it is an ordinary file, under this name. */
  finish: (name: string, as: string) => Promise<void>
}

/** The shop's files by what they are. */
export type Storage = {
  /** Public pictures and fonts. */
  media: FileStore
  /** What buyers may fetch. */
  downloads: PieceStore
  /** What people sent by forms. */
  uploads: FileStore
  /** Tables of products on their way in or out. */
  transfers: PieceStore
  backups: FileStore
  /** Files with the whole shop, as its merchant asked for them. */
  'move-outs': FileStore
  /** Files of old shops that are being moved in. */
  moves: PieceStore
}
export type Area = keyof Storage
export const AREAS = ['media', 'downloads', 'uploads', 'transfers', 'backups', 'move-outs', 'moves'] as const satisfies Area[]

/** A name that means the same file on every system and in every store, and never one outside of its folder. */
export const isPlainPath = (path: string) =>
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\:*?"<>|\p{Cc}]/u.test(path)

/** All names at once. */
export async function namesIn(store: Pick<FileStore, 'list'>): Promise<string[]> {
  const names: string[] = []
  for await (const name of store.list()) names.push(name)
  return names
}

export const missingFile = (name: string) =>
  Object.assign(new Error(`There is no file "${name}" in the shop's storage.`), { code: 'ENOENT' })
