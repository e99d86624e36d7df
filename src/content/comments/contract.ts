export type CommentStatus = 'hold' | 'approved' | 'spam' | 'trash'

/** A comment as readers see it. */
export type ShownComment = {
  id: number
  author: string
  text: string
  at: Date
  /** Written by somebody who runs the shop. */
  byShop: boolean
}
export type CommentThread = ShownComment & { replies: ShownComment[] }
export type CommentList = { threads: CommentThread[]; total: number; page: number; pages: number }

/** A comment beside what it was said about, for those who follow the conversation. */
export type FollowedComment = ShownComment & { post: { title: string; url: string } }

/** What is said under the posts, as pages read it. */
export type CommentReader = {
  /** The approved conversation under a post, the oldest first. */
  ofPost: (postId: number, page: number) => Promise<CommentList>
  /** The newest approved ones, of the whole diary or of one post. */
  latest: (limit: number, postId?: number) => Promise<FollowedComment[]>
}

/** A comment with everything that the merchant may know of it. */
export type KeptComment = {
  id: number
  postId: number
  postTitle: string
  parentId: number | null
  userId: number | null
  author: string
  email: string | null
  text: string
  status: CommentStatus
  at: Date
}

/** What somebody wrote, as it goes back into the form when something in it must change. */
export type CommentValues = { comment: string; author: string; email: string; parent: string }
export type CommentField = 'comment' | 'author' | 'email'
export type CommentProblems = Partial<Record<CommentField, string>>

/** The post that is talked about, and the comment that is answered. */
export type CommentSubject = { id: number; title: string; url: string; commentsOpen: boolean }
export type AnsweredComment = { id: number; author: string; text: string }

/** Where scripts of this ecosystem send what is said under a page. */
export const COMMENT_URL = '/wp-comments-post.php'
export const COMMENT_TICKET_ACTION = 'vitrine_comment_ticket'
export const COMMENT_NONCE_FIELD = 'comment_nonce'
/** Only programs fill it in: people don't see it. */
export const COMMENT_TRAP_FIELD = 'url'
/** Set by the page's script: it comes back to the post, which then shows the notice. */
export const COMMENT_SCRIPTED_FIELD = 'scripted'
export const LONGEST_COMMENT = 5_000
export const LONGEST_COMMENT_NAME = 100
