import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, startMark } from '#postgres/process-facts.ts'

type RunFacts = { pid: number; started?: string; port: number }

const fileIn = (dataDir: string) => join(dataDir, 'running.json')

/** Says in the data folder which process serves the shop and at which port, for as long as it does. */
export function noteRunning({ dataDir, port }: { dataDir: string; port: number }): { release: () => void } {
  const facts: RunFacts = { pid: process.pid, started: startMark(process.pid), port }
  writeFileSync(fileIn(dataDir), JSON.stringify(facts), { mode: 0o644 })
  return {
    release: () => {
      if (read(dataDir)?.pid === process.pid) rmSync(fileIn(dataDir), { force: true })
    },
  }
}

/** The process that serves this data folder at this port, if it still lives: what `kill -9` leaves behind is known to be stale. */
export function findRunning({ dataDir, port }: { dataDir: string; port: number }): number | undefined {
  const facts = read(dataDir)
  if (!facts || facts.port !== port || !isAlive(facts.pid)) return undefined
  return startMark(facts.pid) === facts.started ? facts.pid : undefined
}

function read(dataDir: string): RunFacts | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as RunFacts // written by noteRunning
  } catch {
    return undefined
  }
}
