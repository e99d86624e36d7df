import { isEmailAddress } from '#kit/email-address.ts'
import { typedLine, typedText } from '#kit/typed-text.ts'
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
    rating: typedLine(fields.rating, 10),
    comment: typedText(fields.comment, LONGEST_REVIEW).slice(0, LONGEST_REVIEW + 1),
    author: typedLine(fields.author, LONGEST_NAME),
    email: typedLine(fields.email, 254),
  }
  const author = user?.displayName || values.author
  const email = (user?.email ?? values.email).toLowerCase()
  const problems: ReviewProblems = {
    ...(/^[1-5]$/.test(values.rating) ? {} : { rating: REVIEW_TEXT.rating }),
    ...(values.comment === '' ? { comment: REVIEW_TEXT.comment } : {}),
    ...(values.comment.length > LONGEST_REVIEW ? { comment: REVIEW_TEXT.tooLong } : {}),
    ...(author === '' ? { author: REVIEW_TEXT.author } : {}),
    ...(isEmailAddress(email) ? {} : { email: REVIEW_TEXT.email }),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems, values }
  return { ok: true, review: { rating: Number(values.rating), text: values.comment, author, email }, values }
}
