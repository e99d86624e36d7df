import { loadSubfolders } from '#kit/load-folder.ts'
import type { CarrierDefinition } from './carrier.ts'

/** Presence is registration: every folder beside this file with a `carrier.ts` is a carrier. */
export async function loadCarriers(folder = import.meta.dirname): Promise<CarrierDefinition[]> {
  const found = await loadSubfolders(folder, 'carrier.ts')
  return found.map(({ path, value }) => {
    const carrier = value as Partial<CarrierDefinition> | undefined
    if (typeof carrier?.id === 'string' && typeof carrier.connect === 'function') return carrier as CarrierDefinition
    throw new Error(`${path} must have a default export that is a CarrierDefinition: every such file is a carrier.`)
  })
}
