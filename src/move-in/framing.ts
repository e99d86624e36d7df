import type { Answered } from '#outgoing/exchange.ts'

export type Framing = 'framed' | 'refused' | 'away'

/** Whether the old page can stand beside the new one: its own headers decide. */
export function framingOf({ status, headers }: Pick<Answered, 'status' | 'headers'>): Framing {
  if (status >= 400 || status < 200) return 'away'
  if (headers['x-frame-options'] !== undefined) return 'refused'
  const policy = [headers['content-security-policy']].flat().join(';')
  const [, ancestors] = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(policy) ?? []
  return ancestors === undefined || /(^|\s)(\*|https:)(\s|$)/.test(ancestors.trim()) ? 'framed' : 'refused'
}

/** The hosts under which the pages of a source stand: with and without www. */
export const hostsOf = (source: string): string[] => {
  const bare = source.replace(/^www\./, '')
  return [bare, `www.${bare}`]
}
