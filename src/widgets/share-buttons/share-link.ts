import type { Network } from './networks.ts'

/** What is shared. Everything but the address may be empty, and is left out then. */
export type Shared = { url: string; title: string; text: string; image: string }

/** The address that opens a network with the page filled in; printing has none. */
export function shareLink(network: Network, shared: Shared): string | undefined {
  // Networks read a # as the beginning of a tag or cut the text there.
  const title = shared.title.replaceAll('#', '')
  const text = shared.text.replaceAll('#', '')
  const { url, image } = shared
  const said = text || title
  switch (network) {
    case 'facebook':
      return address('https://www.facebook.com/sharer.php', { u: url })
    case 'twitter':
      return address('https://twitter.com/intent/tweet', { text: [said, url].filter(Boolean).join(' ') })
    case 'linkedin':
      return address('https://www.linkedin.com/shareArticle', { mini: 'true', url, title, summary: text, source: url })
    case 'pinterest':
      return address('https://www.pinterest.com/pin/create/button/', { url, media: image })
    case 'reddit':
      return address('https://reddit.com/submit', { url, title })
    case 'vk':
      return address('https://vk.com/share.php', { url, title, description: text, image })
    case 'odnoklassniki':
      return address('https://connect.ok.ru/offer', { url, title, imageUrl: image })
    case 'tumblr':
      return address('https://tumblr.com/share/link', { url })
    case 'digg':
      return address('https://digg.com/submit', { url })
    case 'skype':
      return address('https://web.skype.com/share', { url })
    case 'stumbleupon':
      return address('https://www.stumbleupon.com/submit', { url })
    case 'mix':
      return address('https://mix.com/add', { url })
    case 'telegram':
      return address('https://telegram.me/share/url', { url, text: said })
    case 'pocket':
      return address('https://getpocket.com/edit', { url })
    case 'xing':
      return address('https://www.xing.com/spi/shares/new', { url })
    case 'whatsapp':
      return address('https://api.whatsapp.com/send', { text: lines(title && `*${title}*`, text, url) })
    case 'email':
      return address('mailto:', { subject: title, body: lines(text, url) })
    case 'print':
      return undefined
  }
}

/** The address to share: the merchant's own choice where it is a page, else the page that the button stands on. */
export function sharedPage(chosenUrl: string, page: { url: string; title: string }): Shared {
  const own: Shared = { url: page.url, title: page.title, text: '', image: '' }
  if (chosenUrl === '' || !URL.canParse(chosenUrl, page.url)) return own
  const chosen = new URL(chosenUrl, page.url)
  return /^https?:$/.test(chosen.protocol) ? { url: chosen.href, title: '', text: '', image: '' } : own
}

const lines = (...parts: string[]) => parts.filter(Boolean).join('\n')

/** Spaces are written %20: mail programs and some networks show a + as a plus. */
function address(start: string, query: Record<string, string>) {
  const pairs = Object.entries(query).filter(([, value]) => value !== '')
  return `${start}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
