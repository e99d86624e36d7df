import { type ComponentType, createElement, lazy, memo, useState } from 'react'

const RELOADED = 'painel-reloaded'

/** A screen whose script comes when it is first opened, or before that by `load`: then it is drawn without a moment of waiting. */
export function screen<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let loaded: ComponentType<Props> | undefined
  const read = async () => (loaded = (await orReload(load))[name])
  const Late = lazy(async () => ({ default: await read() }))
  const Screen = (props: Props) => {
    // One of the two for as long as it is open: another component would begin anew.
    const [Drawn] = useState(() => loaded ?? Late)
    return createElement(Drawn as ComponentType<Props>, props)
  }
  // What stands around screens is drawn several times while the workbench opens.
  return Object.assign(memo(Screen), { load: read })
}

/** Fetches what draws the form of a record. */
export const loadForm = async (form: unknown) => await (form as Partial<{ load: () => Promise<unknown> }> | undefined)?.load?.()

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
