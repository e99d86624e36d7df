import type { FastifyInstance } from 'fastify'
import type { Listeners } from '#events/contract.ts'
import type { JobHandlers } from '#jobs/run.ts'
import type { Module } from './define-module.ts'

type Closer = () => unknown

/** Modules in order; what is given so far is known by type, so that a module which stands too early is an error of types. */
export type Composition<Given extends object> = {
  add: <Gives extends object>(module: Module<Given, Gives>) => Composition<Given & Gives>
  make: () => Promise<Made<Given>>
}

export type Made<Given> = {
  all: Given
  addRoutes: (http: FastifyInstance) => Promise<void>
  jobs: () => JobHandlers
  listeners: () => Listeners
  sweep: () => Promise<void>
  everyMinute: (onFailure: (error: unknown) => void) => Promise<void>
  changed: (tags: string[]) => void
  missed: () => void
  close: Closer
}

/** Puts modules together: each is handed what those before it gave. When one can't be made, those made before it are closed. */
export const compose = <Given extends object>(given: Given): Composition<Given> => following(given, [])

// Inside, a module is any module: `add` has checked that what it needs is given.
type AnyModule = Module<object, object>

const following = <Given extends object>(given: Given, modules: readonly AnyModule[]): Composition<Given> => ({
  add: <Gives extends object>(module: Module<Given, Gives>) =>
    following(given, [...modules, module as AnyModule]) as unknown as Composition<Given & Gives>,
  make: () => makeAll(given, modules),
})

async function makeAll<Given extends object>(given: Given, modules: readonly AnyModule[]): Promise<Made<Given>> {
  const all = { ...given } as Given
  const closers: Closer[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    for (const module of modules) {
      Object.assign(all, await module.create?.(all))
      if (module.close) closers.push(() => module.close!(all))
    }
  } catch (error) {
    await close()
    throw error
  }
  const listeners = modules.flatMap(({ hears }) => (hears ? [hears(all)] : []))
  return {
    all,
    addRoutes: async (http) => {
      for (const { routes } of modules) await routes?.(http, all)
    },
    jobs: () => joined(modules.map(({ jobs }) => jobs?.(all) ?? {})),
    listeners: () => Object.fromEntries(modules.flatMap(({ on }) => (on ? [namedListener(on(all))] : []))),
    sweep: async () => {
      for (const { sweep } of modules) await sweep?.(all)
    },
    everyMinute: async (onFailure) => {
      for (const { everyMinute } of modules) await everyMinute?.(all).catch(onFailure)
    },
    changed: (tags) => listeners.forEach((listener) => listener.changed(tags)),
    missed: () => listeners.forEach((listener) => listener.missed()),
    close,
  }
}

const namedListener = ({ name, listener }: { name: string; listener: Listeners[string] }) => [name, listener] as const

function joined(handlers: JobHandlers[]): JobHandlers {
  const kinds = handlers.flatMap((one) => Object.keys(one))
  const twice = kinds.find((kind, at) => kinds.indexOf(kind) !== at)
  if (twice !== undefined) throw new Error(`Two modules do the job "${twice}". Give one of them another name.`)
  return Object.assign({}, ...handlers) as JobHandlers
}
