import type { PriceTag } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'

/** Whose list it is: the account's of a customer, otherwise the visitor's session's. */
export type ListOwner = { sessionId: number; userId: number | undefined }

/** What is wished for: a product, or one of its variations. */
export type Wish = { productId: number; variationId: number | null }

/** `gone`: not sold any more. `choose`: options have to be chosen on its page before it can be bought. */
export type WishState = 'in-stock' | 'choose' | 'sold-out' | 'gone'

export type WishedItem = Wish & {
  id: number
  name: string
  /** «Azul, M»; empty for a whole product. */
  details: string
  url: string
  price: PriceTag
  picture: PictureFile | undefined
  state: WishState
}

export type WishlistView = { items: WishedItem[]; shareToken: string | undefined }

export type AddOutcome = 'added' | 'already' | 'full' | 'unknown'
