/** A review as a product's page shows it. */
export type ShownReview = { id: number; author: string; rating: number; text: string; at: Date; verified: boolean }

export type ReviewList = { reviews: ShownReview[]; total: number; page: number; pages: number }

export type ReviewReader = {
  /** The approved reviews of a product, the newest first. */
  list: (productId: number, page: number) => Promise<ReviewList>
}

/** What somebody wrote, as it goes back into the form when something in it must change. */
export type ReviewValues = { rating: string; comment: string; author: string; email: string }
export type ReviewField = keyof ReviewValues
export type ReviewProblems = Partial<Record<ReviewField, string>>

/** What the page that answers a sent review shows. */
export type ReviewAnswer = {
  product: { id: number; name: string; url: string }
  status: number
  /** What is said above the form. */
  message: string
  values: ReviewValues
  problems: ReviewProblems
  nonce: string
  signedIn: boolean
}

/** Where scripts of this ecosystem send what is said under a page. */
export const REVIEW_URL = '/wp-comments-post.php'
export const REVIEW_TICKET_ACTION = 'vitrine_review_ticket'
export const REVIEW_NONCE_FIELD = 'review_nonce'
/** Only programs fill it in: people don't see it. */
export const REVIEW_TRAP_FIELD = 'url'
/** Set by the page's script: it comes back to the product's page, which then shows the notice. */
export const REVIEW_SCRIPTED_FIELD = 'scripted'
export const LONGEST_REVIEW = 5_000
export const LONGEST_NAME = 100
