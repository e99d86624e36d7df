import { LoadMore, type LoadMoreProps } from './load-more.tsx'
import { MasonryKeeper } from './masonry-keeper.tsx'

export type ListBehaviour = ({ part: 'more' } & LoadMoreProps) | { part: 'masonry'; id: string }

/** What behaves in a list of posts; the posts themselves are the server's. */
export function ListIsland(props: ListBehaviour) {
  return props.part === 'more' ? <LoadMore {...props} /> : <MasonryKeeper id={props.id} />
}
