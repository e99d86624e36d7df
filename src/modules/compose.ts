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

/** One that fails keeps no other from its turn. */
type Regularly = (onFailure: (error: unknown) => void) => Promise<void>

export type Made<Given> = {
  all: Given
  addRoutes: (http: FastifyInstance) => Promise<void>
  jobs: JobHandlers
  listeners: Listeners
  sweep: Regularly
  tidy: Regularly
  everyMinute: Regularly
  flush: Regularly
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
      give(all, (await module.create?.(all)) ?? {})
      if (module.close) closers.push(() => module.close!(all))
    }
    return { ...partsOf(all, modules), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What one module gives no other may give again: those after it would be handed something else than those before it. */
function give(all: object, given: object) {
  const twice = Object.keys(given).find((name) => Object.hasOwn(all, name))
  if (twice !== undefined) throw new Error(`Two modules give "${twice}". Give one of them another name.`)
  Object.assign(all, given)
}

function partsOf<Given extends object>(all: Given, modules: readonly AnyModule[]): Omit<Made<Given>, 'close'> {
  const watchers = modules.flatMap(({ onContentChange }) => (onContentChange ? [onContentChange(all)] : []))
  const eachOf =
    (part: 'sweep' | 'tidy' | 'everyMinute' | 'flush'): Regularly =>
    async (onFailure) => {
      for (const module of modules) await module[part]?.(all).catch(onFailure)
    }
  const listeners = modules.flatMap(({ on }) => (on ? [on(all)] : []))
  return {
    all,
    addRoutes: async (http) => {
      for (const { routes } of modules) await routes?.(http, all)
    },
    jobs: joined(
      'do the job',
      modules.map(({ jobs }) => jobs?.(all) ?? {}),
    ),
    listeners: joined(
      'listen as',
      listeners.map(({ name, listener }) => ({ [name]: listener })),
    ),
    sweep: eachOf('sweep'),
    tidy: eachOf('tidy'),
    everyMinute: eachOf('everyMinute'),
    flush: eachOf('flush'),
    changed: (tags) => watchers.forEach((watcher) => watcher.changed(tags)),
    missed: () => watchers.forEach((watcher) => watcher.missed()),
  }
}

/** One record of many; two of the same name would be one too few. */
function joined<T>(deed: string, records: Record<string, T>[]): Record<string, T> {
  const names = records.flatMap((one) => Object.keys(one))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`Two modules ${deed} "${twice}". Give one of them another name.`)
  return Object.assign({}, ...records) as Record<string, T>
}
