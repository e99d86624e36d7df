import { loadSubfolders } from '#kit/load-folder.ts'
import type { MethodDefinition } from './method.ts'

/** Presence is registration: every folder of providers/ with a `method.ts` is a way to pay. */
export async function loadProviders(folder = `${import.meta.dirname}/providers`): Promise<MethodDefinition[]> {
  const found = await loadSubfolders(folder, 'method.ts')
  const methods = found.map(({ path, value }) => {
    const method = value as Partial<MethodDefinition> | undefined
    if (typeof method?.id === 'string' && typeof method.read === 'function') return method as MethodDefinition
    throw new Error(`${path} must have a default export that is a MethodDefinition: every such file is a way to pay.`)
  })
  return methods.sort((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity))
}
