export type MovedKind =
  | 'setting'
  | 'media'
  | 'attribute'
  | 'term'
  | 'product'
  | 'variation'
  | 'customer'
  | 'coupon'
  | 'shipping-zone'
  | 'tax-rate'
  | 'order'
  | 'refund'
  | 'order-note'
  | 'review'
  | 'page'
  | 'post'
  | 'comment'
  | 'menu'
  | 'template'
  | 'popup'
  | 'kit'
  | 'form-answer'
  | 'redirect'

/** One thing of the old shop, in the shape in which wc/v3 or wp/v2 (context=edit) tell it; `oldId` is its number there. */
export type MovedThing = { kind: MovedKind; oldId: string; data: Record<string, unknown> }

/** Something that the source holds and that can't come, with the reason in the merchant's words. */
export type LeftThing = { left: { kind: string; oldId?: string; reason: string } }

/** Everything before this place has been told: asked again, the source goes on there. */
export type PlaceMark = { reached: string }

export type Source = {
  /** `from` is the cursor of the last thing that is already staged: `kind:oldId`. */
  things: (from?: string) => AsyncIterable<MovedThing | LeftThing>
  /** The same with marks between the things, for a source that may be read a part at a time; `from` is the last mark. */
  marked?: (from?: string) => AsyncIterable<MovedThing | LeftThing | PlaceMark>
}
