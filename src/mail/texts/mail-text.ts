/** What a merchant writes of one kind of mail, with placeholders. */
export type MailText = {
  subject: string
  /** The heading inside. */
  title: string
  /** Paragraphs are divided by an empty line. */
  opening: string
  closing: string
  /** The sections that are left out. */
  hidden: readonly string[]
}

export const TEXT_FIELDS = ['subject', 'title', 'opening', 'closing'] as const
export type TextField = (typeof TEXT_FIELDS)[number]

export const FIELD_LABELS: Record<TextField, string> = {
  subject: 'Assunto',
  title: 'Título',
  opening: 'Texto de abertura',
  closing: 'Texto de fechamento',
}

/** A subject is cut off beyond this in every list of mails; texts stay letters. */
export const LONGEST: Record<TextField, number> = { subject: 150, title: 150, opening: 3_000, closing: 3_000 }
