import type { DrawnElements } from '#builder/drawn-elements.ts'
import type { Tree } from '../../documents/tree.ts'
import { restNonce } from '../../shared/rest-nonce.ts'
import { pruned, type RedrawPlan } from './redraw-plan.ts'
import type { Previewed } from './previewed.ts'

type Options = { content: Omit<Previewed, 'document'>; tree: Tree; plan: RedrawPlan; styled: string[]; signal: AbortSignal }

export const NOTHING_DRAWN: DrawnElements = { markup: {}, css: '', widgets: {}, needs: [] }

/** Has the shop draw the elements that changed; undefined where it could not. */
export async function askElements({ content, tree, plan, styled, signal }: Options): Promise<DrawnElements | undefined> {
  const { wanted, shells } = plan
  const document = pruned(tree, plan)
  const answer = await fetch('/previa/elementos/', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      nonce: await restNonce(),
      id: String(content.id),
      content: JSON.stringify({ ...content, document }),
      wanted,
      shells,
      styled,
    }),
    signal,
  }).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as DrawnElements) : undefined // as the route of previews answers
}
