import type { RedirectInput } from './contract.ts'

export type Shortened = { redirect: RedirectInput; via: string[] } | { circle: string[] }
type Targets = Pick<ReadonlyMap<string, Pick<RedirectInput, 'to' | 'code'>>, 'get'>

/** Follows where a redirect leads on, so that a visitor takes one step; what comes back to its beginning is told as a circle. */
export function shorten(redirect: RedirectInput, others: Targets): Shortened {
  if (redirect.kind === 'pattern') return { redirect, via: [] }
  const via: string[] = []
  let { to, code } = redirect
  for (;;) {
    const next = others.get(to)
    if (!next) return { redirect: { ...redirect, to, code }, via }
    via.push(to)
    if (next.to === redirect.from || via.includes(next.to)) return { circle: [redirect.from, ...via, next.to] }
    to = next.to
    if (next.code === 410) code = 410
  }
}
