import { cleanHtml } from '#kit/safe-html.ts'
import { typedLine } from '#kit/typed-text.ts'
import { maybe, shape, text, whole } from '#http/rest/arguments.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { wording, wordsOf } from './content-arguments.ts'

export const MEDIA_WORDS = {
  title: wording(500),
  alt_text: maybe(text({ maxLength: 1_000 })),
  caption: wording(5_000),
  description: wording(10_000),
  post: maybe(whole()),
}
/** Where in a picture what matters is, in hundredths from the left and from the top. */
export const FOCAL_POINT = {
  focal_point: maybe(shape({ x: whole({ minimum: 0, maximum: 100 }), y: whole({ minimum: 0, maximum: 100 }) })),
}
type Words = { title?: Worded; alt_text?: string; caption?: Worded; description?: Worded; post?: number }
type Worded = string | { raw?: string }

/** What is said of a file, as it may be kept: names as plain text, the longer words as clean markup. */
export function mediaWords({ title, alt_text, caption, description, post }: Words) {
  const worded = { title: wordsOf(title), caption: wordsOf(caption), description: wordsOf(description) }
  return {
    ...(worded.title !== undefined && { title: typedLine(worded.title, 500) }),
    ...(alt_text !== undefined && { alt: typedLine(alt_text, 1_000) }),
    ...(worded.caption !== undefined && { caption: markup(worded.caption, 10_000) }),
    ...(worded.description !== undefined && { description: markup(worded.description, 20_000) }),
    ...(post !== undefined && { contentId: post }),
  }
}

/** Cleaning can make a text longer: every `<` that opens nothing becomes four letters. */
function markup(html: string, longest: number) {
  const clean = cleanHtml(html)
  if (clean.length > longest) throw new RestProblem(400, 'rest_invalid_param', 'O texto é longo demais.')
  return clean
}
