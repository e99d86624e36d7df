import { existsSync, mkdtempSync, readdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '#postgres/process-facts.ts'

const NAME = /^vitrine-tests-(\d+)-/

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm'
/** What a run's databases need at most, several times over: a container often has a folder of a few megabytes. */
const MEMORY_BYTES = 4 * 1024 ** 3

/** A folder that carries the number of the process that made it, so that another run knows whether it is still in use. */
export const aRunFolder = () => makeIn(tmpdir())

/** The same for thousands of files that live for a moment, as databases of tests do: to make and delete them costs a disk more than all else. */
export const aMemoryFolder = () => makeIn(hasRoom(MEMORY) ? MEMORY : tmpdir())

const makeIn = (place: string) => mkdtempSync(join(place, `vitrine-tests-${process.pid}-`))

function hasRoom(place: string): boolean {
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize >= MEMORY_BYTES
}

/** Folders whose makers are gone. */
export const abandonedFolders = () =>
  [tmpdir(), MEMORY].filter(existsSync).flatMap((place) =>
    readdirSync(place).flatMap((name) => {
      const pid = NAME.exec(name)?.[1]
      return pid === undefined || isAlive(Number(pid)) ? [] : [join(place, name)]
    }),
  )
