type Entries = Record<string, unknown> & { __expiration?: Record<string, number> }

/** What a visitor's browser remembers for the shop. A browser that forbids storage just forgets. */
export type Memory = {
  get: (name: string) => unknown
  /** With a lifetime the entry is forgotten after that many seconds. */
  set: (name: string, value: unknown, lifetimeSeconds?: number) => void
}

/** All entries live under one key, where other scripts of this ecosystem look for them. */
const KEY = 'elementor'

/** `store` is asked for each time, since merely naming localStorage throws where it is forbidden. */
export function createMemory(store: () => Storage, now: () => number = Date.now): Memory {
  const read = (): Entries => {
    try {
      const entries = JSON.parse(store().getItem(KEY) ?? '{}') as unknown
      return typeof entries === 'object' && entries !== null ? withoutExpired(entries as Entries, now()) : {}
    } catch {
      // Forbidden, or written by somebody else in another shape: begin anew.
      return {}
    }
  }
  return {
    get: (name) => read()[name],
    set: (name, value, lifetimeSeconds) => {
      const { __expiration: ends = {}, ...entries } = read()
      const { [name]: _before, ...others } = ends
      const __expiration = lifetimeSeconds ? { ...others, [name]: now() + lifetimeSeconds * 1000 } : others
      try {
        store().setItem(KEY, JSON.stringify({ ...entries, [name]: value, __expiration }))
      } catch {
        // Full or forbidden: what is not remembered is asked or shown again, which no visitor is hurt by.
      }
    },
  }
}

export function countFrom(memory: Memory, name: string): number {
  const value = memory.get(name)
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** One more page seen; one more visit, once for each session of the browser. */
export function countVisit(memory: Memory, session: Memory): void {
  memory.set('pageViews', countFrom(memory, 'pageViews') + 1)
  if (session.get('activeSession')) return
  session.set('activeSession', true)
  memory.set('sessions', countFrom(memory, 'sessions') + 1)
}

function withoutExpired({ __expiration, ...entries }: Entries, now: number): Entries {
  const ends = Object.entries(__expiration ?? {})
  const gone = new Set(ends.filter(([, end]) => !(end > now)).map(([name]) => name))
  const isKept = ([name]: [string, unknown]) => !gone.has(name)
  return {
    ...Object.fromEntries(Object.entries(entries).filter(isKept)),
    __expiration: Object.fromEntries(ends.filter(isKept)),
  }
}
