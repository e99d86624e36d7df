import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#kit/operator-error.ts'
import { isAlive, startMark } from './process-facts.ts'

interface Owner {
  pid: number
  started?: string
}

/** A takeover lasts microseconds; a guard older than this was left by a process that died inside one. */
const ABANDONED_GUARD_MS = 5_000

/** One shop a folder. The owner's process number and start are in the file, so what `kill -9` leaves behind is known to be stale. */
export function lockDataFolder({ folder, dataDir }: { folder: string; dataDir: string }): { release: () => void } {
  const path = join(folder, 'lock')
  const mine = join(folder, `lock.${randomUUID()}`)
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startMark(process.pid) } satisfies Owner), { mode: 0o644 })
  try {
    if (!tryLink(mine, path)) takeOver({ path, mine, folder, dataDir })
  } finally {
    removeIfThere(mine)
  }
  return {
    release: () => {
      if (readOwner(path)?.pid === process.pid) removeIfThere(path)
    },
  }
}

/** The process that uses the folder, if it still lives. */
export function ownerOf(folder: string): number | undefined {
  const owner = readOwner(join(folder, 'lock'))
  return owner && isAlive(owner.pid) && startMark(owner.pid) === owner.started ? owner.pid : undefined
}

function takeOver({ path, mine, folder, dataDir }: { path: string; mine: string; folder: string; dataDir: string }) {
  const guard = `${path}.takeover`
  if (!tryMakeGuard(guard)) refuse(dataDir)
  try {
    // Looked at again inside the guard: two that saw the same stale lock must not both win.
    const pid = ownerOf(folder)
    if (pid !== undefined) refuse(dataDir, pid)
    renameSync(mine, path)
  } finally {
    rmdirSync(guard)
  }
}

function refuse(dataDir: string, pid?: number): never {
  const who = pid === undefined ? '' : ` (processo ${pid})`
  throw new OperatorError(
    `Outra Vitrine já está usando a pasta ${dataDir}${who}: encerre a outra ou escolha uma pasta diferente em DATA_DIR.`,
  )
}

function tryMakeGuard(guard: string): boolean {
  const old = statSync(guard, { throwIfNoEntry: false })
  if (old && Date.now() - old.mtimeMs > ABANDONED_GUARD_MS) rmdirSync(guard)
  try {
    mkdirSync(guard)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

function removeIfThere(path: string) {
  try {
    unlinkSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
