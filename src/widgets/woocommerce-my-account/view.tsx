import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { ACCOUNT_BASE, ACCOUNT_TABS, accountTabs, tabUrl } from './tabs.ts'
import type widget from './widget.ts'

/** A customer's account with its tabs. On a page that is the same for everybody it leads to the account's own address. */
export default function MyAccount({ settings, page: { account } }: ViewProps<typeof widget>) {
  if (!account) return <Doorway />
  if (account.tab === undefined) return <div className="woocommerce">{account.content}</div>
  const names = new Map<string, string>(settings.tabs.map(({ field_key, tab_name }) => [field_key, tab_name]))
  return (
    <div className="woocommerce my-account" data-layout={settings.tabs_layout}>
      <nav className="woocommerce-MyAccount-navigation" aria-label="Páginas da conta">
        <ul>
          {accountTabs.map((tab) => {
            const isActive = tab === account.tab
            return (
              <li key={tab} className={linkClass(tab, isActive)}>
                <a href={tabUrl(tab)} aria-current={isActive ? 'page' : undefined}>
                  <Icon name={ACCOUNT_TABS[tab].icon} />
                  {names.get(tab) || ACCOUNT_TABS[tab].label}
                </a>
              </li>
            )
          })}
          {account.more?.map(({ path, label }) => {
            const isActive = path === account.tab
            return (
              <li key={path} className={linkClass(path, isActive)}>
                <a href={`${ACCOUNT_BASE}${path}/`} aria-current={isActive ? 'page' : undefined}>
                  <Icon name="star" />
                  {label}
                </a>
              </li>
            )
          })}
          <li className={linkClass('customer-logout', false)}>
            <a href={account.signOutUrl}>
              <Icon name="arrow-left" />
              Sair
            </a>
          </li>
        </ul>
      </nav>
      <div className="woocommerce-MyAccount-content">{account.content}</div>
    </div>
  )
}

const linkClass = (tab: string, isActive: boolean) =>
  `woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--${tab}${isActive ? ' is-active' : ''}`

function Doorway() {
  return (
    <div className="woocommerce my-account-doorway">
      <p>Acompanhe pedidos, guarde endereços e compre de novo com menos passos.</p>
      <a className="button" href={ACCOUNT_BASE}>
        <Icon name="user" />
        Entrar na minha conta
      </a>
    </div>
  )
}
