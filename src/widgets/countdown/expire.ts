export const EXPIRE_ACTIONS = {
  hide: 'Ocultar a contagem',
  redirect: 'Ir para outra página',
  message: 'Mostrar a mensagem',
} as const
export const ACTION_NAMES = ['hide', 'redirect', 'message'] as const

/** What happens when the time is up, in the shape that data-expire-actions has. */
export type ExpireAction = { type: 'hide' | 'message' } | { type: 'redirect'; redirect_url: string }

/** Each chosen action once, in the order that lets a visitor see what was asked for: a redirect comes last. */
export function planExpiry(chosen: readonly (keyof typeof EXPIRE_ACTIONS)[], redirectUrl: string): ExpireAction[] {
  const plan: ExpireAction[] = []
  if (chosen.includes('hide')) plan.push({ type: 'hide' })
  if (chosen.includes('message')) plan.push({ type: 'message' })
  if (chosen.includes('redirect') && redirectUrl !== '') plan.push({ type: 'redirect', redirect_url: redirectUrl })
  return plan
}

/** Where the end of a countdown may lead: a page, and never the one that would send the visitor here again and again. */
export function redirectTarget(url: string, hereUrl: string): string | undefined {
  if (url.trim() === '' || !URL.canParse(url, hereUrl)) return undefined
  const target = new URL(url, hereUrl)
  if (!/^https?:$/.test(target.protocol)) return undefined
  return withoutHash(target) === withoutHash(new URL(hereUrl)) ? undefined : target.href
}

const withoutHash = (url: URL) => url.href.slice(0, url.href.length - url.hash.length)
