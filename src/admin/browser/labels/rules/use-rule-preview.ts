import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { CollectionPreview, CollectionRecord } from '#api/vitrine/collection-routes.ts'
import { readCollectionRules } from '#shop/catalog/collections/rules.ts'
import type { Provider } from '../../data/provider.ts'

const TYPING_PAUSE_MS = 500
type Rules = Pick<CollectionRecord, 'rules' | 'sorted_by'>

/** What unsaved rules let in, asked for a moment after the last change. */
export function useRulePreview(rules: Rules) {
  const provider = useDataProvider<Provider>()
  const [asked, setAsked] = useState(() => JSON.stringify(rules))
  const now = JSON.stringify(rules)
  const isWhole = readCollectionRules(rules.rules).ok
  useEffect(() => {
    if (!isWhole) return undefined
    const timer = setTimeout(() => setAsked(now), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [now, isWhole])
  return useQuery({
    queryKey: ['rule-preview', asked],
    queryFn: () => provider.tell<CollectionPreview>('/vitrine/v1/collections/preview', JSON.parse(asked)),
    enabled: isWhole,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
