import type { Outside } from '#kit/csp-sources.ts'

export const FACEBOOK = 'Facebook'

/** What a page with any of Facebook's plugins may reach: its script, and the frames that it draws. */
export const FACEBOOK_OUTSIDE: Outside = {
  scripts: ['https://connect.facebook.net'],
  frames: ['https://www.facebook.com', 'https://web.facebook.com', 'https://staticxx.facebook.com'],
  connects: ['https://www.facebook.com', 'https://connect.facebook.net'],
  images: ['https://www.facebook.com'],
}

/** A page, post, video or comment on Facebook; undefined for any other address. */
export function facebookAddress(address: string): string | undefined {
  if (!URL.canParse(address.trim())) return undefined
  const { protocol, hostname, pathname, search, username } = new URL(address.trim())
  const isThere = protocol === 'https:' && username === '' && /^(?:www\.|m\.|web\.|pt-br\.)?facebook\.com$/.test(hostname)
  return isThere && pathname !== '/' ? `https://www.facebook.com${pathname}${search}` : undefined
}

/** Which page of the shop a button or the comments belong to: this one, or an address of the merchant's. */
export function pageWanted(kind: 'current_page' | 'custom', custom: string, page: { url: string }): string {
  return kind === 'custom' && /^https?:\/\//.test(custom) ? custom : page.url
}
