import type { QueryClient } from '@tanstack/react-query'
import { FORMS_QUESTION } from '../../widget-questions.ts'
import type { Provider } from './provider.ts'

/** Of the editor, beside its record, as `use-widgets.ts` asks. */
const WIDGETS = [`/${FORMS_QUESTION}`, '/vitrine/v1/element-settings']

type Options = { queries: QueryClient; provider: Provider; resource: string; id: string; question: string }

/**
 * Reads what the editor of a record asks first, which is on its way already (src/admin/first-questions.ts): with it known the screen is
 * drawn once, and not in shapes before. What fails is asked again, and told, by the screen. `question`: that for the record.
 */
export function readFirst({ queries, provider, resource, id, question }: Options) {
  const context = new URLSearchParams(question.split('?')[1]).get('context')
  const meta = context === null ? undefined : { ask: { context } }
  const queryKey = [resource, 'getOne', { id, meta }]
  keepForFirst(queries, queryKey)
  // By the question of the screen itself: one that is drawn before the answer waits for this one, and asks no other.
  const record = queries.fetchQuery({
    queryKey,
    queryFn: async () => (await provider.getOne(resource, { id, meta })).data,
  })
  const others = WIDGETS.map((path) => queries.prefetchQuery({ queryKey: ['answer', path], queryFn: () => provider.read(path) }))
  return { record, all: Promise.allSettled([record, ...others]) }
}

/** The answer counts as fresh for whoever asks first, and for nobody after. */
function keepForFirst(queries: QueryClient, queryKey: readonly unknown[]) {
  queries.setQueryDefaults(queryKey, { staleTime: Infinity })
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'observerAdded' || event.query !== queries.getQueryCache().find({ queryKey })) return
    stop()
    queries.setQueryDefaults(queryKey, { staleTime: 0 })
  })
}
