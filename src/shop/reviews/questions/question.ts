import { isEmailAddress } from '#kit/email-address.ts'
import { typedLine, typedText } from '#kit/typed-text.ts'
import { LONGEST_ASKER, LONGEST_QUESTION, type QuestionProblems, type QuestionValues } from './contract.ts'
import { QUESTION_TEXT } from './text.ts'

/** A question that may be kept. Plain text: what looks like markup in it is shown as it was typed. */
export type WrittenQuestion = { text: string; author: string; email: string }
type ReadQuestion =
  | { ok: true; question: WrittenQuestion; values: QuestionValues }
  | { ok: false; problems: QuestionProblems; values: QuestionValues }

/** Reads what was sent. Somebody who is signed in is known already: their name and address are not read. */
export function readQuestion(fields: Record<string, unknown>, user?: { displayName: string; email: string }): ReadQuestion {
  const values: QuestionValues = {
    question: typedText(fields.question, LONGEST_QUESTION).slice(0, LONGEST_QUESTION + 1),
    author: typedLine(fields.author, LONGEST_ASKER),
    email: typedLine(fields.email, 254),
  }
  const author = (user?.displayName || values.author).slice(0, LONGEST_ASKER)
  const email = (user?.email ?? values.email).toLowerCase()
  const problems: QuestionProblems = {
    ...(values.question === '' ? { question: QUESTION_TEXT.question } : {}),
    ...(values.question.length > LONGEST_QUESTION ? { question: QUESTION_TEXT.tooLong } : {}),
    ...(author === '' ? { author: QUESTION_TEXT.author } : {}),
    ...(isEmailAddress(email) ? {} : { email: QUESTION_TEXT.email }),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems, values }
  return { ok: true, question: { text: values.question, author, email }, values }
}
