import type { PictureFile } from '#kit/picture-file.ts'

/** Somebody who writes the diary, as readers see them. */
export type Author = {
  id: number
  slug: string
  name: string
  url: string
  /** What they do, in a few words. */
  role: string
  bio: string
  website: string
  picture: PictureFile | undefined
}

type TermLink = { id: number; name: string; url: string }

/** What stands around the text of a post. */
export type PostFacts = {
  id: number
  title: string
  url: string
  publishedAt: Date
  modifiedAt: Date
  authorName: string
  author: Author | undefined
  categories: TermLink[]
  tags: TermLink[]
  comments: number
  commentsOpen: boolean
}

export type PostLink = { title: string; url: string; picture: PictureFile | undefined }

/** The diary around its posts, as widgets and pages read it. */
export type BlogReader = {
  /** The facts of a post; on any other page those of the newest but one, which has neighbours, so that a design can be seen before it is used. */
  facts: (page: { kind: string; id: number }) => Promise<PostFacts | undefined>
  /** The posts published before and after one, on request only among those of its categories. */
  neighbours: (postId: number, sameCategory: boolean) => Promise<{ previous?: PostLink; next?: PostLink }>
  author: (slug: string) => Promise<Author | undefined>
}

/** What a merchant writes about an author. */
export type AuthorFields = {
  slug: string
  name: string
  role: string
  bio: string
  website: string
  pictureId: number | null
  userId: number | null
}
export type SavedAuthor = { ok: true; id: number } | { ok: false; problem: 'invalid' | 'taken' | 'missing' }
