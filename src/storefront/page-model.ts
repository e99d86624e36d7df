import type { ReactNode } from 'react'
import type { Outside } from '#kit/csp-sources.ts'
import type { PageInfo } from '#builder/page-info.ts'
import type { Head } from './layout.tsx'
import type { Template } from './template-box.tsx'

/** A page before it is drawn: what it is, what stands in it, what it depends on. */
export type PageModel = {
  info: Omit<PageInfo, 'shopName' | 'url' | 'editMode'>
  head: Omit<Head, 'title'> & { title?: string }
  status?: number
  bodyClass?: string
  tags: string[]
  /** Style sheets of storefront/styles that the page's own parts need. */
  styles?: string[]
  /** Style that the merchant wrote for this page alone. */
  customCss?: string
  /** Scripts that the page's own parts print inside the page, to the letter. Of private pages only. */
  scripts?: string[]
  /** What the page's own parts show in a frame, in the words of the policy. */
  frames?: string[]
  /** Where forms of the page's own parts may be sent besides the shop, in the words of the policy. */
  forms?: string[]
  /** What the page's own parts may reach of other hosts. */
  outside?: Outside | undefined
  /** Widgets whose style sheets the page's own parts need, though no document names them. */
  widgets?: string[]
  body:
    | { document: unknown }
    | { node: ReactNode }
    | {
        before?: ReactNode
        document: unknown
        template?: Template
        /** Elements that end the page where no template of the shop's own surrounds it. */
        ending?: unknown[]
        after?: ReactNode
      }
}
