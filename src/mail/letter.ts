import type { Cents } from '#kit/money.ts'

/** A mail as what it says; how it looks is drawn from it, once as markup and once as plain text. */
export type Letter = { subject: string; title: string; parts: LetterPart[] }

export type LetterPart =
  | { kind: 'words'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** Something to be copied as it stands. */
  | { kind: 'code'; text: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'lines'; lines: { name: string; details: string; quantity: number; cents: Cents }[] }

/** Who writes. */
export type Sender = { name: string; document: string; address: string; email: string; phone: string; url: string }
