/** A photo that came with a review. */
export type ReviewPhoto = { id: number; url: string; smallUrl: string; width: number; height: number }

/** A review as a product's page shows it. */
export type ShownReview = {
  id: number
  author: string
  rating: number
  text: string
  at: Date
  verified: boolean
  photos: ReviewPhoto[]
  /** How many visitors said that it helped. */
  helpful: number
  /** What the shop says to it. */
  answer?: { text: string; at: Date }
}

/** What of the reviews is asked for, and in which order. */
export type ReviewNarrowing = { stars?: number; withPhotos: boolean; order: ReviewOrder }
export type ReviewOrder = 'newest' | 'helpful'

export type ReviewList = {
  reviews: ShownReview[]
  /** Of those that were asked for. */
  total: number
  page: number
  pages: number
  narrowing: ReviewNarrowing
  /** Of all reviews: how many have one star, two, … five. */
  byStars: number[]
  withPhotos: number
}

export type ReviewReader = {
  /** The approved reviews of a product. */
  list: (productId: number, page: number, narrowing?: ReviewNarrowing) => Promise<ReviewList>
}

/** What somebody wrote, as it goes back into the form when something in it must change. */
export type ReviewValues = { rating: string; comment: string; author: string; email: string }
export type ReviewField = keyof ReviewValues | 'photos'
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

/** A vote that came without its proof, to be confirmed. */
export type VoteAgain = { product: ReviewAnswer['product']; vote: number; page: number; nonce: string; message: string }

/** Where scripts of this ecosystem send what is said under a page. */
export const REVIEW_URL = '/wp-comments-post.php'
export const REVIEW_TICKET_ACTION = 'vitrine_review_ticket'
/** What a proof is for: reviews, votes and questions have one together. */
export const REVIEW_NONCE = 'write-review'
export const REVIEW_NONCE_FIELD = 'review_nonce'
/** Only programs fill it in: people don't see it. */
export const REVIEW_TRAP_FIELD = 'url'
/** Set by the page's script: it comes back to the product's page, which then shows the notice. */
export const REVIEW_SCRIPTED_FIELD = 'scripted'
export const LONGEST_REVIEW = 5_000
export const LONGEST_NAME = 100

export const MAX_REVIEW_PHOTOS = 4
export const REVIEW_PHOTOS_FIELD = 'fotos'
/** As phones make them; the form as a whole is bounded besides. */
export const MAX_REVIEW_PHOTO_BYTES = 8 * 1024 * 1024
export const LONGEST_REVIEW_ANSWER = 2_000

export const reviewPhotoUrl = (id: number, size: 'grande' | 'pequena') => `/avaliacao/foto/${id}/${size}.webp`

/** Where «Útil» is sent. */
export const HELPFUL_URL = '/avaliacao/util/'
