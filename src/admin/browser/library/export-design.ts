import { slugOf } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import type { PageElement } from '../documents/tree.ts'
import { saveFile } from '../shared/save-file.ts'

type Exported = { title: string; type: 'section' | 'page'; document: readonly PageElement[] | unknown }

/** Gives the browser a template file that the ecosystem's builders take. */
export async function exportDesign(provider: Provider, { title, type, document }: Exported) {
  const file = await provider.tell<object>('/vitrine/v1/library/export', { title, type, document })
  saveFile(new Blob([JSON.stringify(file)], { type: 'application/json' }), `${slugOf(title) || 'modelo'}.json`)
}
