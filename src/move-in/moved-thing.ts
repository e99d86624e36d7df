export type MovedKind =
  | 'setting'
  | 'media'
  | 'attribute'
  | 'term'
  | 'product'
  | 'variation'
  | 'customer'
  | 'coupon'
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

/** `from` is the cursor of the last thing that is already staged: `kind:oldId`. */
export type Source = { things: (from?: string) => AsyncIterable<MovedThing | LeftThing> }
