import PostsIcon from '@mui/icons-material/Article'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const PostList = screen(() => import('./post-list.tsx'), 'PostList')
const PostEdit = screen(() => import('./post-edit.tsx'), 'PostEdit')
const PostCreate = screen(() => import('./post-create.tsx'), 'PostCreate')

export const section: Section = {
  group: 'Site',
  order: 20,
  places: {
    posts: { path: () => '/wp/v2/posts', sorts: { title: 'title', date: 'date' } },
    posts_for_good: { path: () => '/wp/v2/posts', hasNoBin: true },
  },
  resources: [
    {
      name: 'posts',
      options: { label: 'Posts do blog', fresh: 'Novo post do blog', fillsWindow: true },
      icon: PostsIcon,
      list: PostList,
      edit: PostEdit,
      create: PostCreate,
      recordRepresentation: 'title.raw',
    },
  ],
}
