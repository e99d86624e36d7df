import { conditionOf, kindsMeant } from './condition-places.ts'

/** Whether a condition names cart, checkout or account and nothing else: a script is there only if the merchant says so. */
export function namesPrivatePage(condition: string): boolean {
  const { verb, place } = conditionOf(condition)
  return verb === 'include' && kindsMeant(place).every((kind) => kind === 'private') && kindsMeant(place).length > 0
}
