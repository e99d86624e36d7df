export const WISHLIST_URL = '/lista-de-desejos/'
/** Readable to scripts: a page asks for the state of its heart only where there may be one. */
export const WISHLIST_COOKIE = 'vitrine_wishlist'
