import { type MailText, TEXT_FIELDS } from './mail-text.ts'

/** Its name among the shop's settings; each kind of mail is a part of it. */
export const MAIL_TEXTS = 'mail_texts'

/** What the merchant decided of one kind of mail. Without a text the shop's own is sent. */
export type KeptText = { text: MailText | undefined; isOff: boolean; version: number }

/** The part of one kind, healed: what is no text counts as none. */
export function readKept(stored: unknown, kind: string): KeptText {
  const part = recordIn(recordIn(stored)[kind])
  const version = Number.isSafeInteger(part['version']) ? Number(part['version']) : 0
  return { text: readText(part), isOff: part['isOff'] === true, version }
}

export function readText(stored: unknown): MailText | undefined {
  const raw = recordIn(stored)
  if (!TEXT_FIELDS.every((field) => typeof raw[field] === 'string')) return undefined
  const hidden = Array.isArray(raw['hidden']) ? raw['hidden'].filter((id) => typeof id === 'string') : []
  const [subject, title, opening, closing] = TEXT_FIELDS.map((field) => String(raw[field])) as [string, string, string, string]
  return { subject, title, opening, closing, hidden }
}

const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
