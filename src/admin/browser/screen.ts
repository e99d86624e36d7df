import { type ComponentType, lazy } from 'react'

const RELOADED = 'painel-reloaded'

/** A screen whose script comes when it is first opened. */
export const screen = <Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await orReload(load))[name] }))

/**
 * A script that does not come means that the person was signed out meanwhile, or that the shop has a newer workbench. The server
 * knows which: the page is asked for again, once.
 */
async function orReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load()
    sessionStorage.removeItem(RELOADED)
    return loaded
  } catch (problem) {
    if (sessionStorage.getItem(RELOADED)) throw problem
    sessionStorage.setItem(RELOADED, 'yes')
    location.reload()
    return await new Promise<never>(() => {})
  }
}
