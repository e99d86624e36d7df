import { isEmailAddress } from '#kit/email-address.ts'
import { typedLine, typedText } from '#kit/typed-text.ts'
import { type CommentProblems, type CommentValues, LONGEST_COMMENT, LONGEST_COMMENT_NAME } from './contract.ts'
import { COMMENT_TEXT } from './text.ts'

/** A comment that may be kept. Plain text: what looks like markup in it is shown as it was typed. */
export type WrittenComment = { text: string; author: string; email: string; parentId: number | undefined }
type ReadComment =
  | { ok: true; comment: WrittenComment; values: CommentValues }
  | { ok: false; problems: CommentProblems; values: CommentValues }

/** Reads what was sent. Somebody who is signed in is known already: their name and address are not read. */
export function readComment(fields: Record<string, unknown>, user?: { displayName: string; email: string }): ReadComment {
  const values: CommentValues = {
    comment: typedText(fields.comment, LONGEST_COMMENT).slice(0, LONGEST_COMMENT + 1),
    author: typedLine(fields.author, LONGEST_COMMENT_NAME),
    email: typedLine(fields.email, 254),
    parent: /^[1-9]\d{0,14}$/.test(String(fields.comment_parent)) ? String(fields.comment_parent) : '',
  }
  const author = (user?.displayName || values.author).slice(0, LONGEST_COMMENT_NAME)
  const email = (user?.email ?? values.email).toLowerCase()
  const problems: CommentProblems = {
    ...(values.comment === '' ? { comment: COMMENT_TEXT.comment } : {}),
    ...(values.comment.length > LONGEST_COMMENT ? { comment: COMMENT_TEXT.tooLong } : {}),
    ...(author === '' ? { author: COMMENT_TEXT.author } : {}),
    ...(isEmailAddress(email) ? {} : { email: COMMENT_TEXT.email }),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems, values }
  const parentId = values.parent === '' ? undefined : Number(values.parent)
  return { ok: true, comment: { text: values.comment, author, email, parentId }, values }
}
