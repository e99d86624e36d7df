/** An answer of the API as an address: for frames and downloads, which can't carry the nonce in a header. */
export function apiLink(path: string): string {
  const { restRoot = '/wp-json/', restNonce = '' } = document.getElementById('painel')?.dataset ?? {}
  const url = new URL(path.replace(/^\//, ''), new URL(restRoot, location.origin))
  url.searchParams.set('_wpnonce', restNonce)
  return url.pathname + url.search
}
