import { troubleOf } from './text.ts'

/** What a good answer holds; with `parse: false` the answer itself. */
export async function readAnswer(answer: Response, parse = true): Promise<unknown> {
  if (!parse) return answer
  if (answer.status === 204) return null
  return await readJson(answer)
}

/** Throws what a bad answer says, or the answer itself with `parse: false`. */
export async function throwAnswer(answer: Response, parse = true): Promise<never> {
  if (!parse) throw answer
  const isEmpty = (await answer.clone().text()).trim() === ''
  throw (isEmpty ? undefined : await readJson(answer)) ?? troubleOf('unknown_error')
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch {
    throw troubleOf('invalid_json')
  }
}
