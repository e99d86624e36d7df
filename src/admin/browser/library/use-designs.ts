import { useEffect, useMemo, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ReadyRecord } from '#api/vitrine/library-item.ts'
import type { Provider } from '../data/provider.ts'
import { useAnswer } from '../shared/use-api.ts'
import { allDesigns, type OwnListed } from './find-designs.ts'

const NONE: never[] = []

/** All designs; the shop first draws pictures for those shapes of which it has no photograph. */
export function useDesigns() {
  const provider = useDataProvider<Provider>()
  const [hasPictures, setHasPictures] = useState(false)
  const { data: own = NONE, error: ownError } = useAnswer<OwnListed[]>('/vitrine/v1/library?per_page=100')
  const { data: ready = NONE, error } = useAnswer<ReadyRecord[]>('/vitrine/v1/ready-designs')
  useEffect(() => {
    // Without them designs begin with holes; that is no reason to keep them from anybody.
    const go = () => setHasPictures(true)
    provider.tell('/vitrine/v1/ready-designs/pictures', {}).then(go, go)
  }, [provider])
  const designs = useMemo(() => allDesigns(own, ready), [own, ready])
  return { designs, error: error ?? ownError, hasPictures }
}
