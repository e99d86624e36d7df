import type { ViewProps } from '#builder/define-widget.ts'
import type { PostList } from '#content/pages/contract.ts'
import { PostsList } from '../posts/posts-list.tsx'
import island from './island.tsx'
import type widget from './widget.ts'

export default function ArchivePosts({ settings, data, page, id, skin }: ViewProps<typeof widget, PostList>) {
  const look = skin === 'archive_cards' ? 'cards' : skin === 'archive_full_content' ? 'full_content' : 'classic'
  const columns = settings[`archive_${look}_columns`]
  return <PostsList look={look} columns={columns} settings={settings} list={data} page={page} id={id} island={island} />
}
