/** The shop's own animation, drawn for it and served by it; shown where the merchant has named no other. */
export const DEFAULT_ANIMATION = '/lottie/vaso.json'

type Chosen = {
  source: 'media_file' | 'external_url'
  source_json: { url: string }
  source_external_url: { url: string }
}

/** Where the animation comes from: a file of the shop, an address outside of it, or the default. */
export function animationAddress({ source, source_json, source_external_url }: Chosen): string {
  const { url } = source === 'external_url' ? source_external_url : source_json
  const isOwn = source === 'media_file' && /^\/(?!\/)/.test(url)
  const isOutside = source === 'external_url' && /^https:\/\/[^/]/.test(url)
  return isOwn || isOutside ? url : DEFAULT_ANIMATION
}

/** Whom the browser would talk to; undefined for the shop itself. */
export const hostOfAnimation = (address: string) => (address.startsWith('/') ? undefined : new URL(address).hostname)
