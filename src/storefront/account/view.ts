import type { ReactNode } from 'react'
import type { Notice } from '#content/notices/contract.ts'
import type { AccountTab } from '#widgets/woocommerce-my-account/tabs.ts'

/** What a page of the account shows. */
export type AccountView = {
  title: string
  tab?: AccountTab | (string & {})
  content: ReactNode
  status?: number
  notices?: Notice[]
  /** Widgets whose style sheets the content needs. */
  widgets?: string[]
  /** Further style sheets of the storefront that it needs. */
  styles?: string[]
}
