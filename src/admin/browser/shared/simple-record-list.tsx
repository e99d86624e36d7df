import { type RaRecord, SimpleList, type SimpleListProps, useListContext } from 'react-admin'
import { ListSkeleton } from './list-skeleton.tsx'

/** Records of few words, one below the other. The library shows nothing for a second while they are on the way. */
export function SimpleRecordList<T extends RaRecord>(props: SimpleListProps<T>) {
  const { isPending } = useListContext<T>()
  return isPending ? <ListSkeleton /> : <SimpleList<T> {...props} />
}
