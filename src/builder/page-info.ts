export type Crumb = { title: string; url: string }

/** What any widget may know of the page it stands on. The same for every visitor. */
export type PageInfo = {
  /** The content's id: what scripts send as elementor_page_id. */
  id: number
  kind: 'page' | 'post' | 'product' | 'archive' | 'search' | 'error' | 'private'
  title: string
  path: string
  url: string
  shopName: string
  crumbs: Crumb[]
  /** The page is open in the builder: behaviour that would disturb editing rests. */
  editMode: boolean
  /** The query's page number, for lists that continue. */
  pageNumber: number
  /** What became of a form that was sent without scripts; only the page that answers it has one. */
  sent?: { formId: string }
}
