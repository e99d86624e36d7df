import type { MailText } from '../texts/mail-text.ts'

/** What a merchant may write of one kind of mail, and what is sent until then. */
export type MailKind = {
  text: MailText
  /** The placeholders that it has (placeholder-labels.ts). */
  placeholders: readonly string[]
  /** Those without which it would say nothing. */
  required?: readonly string[]
  /** The sections that may be left out (sections.ts). */
  sections?: readonly string[]
  /** Not one that the law, the buyer's money or the safety of an account needs. */
  mayBeOff?: boolean
}

export const textOf = ({
  closing = '',
  opening = '',
  ...text
}: Pick<MailText, 'subject' | 'title'> & { opening?: string; closing?: string }): MailText => ({
  ...text,
  opening,
  closing,
  hidden: [],
})
