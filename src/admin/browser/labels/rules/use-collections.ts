import type { CollectionRecord } from '#api/vitrine/collection-routes.ts'
import { useAnswer } from '../../shared/use-api.ts'

/** The categories or tags whose products follow from rules, by their ids. */
export function useCollections(kind: 'category' | 'tag'): ReadonlyMap<number, CollectionRecord> {
  const { data = [] } = useAnswer<CollectionRecord[]>('/vitrine/v1/collections')
  return new Map(data.filter((one) => one.kind === kind).map((one) => [one.id, one]))
}
