import { momentText } from '../shared/words.ts'
import type { WritingRecord } from '#api/wp/content-item.ts'
import type { WritingStatus } from './writing-labels.ts'

type Saved = Pick<WritingRecord, 'type' | 'status' | 'date'>

/** What saving a page or a post did, for the person who pressed the button. */
export function savedText(before: WritingStatus, { type, status, date }: Saved): string {
  const isPage = type === 'page'
  const [name, a] = isPage ? ['Página', 'a'] : ['Post', 'o']
  if (status === 'publish') return before === 'publish' ? `${name} salv${a}: a loja já mostra.` : `${name} publicad${a}.`
  if (status === 'future') return `${name} agendad${a} para ${momentText(date)}.`
  if (status === 'draft' && before === 'trash') return 'Fora da lixeira, como rascunho.'
  if (status === 'draft' && (before === 'publish' || before === 'future'))
    return `${isPage ? 'A página' : 'O post'} voltou a rascunho: a loja não mostra.`
  return 'Rascunho salvo. Só quem cuida da loja o vê.'
}
