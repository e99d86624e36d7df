import type { LegalPageRecord } from '#api/vitrine/legal-page-routes.ts'

const STATUS: Record<string, string> = {
  publish: 'Publicada',
  draft: 'Rascunho',
  future: 'Agendada',
  private: 'Particular',
}

/** Where a legal page stands, in a word or two. */
export const legalStatus = ({ page }: Pick<LegalPageRecord, 'page'>) =>
  page === null ? 'Falta escrever' : (STATUS[page.status] ?? page.status)

const list = new Intl.ListFormat('pt-BR')
/** What keeps it from being published; undefined: nothing does. */
export const gapsText = ({ page, gaps }: Pick<LegalPageRecord, 'page' | 'gaps'>): string | undefined =>
  page === null || gaps.length === 0 ? undefined : `Complete antes de publicar: ${list.format(gaps.map((gap) => `“${gap}”`))}.`

/** What the shop's data would change, and who does it. */
export function changesText({ changes, is_edited }: Pick<LegalPageRecord, 'changes' | 'is_edited'>): string | undefined {
  if (changes.length === 0) return undefined
  return is_edited
    ? 'Os dados da loja mudaram. Como você editou o texto, ele fica como está: copie da comparação o que quiser.'
    : 'Os dados da loja mudaram desde que esta página foi escrita.'
}

/** Written last, for it leads to the others. */
export const inWritingOrder = (pages: readonly LegalPageRecord[]) =>
  pages.toSorted((one, other) => Number(one.kind === 'terms') - Number(other.kind === 'terms'))
