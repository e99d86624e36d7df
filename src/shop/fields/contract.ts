import type { FieldNoun } from '#db/field-rules.ts'
import type { FieldKind, FieldOptions, TypedField } from '#kit/typed-fields/definition.ts'

export type { FieldNoun } from '#db/field-rules.ts'

/** What a link may lead to. */
export const LINK_TARGETS = ['product', 'category', 'page'] as const

/** Kinds that lists of products can be narrowed by, and those that a search looks through. */
export const FILTERABLE: readonly FieldKind[] = ['choice', 'choices', 'yes_no', 'number']
/** Kinds that fit a line of a card. */
export const CARDABLE: readonly FieldKind[] = ['text', 'number', 'choice', 'choices', 'date', 'yes_no']
export const SEARCHABLE: readonly FieldKind[] = ['text', 'long_text', 'choice', 'choices', 'number']
/** Kinds that a customer can fill in without a library to choose from. */
export const ASKABLE: readonly FieldKind[] = ['text', 'long_text', 'number', 'choice', 'choices', 'date', 'yes_no', 'color']

export const MOST_FIELDS = 50
/** How long a removed field can be brought back with its values. */
export const KEPT_DAYS = 30

/** A field of the merchant's own. */
export type CustomField = TypedField & {
  id: number
  noun: FieldNoun
  help: string
  /** What only merchants see leaves the shop by no public answer. */
  seenBy: 'customers' | 'merchants'
  onPage: boolean
  /** Of products: on their cards in lists. */
  onCard: boolean
  filterable: boolean
  searchable: boolean
  /** Of customers: asked in their account; of orders: at the checkout. */
  asked: boolean
  position: number
  removedAt: Date | null
  version: number
}

export type FieldInput = {
  name: string
  help: string
  kind: FieldKind
  options: FieldOptions
  required: boolean
  seenBy: 'customers' | 'merchants'
  onPage: boolean
  onCard: boolean
  filterable: boolean
  searchable: boolean
  asked: boolean
}

export type FieldProblem = { kind: 'unknown' | 'stale' | 'key-taken' | 'too-many' } | { kind: 'refused'; text: string }
export type FieldOutcome = { ok: true; id: number } | { ok: false; problem: FieldProblem }

/** A value as it is kept, with what its field is: as `shown_fields` of the database tells it. */
export type StoredField = Pick<TypedField, 'key' | 'name' | 'kind' | 'options'> & { onPage: boolean; value: unknown }

/** A value as a page shows it: words, or what can be seen and followed. */
export type ShownField = {
  key: string
  name: string
  kind: FieldKind
  onPage: boolean
  text: string
  url?: string
  pictureId?: number
}
