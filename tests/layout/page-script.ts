import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'rolldown'
import type { Looked } from './in-page/main.ts'
import type { Finding } from './rules/finding.ts'
import type { Kept } from './state.ts'

const NAME = 'layoutCheck'

/** Rules and measuring as one script that runs in a page: only what is wrong comes back. */
export async function createPageScript() {
  const { output } = await build({
    input: join(import.meta.dirname, 'in-page', 'main.ts'),
    write: false,
    output: { format: 'iife', name: NAME },
  })
  // A page keeps the script: what ran there before runs faster.
  const script = `(window.${NAME} ??= (() => { ${output[0].code}; return ${NAME} })())`
  /** As text, which crosses to this side faster than an object does. */
  const ask = async <T>(page: Page, call: string) =>
    JSON.parse(await page.evaluate<string>(`(async () => JSON.stringify(await ${script}.${call}))()`)) as T
  return {
    look: (page: Page, kept: Kept = {}) => ask<Looked>(page, `look(${JSON.stringify(kept)})`),
    lookByKeyboard: (page: Page) => ask<Finding[]>(page, 'lookByKeyboard()'),
  }
}
export type PageScript = Awaited<ReturnType<typeof createPageScript>>
