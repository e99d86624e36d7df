type Shop = { name: string; tagline: string }

/** Phones cut longer names on the home screen. */
const SHORT_NAME = 12
export const APP_ICONS = [
  { address: '/app-icone-192.png', side: 192, purpose: 'any' },
  { address: '/app-icone-512.png', side: 512, purpose: 'any' },
  { address: '/app-icone-maskable-512.png', side: 512, purpose: 'maskable' },
] as const

/** What a browser asks before it offers to install the shop. */
export const manifestOf = ({ name, tagline }: Shop, { paper }: { paper: string }) => ({
  id: '/',
  name,
  short_name: shortName(name),
  ...(tagline !== '' && { description: tagline }),
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons: APP_ICONS.map(({ address, side, purpose }) => ({
    src: address,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
})

/** Whole words as far as they fit. */
export function shortName(name: string): string {
  if (name.length <= SHORT_NAME) return name
  const words = name.split(' ')
  while (words.length > 1 && words.join(' ').length > SHORT_NAME) words.pop()
  return words.join(' ').slice(0, SHORT_NAME)
}
