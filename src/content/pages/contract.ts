import type { PictureFile } from '#kit/picture-file.ts'
import type { SafeHtml } from '#kit/safe-html.ts'

/** A published page or post with its document, not read yet. */
export type Page = {
  id: number
  type: 'page' | 'post'
  slug: string
  title: string
  excerpt: string
  document: unknown
  settings: unknown
  authorName: string
  publishedAt: Date
  modifiedAt: Date
  picture: PictureFile | undefined
  categories: { slug: string; name: string }[]
}

/** A post as it stands in a list. */
export type PostCard = {
  id: number
  title: string
  url: string
  excerpt: string
  authorName: string
  publishedAt: Date
  picture: PictureFile | undefined
  category: { slug: string; name: string } | undefined
  /** All of them, in the order of their names. */
  categories: { slug: string; name: string }[]
  /** The whole text, only where the query asks for it. */
  content?: SafeHtml
}

export type PostQuery = {
  category?: string
  tag?: string
  page?: number
  perPage?: number
  exclude?: number
  withContent?: boolean
}
export type PostList = { posts: PostCard[]; total: number; pages: number; page: number }

export type TemplatePart = 'header' | 'footer' | 'not-found' | 'archive'

/** Pages, posts and templates as the storefront reads them. */
export type ContentReader = {
  page: (type: 'page' | 'post', slug: string) => Promise<Page | undefined>
  posts: (query: PostQuery) => Promise<PostList>
  category: (slug: string) => Promise<{ slug: string; name: string; description: string } | undefined>
  tag: (slug: string) => Promise<{ slug: string; name: string; description: string } | undefined>
  /** The published template of a part of the site; its document is not read yet. */
  template: (part: TemplatePart) => Promise<{ id: number; document: unknown } | undefined>
}
