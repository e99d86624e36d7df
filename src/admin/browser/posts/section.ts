import PostsIcon from '@mui/icons-material/Article'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const PostList = screen(() => import('./post-screens.tsx'), 'PostList')
const PostEdit = screen(() => import('./post-screens.tsx'), 'PostEdit')
const PostCreate = screen(() => import('./post-screens.tsx'), 'PostCreate')

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
      options: { label: 'Posts do blog' },
      icon: PostsIcon,
      list: PostList,
      edit: PostEdit,
      create: PostCreate,
      recordRepresentation: 'title.raw',
    },
  ],
}
