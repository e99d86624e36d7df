/**
 * Whether a screen tells the address what it is narrowed by though the address is another one's already: lists do so half a second
 * after the last key, and stay until the next screen can be drawn. `shown`: the path that the screen was drawn for.
 */
export const isLateSearch = (to: unknown, { shown, address }: { shown: string; address: string }): boolean =>
  typeof to === 'object' && to !== null && 'search' in to && !('pathname' in to) && withoutEnd(shown) !== withoutEnd(address)

const withoutEnd = (path: string) => path.replace(/\/+$/, '')
