import type { Cents } from '#kit/money.ts'
import type { Brand } from './brand.ts'

/** A mail as what it says; how it looks is drawn from it, once as markup and once as plain text. */
export type Letter = { subject: string; title: string; parts: LetterPart[] }

export type LetterPart = (
  | { kind: 'words'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** Something to be copied as it stands. */
  | { kind: 'code'; text: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'lines'; lines: { name: string; details: string; quantity: number; cents: Cents }[] }
) & {
  /** Which section of the letter it belongs to, where a merchant may leave it out (kinds/sections.ts). */
  section?: string
}

/** Who writes. Without a brand the letter has the colours that every shop has at first. */
export type Sender = {
  name: string
  document: string
  address: string
  email: string
  phone: string
  url: string
  brand?: Brand | undefined
}
