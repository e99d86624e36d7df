import type { RedirectInput } from '#content/redirects/contract.ts'
import { readRedirect } from '#content/redirects/redirect-input.ts'
import { textOf } from '#kit/unknown-json.ts'
import { type Kind, refused } from '../kind.ts'
import { hostsOf } from '../framing.ts'
import { keepRedirects } from '../redirects.ts'

/** Redirects that the merchant had made there: by Yoast, Rank Math or Redirection, exact or by a pattern. */
export const redirectKind: Kind<RedirectInput> = {
  kind: 'redirect',
  read: (data) => {
    const [from, to] = [textOf(data['from']), textOf(data['to'])]
    const title = `${from} → ${to}`.slice(0, 300)
    const kind = data['kind'] === 'regex' ? 'pattern' : 'exact'
    const read = readRedirect({ from, to, kind, code: Number(data['code'] ?? 301) })
    if (!read.ok) return refused(title, read.problem.text)
    const notes = read.note === undefined ? [] : [read.note]
    return { is: 'row', title, row: read.redirect, notes }
  },
  write: async (trx, things, { source, move }) => {
    const hosts = [...hostsOf(source), ...move.hosts.flatMap(hostsOf)]
    await keepRedirects(
      trx,
      source,
      things.map(({ row }) => ({ ...row, to: withoutHost(row.to, hosts) })),
    )
    return things.map(({ oldId }) => ({ oldId, newId: 0, place: 'redirects' as const }))
  },
}

/** Within the old shop an address leads to the same path here. */
function withoutHost(to: string, hosts: readonly string[]): string {
  if (!/^https?:/i.test(to) || !URL.canParse(to)) return to
  const { host, pathname, search, hash } = new URL(to)
  return hosts.includes(host) ? `${pathname}${search}${hash}` : to
}
