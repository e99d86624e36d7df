/** The account's parts, each an address of its own, by the names that shops of this ecosystem give them. */
export const ACCOUNT_TABS = {
  dashboard: { label: 'Painel', path: '', icon: 'home' },
  orders: { label: 'Pedidos', path: 'orders/', icon: 'box' },
  downloads: { label: 'Downloads', path: 'downloads/', icon: 'download' },
  wishlist: { label: 'Lista de desejos', path: 'lista-de-desejos/', icon: 'heart' },
  'edit-address': { label: 'Endereços', path: 'edit-address/', icon: 'map' },
  'payment-methods': { label: 'Métodos de pagamento', path: 'payment-methods/', icon: 'lock' },
  'edit-account': { label: 'Detalhes da conta', path: 'edit-account/', icon: 'user' },
  'my-data': { label: 'Meus dados', path: 'my-data/', icon: 'shield' },
} as const

export type AccountTab = keyof typeof ACCOUNT_TABS

export const ACCOUNT_BASE = '/minha-conta/'
export const accountTabs = Object.keys(ACCOUNT_TABS) as AccountTab[]
export const tabUrl = (tab: AccountTab) => ACCOUNT_BASE + ACCOUNT_TABS[tab].path
