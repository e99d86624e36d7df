import type { QueryClient } from '@tanstack/react-query'
import { WORKBENCH_BASE } from '../addresses.ts'
import { readFirst } from './data/first-answers.ts'
import type { Provider } from './data/provider.ts'
import { loadForm } from './screen.ts'
import { SECTIONS } from './sections.ts'

/** Whoever waits longer for an answer sees the screen wait, and can leave it. */
const MOST_MS = 2_000

type Options = { queries: QueryClient; provider: Provider; question: string; path: string }

/** Ends when the editor of the record at this address can be drawn as a whole. */
export async function openRecord({ path, ...asking }: Options): Promise<void> {
  const [resource = '', id = ''] = path.slice(WORKBENCH_BASE.length + 1).split('/')
  const { edit } = SECTIONS.flatMap(({ resources = [] }) => resources).find(({ name }) => name === resource) ?? {}
  const { all } = readFirst({ ...asking, resource, id })
  await Promise.race([Promise.all([all, loadForm(edit)]), new Promise((go) => setTimeout(go, MOST_MS))])
}
