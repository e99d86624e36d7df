import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Note = { source: string; target: string }
export type Journal = { get: (key: string) => Note | undefined; note: (key: string, note: Note) => void }

/** For what is over in one go. */
export const createNoJournal = (): Journal => ({ get: () => undefined, note: () => {} })

/** What was carried over and compared, a line each: a move that was killed goes on behind the last one. */
export function openJournal(path: string, between: { from: string; to: string }): Journal {
  const head = JSON.stringify(between)
  const notes = new Map<string, Note>()
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  if (lines[0] === head)
    for (const line of lines.slice(1)) {
      const read = parsed(line)
      if (read) notes.set(read.key, read)
    }
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${head}\n`, { mode: 0o600 })
  }
  return {
    get: (key) => notes.get(key),
    note: (key, note) => {
      notes.set(key, note)
      appendFileSync(path, `${JSON.stringify({ key, ...note })}\n`)
    },
  }
}

/** The last line may be half a one. */
function parsed(line: string): ({ key: string } & Note) | undefined {
  try {
    const { key, source, target } = JSON.parse(line) as Record<string, unknown>
    return typeof key === 'string' && typeof source === 'string' && typeof target === 'string'
      ? { key, source, target }
      : undefined
  } catch {
    return undefined
  }
}
