import { NoticesWrapper } from '#ui/notices.tsx'
import type { PageModel } from '../page-model.ts'
import type { AccountView } from './view.ts'

type Framed = {
  view: AccountView
  path: string
  signOutUrl: string
  isSignedIn: boolean
  more: readonly { path: string; label: string }[]
  /** The merchant's own page around the account, if there is one. */
  document: unknown
}

const WIDGET = 'woocommerce-my-account'
const DOCUMENT = [
  {
    id: 'conta',
    elType: 'container',
    settings: { content_width: 'boxed', padding_block: 'none' },
    elements: [{ id: 'minhaconta', elType: 'widget', widgetType: WIDGET, settings: {}, elements: [] }],
  },
]

/** A page of the account as the site draws it. Private: it never enters the page cache. */
export function accountPageModel({ view, path, signOutUrl, isSignedIn, more, document }: Framed): PageModel {
  const ofMerchant = JSON.stringify(document ?? null).includes(`"${WIDGET}"`)
  return {
    info: {
      id: 0,
      kind: 'private',
      title: view.title,
      path,
      crumbs: [],
      pageNumber: 1,
      notices: view.notices,
      account: {
        tab: isSignedIn ? (view.tab ?? '') : undefined,
        signOutUrl,
        content: view.content,
        ...(more.length > 0 && { more }),
      },
    },
    head: { description: 'Entre na sua conta para ver seus pedidos e endereços.', canonical: undefined },
    status: view.status,
    bodyClass: 'woocommerce-account woocommerce-page',
    tags: [],
    styles: ['account', ...(view.styles ?? [])],
    widgets: view.widgets,
    body: {
      before: (
        <div className="account-head page-width woocommerce">
          <h1>{view.title}</h1>
          <NoticesWrapper notices={view.notices} />
        </div>
      ),
      document: ofMerchant ? document : DOCUMENT,
    },
  }
}
