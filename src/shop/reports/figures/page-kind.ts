import type { PageKind } from './contract.ts'

const KINDS: [path: RegExp, kind: PageKind][] = [
  [/^\/(page\/\d+\/)?$/, 'home'],
  [/^\/produto\//, 'product'],
  [/^\/(loja|categoria-produto|tag-produto)\//, 'listing'],
  [/^\/blog\//, 'blog'],
  [/^\/cart\//, 'cart'],
  [/^\/checkout\/order-/, 'order'],
  [/^\/checkout\//, 'checkout'],
  [/^\/minha-conta\//, 'account'],
]
/** No pages that shoppers open: the workbench, the API, files, previews, the showcase of widgets, what mails and popups lead to. */
const NOT_SHOWN = /^\/(painel|wp-json|wp-admin|vitrine|assets|midia|previa|popup|email|lightbox)(\/|$)|\.[a-z0-9]+$/

/** What page stands at an address; undefined where no shopper looks. */
export function pageKindOf(path: string, query = ''): PageKind | undefined {
  if (NOT_SHOWN.test(path)) return undefined
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
  return kind === 'home' && /(^|&)s=/.test(query) ? 'search' : kind
}

/** The product that an address shows. */
export const productSlugOf = (path: string): string | undefined => /^\/produto\/([a-z0-9-]{1,200})\/$/.exec(path)?.[1]
