import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '#postgres/process-facts.ts'

const NAME = /^vitrine-tests-(\d+)-/

/** A folder that carries the number of the process that made it, so that another run knows whether it is still in use. */
export const aRunFolder = () => mkdtempSync(join(tmpdir(), `vitrine-tests-${process.pid}-`))

/** Folders whose makers are gone. */
export const abandonedFolders = () =>
  readdirSync(tmpdir()).flatMap((name) => {
    const pid = NAME.exec(name)?.[1]
    return pid === undefined || isAlive(Number(pid)) ? [] : [join(tmpdir(), name)]
  })
