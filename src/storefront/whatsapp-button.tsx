import type { PageInfo } from '#builder/page-info.ts'
import { type ButtonPage, fillMessage } from '#content/whatsapp-button/button.ts'
import type { ShownButton } from '#content/whatsapp-button/service.ts'
import { Icon } from '#ui/icon.tsx'
import { whatsappUrl } from '#widgets/shop-info/contact-links.ts'

type Page = Pick<PageInfo, 'kind' | 'path' | 'title' | 'url' | 'shopName' | 'editMode'>

/** Pages whose look follows the hours have it, whether they show the button at the moment or not. */
export const WHATSAPP_HOURS_TAG = 'whatsapp-hours'

/** The button on a page, for a conversation that begins with the page's own text; none where a merchant left it out. */
export function whatsappOnPage(button: ShownButton | undefined, page: Page) {
  const kind = kindOf(page)
  if (!button || page.editMode || !button.pages.includes(kind)) return undefined
  const message = fillMessage(button.messages[kind] ?? button.messages.any, {
    produto: page.kind === 'product' ? page.title : '',
    pagina: page.title,
    // What follows the path may be a visitor's own.
    endereco: page.url.replace(/[?#].*$/, ''),
    loja: page.shopName,
  })
  return {
    label: button.label,
    side: button.side,
    isOpen: button.isOpen,
    url: `${whatsappUrl(button.number)}?text=${encodeURIComponent(message)}`,
  }
}
export type PageButton = NonNullable<ReturnType<typeof whatsappOnPage>>

function kindOf({ kind, path }: Page): ButtonPage {
  if (kind === 'product') return 'product'
  if (kind === 'archive' || kind === 'search') return 'list'
  if (kind === 'private') return path.startsWith('/my-account') ? 'account' : 'purchase'
  return path === '/' ? 'home' : 'content'
}

export const WhatsappLink = ({ button: { label, side, isOpen, url } }: { button: PageButton }) => (
  <a className="whatsapp-button no-print" data-side={side} data-open={isOpen} href={url} target="_blank" rel="noopener">
    <Icon name="whatsapp" />
    <span>
      {label}
      <span className="screen-reader-text"> pelo WhatsApp (abre em outra aba)</span>
    </span>
  </a>
)
