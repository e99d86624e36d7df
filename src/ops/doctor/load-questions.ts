import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Question } from './question.ts'

const FOLDER = join(import.meta.dirname, 'questions')

/** Presence is registration: every file in questions/ is asked. */
export async function loadQuestions(): Promise<Question[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return await Promise.all(
    files.toSorted().map(async (file) => {
      const { default: question } = (await import(pathToFileURL(join(FOLDER, file)).href)) as { default?: Question }
      if (question?.id === file.slice(0, -'.ts'.length)) return question
      throw new Error(
        `src/ops/doctor/questions/${file} must have a default export made by defineQuestion, with the file's name as its id.`,
      )
    }),
  )
}
