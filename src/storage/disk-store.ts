import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { mkdir, open, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newToken } from '#kit/ids.ts'
import { isPlainPath, missingFile, type PieceStore } from './contract.ts'

/** What customers buy or send is nobody else's on this machine; public pictures may be read by a web server beside the shop. */
type Options = { folder: string; isClosed?: boolean }

/** Files in a folder of this machine. */
export function createDiskStore({ folder, isClosed = true }: Options): PieceStore & { folder: string } {
  const modes = isClosed ? ({ folder: { mode: 0o700 }, file: { mode: 0o600 } } as const) : { folder: {}, file: {} }
  const pathOf = (name: string) => {
    if (!isPlainPath(name)) throw missingFile(name)
    return join(folder, name)
  }
  const move = async (name: string, as: string) => {
    await mkdir(dirname(pathOf(as)), { recursive: true, ...modes.folder })
    await rename(pathOf(name), pathOf(as))
  }
  const put: PieceStore['put'] = async (name, content) => {
    const path = pathOf(name)
    const part = join(dirname(path), `.${newToken()}.part`)
    await mkdir(dirname(path), { recursive: true, ...modes.folder })
    try {
      if (Buffer.isBuffer(content)) await writeFile(part, content, modes.file)
      else await pipeline(content, createWriteStream(part, { ...modes.file, flush: true }))
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    folder,
    put,
    adopt: async (name, path) => {
      if (resolve(path) === resolve(pathOf(name))) return
      await mkdir(dirname(pathOf(name)), { recursive: true, ...modes.folder })
      try {
        await rename(path, pathOf(name))
      } catch (error) {
        // The folder may be on another disk than the file.
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        await put(name, createReadStream(path))
        await rm(path)
      }
    },
    read: async (name, range) => {
      const file = await open(pathOf(name))
      return file.createReadStream(range)
    },
    stat: async (name) => {
      if (!isPlainPath(name)) return undefined
      try {
        const [home, path] = await Promise.all([realpath(folder), realpath(pathOf(name))])
        const found = await stat(path)
        // A link may lead anywhere.
        if (!path.startsWith(home + sep) || !found.isFile()) return undefined
        const etag = `"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}"`
        return { bytes: found.size, modifiedAt: found.mtime, etag }
      } catch {
        return undefined
      }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
    rename: move,
    list: () => filesBelow(folder),
    forgetUnfinished: async (before) => {
      for await (const path of everyFileBelow(folder)) {
        if (!isUnfinished(path)) continue
        const found = await stat(join(folder, path)).catch(() => undefined)
        if (found && found.mtime < before) await rm(join(folder, path), { force: true })
      }
    },
    onDisk: async (name) => pathOf(name),
    append: async (name, offset, bytes) => {
      const path = pathOf(name)
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(path, offset === 0 ? 'w' : 'r+', 0o600)
      try {
        await file.truncate(offset)
        await file.write(bytes, 0, bytes.length, offset)
        await file.datasync()
      } finally {
        await file.close()
      }
    },
    finish: move,
  }
}

const isUnfinished = (path: string) => /^\.[\w-]{43}\.part$/.test(basename(path))

/** Every ordinary file below a folder, by its path inside it, in a stable order. A folder that is not there has none. */
export async function* filesBelow(folder: string): AsyncGenerator<string> {
  for await (const path of everyFileBelow(folder)) if (!isUnfinished(path)) yield path
}

async function* everyFileBelow(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* everyFileBelow(folder, path)
    else if (entry.isFile()) yield path
  }
}
