import { type Finding, short } from '../finding.ts'
import type { LinkFact } from '../page-facts.ts'

/** The addresses of this shop in the document: only asking for them tells whether they exist. */
export function pathsToAsk(links: readonly LinkFact[], origin: string): string[] {
  const paths = links.flatMap(({ element, href }) => (element === undefined ? [] : (innerPath(href, origin) ?? [])))
  return [...new Set(paths)]
}

type Known = {
  origin: string
  anchors: ReadonlySet<string>
  /** What the shop answered with «not found». */
  missing: ReadonlySet<string>
}

/** Links of the document that lead nowhere. */
export const linkFindings = (links: readonly LinkFact[], known: Known): Finding[] =>
  links.flatMap((link, at) => {
    const reason = link.element === undefined ? undefined : deadBecause(link.href.trim(), known)
    if (reason === undefined) return []
    const name = link.text.trim() === '' ? 'Um link sem texto' : `O link «${short(link.text.trim())}»`
    return [{ key: `link ${link.element} ${at}`, kind: 'link', element: link.element, isGrave: true, text: `${name} ${reason}` }]
  })

function deadBecause(href: string, { origin, anchors, missing }: Known): string | undefined {
  if (href === '' || href === '#') return 'não leva a lugar nenhum.'
  if (/^javascript\s*:/i.test(href)) return 'usa um script no lugar de um endereço, o que a loja não deixa funcionar.'
  if (href.startsWith('#elementor-action')) return undefined
  if (href.startsWith('#'))
    return anchors.has(decoded(href.slice(1))) ? undefined : `aponta para ${href}, que não há nesta página.`
  const path = innerPath(href, origin)
  return path !== undefined && missing.has(path) ? `leva a ${path}, que não existe.` : undefined
}

/** The path of an address of this shop. */
function innerPath(href: string, origin: string): string | undefined {
  if (href === '' || href.startsWith('#') || !URL.canParse(href, origin)) return undefined
  const address = new URL(href, origin)
  return address.origin === origin ? address.pathname : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
