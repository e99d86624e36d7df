import { LONGEST_NAME, LONGEST_REVIEW, type ReviewProblems, type ReviewValues } from './contract.ts'
import { REVIEW_TEXT } from './text.ts'

/** A review that may be kept. Plain text: what looks like markup in it is shown as it was typed. */
export type WrittenReview = { rating: number; text: string; author: string; email: string }
type ReadReview =
  | { ok: true; review: WrittenReview; values: ReviewValues }
  | { ok: false; problems: ReviewProblems; values: ReviewValues }

/** Reads what was sent. Somebody who is signed in is known already: their name and address are not read. */
export function readReview(fields: Record<string, unknown>, user?: { displayName: string; email: string }): ReadReview {
  const values: ReviewValues = {
    rating: lineOf(fields.rating).slice(0, 10),
    comment: textOf(fields.comment).slice(0, LONGEST_REVIEW + 1),
    author: lineOf(fields.author).slice(0, LONGEST_NAME),
    email: lineOf(fields.email).slice(0, 254),
  }
  const author = user?.displayName || values.author
  const email = (user?.email ?? values.email).toLowerCase()
  const problems: ReviewProblems = {
    ...(/^[1-5]$/.test(values.rating) ? {} : { rating: REVIEW_TEXT.rating }),
    ...(values.comment === '' ? { comment: REVIEW_TEXT.comment } : {}),
    ...(values.comment.length > LONGEST_REVIEW ? { comment: REVIEW_TEXT.tooLong } : {}),
    ...(author === '' ? { author: REVIEW_TEXT.author } : {}),
    ...(isEmail(email) ? {} : { email: REVIEW_TEXT.email }),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems, values }
  return { ok: true, review: { rating: Number(values.rating), text: values.comment, author, email }, values }
}

const isEmail = (text: string) => /^[^\s@<>"(),;:\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text)

// Control characters, also the one that no database keeps, and marks that turn the reading direction around.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

const textOf = (raw: unknown) =>
  typeof raw === 'string'
    ? raw
        .slice(0, LONGEST_REVIEW * 4)
        .toWellFormed()
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(UNSEEN, (sign) => (sign === '\n' ? sign : ''))
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    : ''

const lineOf = (raw: unknown) => textOf(raw).replaceAll(/\s+/g, ' ')
