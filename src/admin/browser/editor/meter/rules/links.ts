import { isRecord } from '#kit/is-record.ts'
import { pathsOf, valueAt, withValueAt } from '../../text/setting-path.ts'
import { type Elements, type Finding, type Fix, short } from '../finding.ts'
import type { LinkFact } from '../page-facts.ts'

/** The addresses of this shop in the document: only asking for them tells whether they exist. */
export function pathsToAsk(links: readonly LinkFact[], origin: string): string[] {
  const paths = links.flatMap(({ element, href }) => (element === undefined ? [] : (innerPath(href, origin) ?? [])))
  return [...new Set(paths)]
}

type Known = Elements & {
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
    const text = `${name} ${reason}`
    const fix = leadElsewhere(link, known)
    return [{ key: `link ${link.element} ${at}`, kind: 'link', element: link.element, isGrave: true, text, fix }]
  })

/** Where the address stands in a setting of its own; within a text it is changed there. */
function leadElsewhere({ element, href }: LinkFact, { widgetOf, settingsOf }: Elements): Fix | undefined {
  const [widget, settings] = element === undefined ? [] : [widgetOf(element), settingsOf(element)]
  if (!widget || !settings) return undefined
  const [path] = pathsOf(
    widget.settings,
    settings,
    ({ control }, value) => control === 'link' && isRecord(value) && value.url === href,
  )
  if (path === undefined) return undefined
  return {
    label: 'Trocar o endereço',
    asks: { label: 'Novo endereço', longest: LONGEST_ADDRESS },
    change: (now, answer) => {
      const link = valueAt(now, path)
      return isRecord(link) ? withValueAt(now, path, { ...link, url: answer }) : now
    },
  }
}
const LONGEST_ADDRESS = 2_000

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
