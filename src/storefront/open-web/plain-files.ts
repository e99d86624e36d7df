import type { ShopInfo } from '#content/settings/contract.ts'

/** What belongs to one visitor, or has as many addresses as people can think of. */
const NOT_FOR_ROBOTS = [
  '/cart/',
  '/checkout/',
  '/minha-conta/',
  '/my-account/',
  '/acompanhar-pedido/',
  '/wp-admin/',
  '/*?add-to-cart=',
  '/*/comentario/',
]

/** Who may read what. A shop that is being prepared is read by nobody. */
export const robotsText = ({ isClosed, shopUrl }: { isClosed: boolean; shopUrl: string }) =>
  isClosed
    ? 'User-agent: *\nDisallow: /\n'
    : [
        'User-agent: *',
        ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
        'Allow: /wp-admin/admin-ajax.php',
        '',
        `Sitemap: ${shopUrl}/sitemap.xml`,
        '',
      ].join('\n')

type Link = { title: string; url: string; about?: string }
type Guide = { shop: ShopInfo; categoryLinks: Link[]; pages: Link[]; posts: Link[]; shopUrl: string }

/** The shop in a few plain lines, for programs that read instead of people: what it is, and where its pages are. */
export function guideText({ shop, categoryLinks, pages, posts, shopUrl }: Guide): string {
  const list = (title: string, links: Link[]) =>
    links.length === 0
      ? []
      : [
          `## ${title}`,
          '',
          ...links.map(
            ({ title: name, url, about }) => `- [${plain(name)}](${shopUrl}${url})${about ? `: ${plain(about)}` : ''}`,
          ),
          '',
        ]
  return [
    `# ${plain(shop.name)}`,
    '',
    ...(shop.tagline === '' ? [] : [`> ${plain(shop.tagline)}`, '']),
    'Loja on-line brasileira. Preços em reais (BRL), textos em português do Brasil.',
    '',
    ...list('Prateleiras', categoryLinks),
    ...list('Sobre a loja', pages),
    ...list('Textos mais recentes do diário', posts),
    ...list('Para programas', [
      { title: 'Mapa do site', url: '/sitemap.xml' },
      { title: 'Todos os produtos com preço e estoque', url: '/feed/produtos/' },
      { title: 'Novidades do diário (RSS)', url: '/feed/' },
    ]),
  ].join('\n')
}

/** One line that can't begin a list, close a link or open another. */
const plain = (text: string) =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/[[\]<>]/g, '')
    .trim()
    .slice(0, 300)
