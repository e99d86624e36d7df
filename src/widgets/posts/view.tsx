import type { ViewProps } from '#builder/define-widget.ts'
import type { PostList } from '#content/pages/contract.ts'
import island from './island.tsx'
import { PostsList } from './posts-list.tsx'
import type widget from './widget.ts'

export default function Posts({ settings, data, page, id, skin }: ViewProps<typeof widget, PostList>) {
  const look = skin === 'cards' || skin === 'full_content' ? skin : 'classic'
  const columns = settings[`${look}_columns`]
  return <PostsList look={look} columns={columns} settings={settings} list={data} page={page} id={id} island={island} />
}
