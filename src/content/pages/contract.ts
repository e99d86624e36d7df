import type { Place } from './display-conditions.ts'
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
  categories: { id: number; slug: string; name: string }[]
  tags: { slug: string; name: string }[]
  /** The address of the author's own page. */
  authorUrl: string | undefined
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
  /** The slug of the author. */
  author?: string
  /** A year, one of its months or days. */
  published?: { year: number; month?: number; day?: number }
  /** Those that share most with this post come first, and it is left out itself. */
  relatedTo?: number
  page?: number
  perPage?: number
  exclude?: number
  withContent?: boolean
}
export type PostList = { posts: PostCard[]; total: number; pages: number; page: number }

export type TemplatePart = 'header' | 'footer' | 'single' | 'archive' | 'product' | 'not-found' | 'loop-item'

export type PostTerm = { id: number; slug: string; name: string; description: string }

/** Pages, posts and templates as the storefront reads them. */
export type ContentReader = {
  page: (type: 'page' | 'post', slug: string) => Promise<Page | undefined>
  posts: (query: PostQuery) => Promise<PostList>
  category: (slug: string) => Promise<PostTerm | undefined>
  tag: (slug: string) => Promise<PostTerm | undefined>
  /** The document of a published page or template by its number, for those that draw it inside of another. */
  saved: (id: number) => Promise<{ id: number; document: unknown } | undefined>
  /** The published template that draws a part of the site on a page; its document is not read yet. */
  template: (part: TemplatePart, place: Place) => Promise<{ id: number; document: unknown } | undefined>
}
