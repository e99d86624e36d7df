import type { MapProvider } from './map-address.ts'

type Memory = Pick<Storage, 'getItem' | 'setItem'>
const keyOf = (provider: MapProvider) => `map-consent-${provider}`

/** Whether the visitor has already said yes to maps of this site, in this visit. */
export function remembersMap(provider: MapProvider, memory = sessionMemory()): boolean {
  return memory?.getItem(keyOf(provider)) === 'yes'
}

export function rememberMap(provider: MapProvider, memory = sessionMemory()) {
  try {
    memory?.setItem(keyOf(provider), 'yes')
  } catch {
    // A full or forbidden memory: the visitor is asked again on the next page.
  }
}

function sessionMemory(): Memory | undefined {
  try {
    return sessionStorage
  } catch {
    // Reading the property itself throws where storage is forbidden.
    return undefined
  }
}
