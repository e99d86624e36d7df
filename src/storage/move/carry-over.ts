import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AREAS, type FileStore, type Storage } from '../contract.ts'
import type { Journal } from './journal.ts'

/** Most of the time goes into waiting for the store. */
const AT_ONCE = 4
const ATTEMPTS = 2

type Carrying = {
  from: Storage
  to: Storage
  journal: Journal
  /** Compares again what was compared before. */
  anew?: boolean
  onFile?: (done: Carried) => void
}
export type Carried = { copied: number; present: number; bytes: number }

/** Copies every file from one place to another and compares fingerprints at the end of each; where it was broken off it goes on. */
export async function carryOver({ from, to, journal, anew = false, onFile = () => {} }: Carrying): Promise<Carried> {
  const done: Carried = { copied: 0, present: 0, bytes: 0 }
  const names = allNames(from)
  const work = async () => {
    // One generator for all: each takes the next name.
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const { area, name } = next.value
      const carried = await carryOne({ from: from[area], to: to[area], key: `${area}/${name}`, name, journal, anew })
      if (carried === undefined) continue
      done[carried.isNew ? 'copied' : 'present']++
      done.bytes += carried.bytes
      onFile(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return done
}

async function* allNames(storage: Storage) {
  for (const area of AREAS)
    for await (const name of storage[area].list())
      // What is still arriving in pieces is not a file yet: whoever sends it begins again.
      if (!(area === 'downloads' && name.startsWith('.'))) yield { area, name }
}

type One = { from: FileStore; to: FileStore; key: string; name: string; journal: Journal; anew: boolean }

/** Answers nothing for a file that went away meanwhile. */
async function carryOne({ from, to, key, name, journal, anew }: One): Promise<{ isNew: boolean; bytes: number } | undefined> {
  const [source, target] = await Promise.all([from.stat(name), to.stat(name)])
  if (!source) return undefined
  const noted = journal.get(key)
  const isNoted = target !== undefined && noted?.source === source.etag && noted.target === target.etag
  if (isNoted && !anew) return { isNew: false, bytes: source.bytes }
  if (target && (await hashOf(to, name)) === (await hashOf(from, name))) {
    journal.note(key, { source: source.etag, target: target.etag })
    return { isNew: false, bytes: source.bytes }
  }
  // The shop already writes to the new place: what is newer there is what it wants.
  if (target && target.modifiedAt > source.modifiedAt && !isNoted) return { isNew: false, bytes: target.bytes }
  for (let attempt = 1; ; attempt++) {
    const hash = createHash('sha256')
    try {
      await to.put(name, Readable.from(hashed(await from.read(name), hash), { objectMode: false }))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
    if (!(await from.stat(name))) {
      // Deleted while it was copied: it must not come back.
      await to.delete(name)
      return undefined
    }
    if ((await hashOf(to, name)) === hash.digest('hex')) break
    if (attempt === ATTEMPTS) throw new FingerprintDiffers(key)
  }
  const arrived = await to.stat(name)
  if (arrived) journal.note(key, { source: source.etag, target: arrived.etag })
  return { isNew: true, bytes: source.bytes }
}

export class FingerprintDiffers extends Error {
  override name = 'FingerprintDiffers'
  readonly file: string
  constructor(file: string) {
    super(`The copy of "${file}" has another fingerprint than the file itself.`)
    this.file = file
  }
}

async function hashOf(store: FileStore, name: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const _ of hashed(await store.read(name), hash));
  return hash.digest('hex')
}

async function* hashed(bytes: Readable, hash: Hash) {
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk)
    yield chunk
  }
}
