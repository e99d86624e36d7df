import { join } from 'node:path'
import { loadFolder } from '#kit/load-folder.ts'
import type { Question } from './question.ts'

/** Every file in questions/ is asked. */
export async function loadQuestions(): Promise<Question[]> {
  const files = await loadFolder(join(import.meta.dirname, 'questions'))
  return files.map(({ name, path, value }) => {
    const question = value as Question | undefined
    if (question?.id === name) return question
    throw new Error(`${path} must have a default export made by defineQuestion, with the file's name as its id.`)
  })
}
