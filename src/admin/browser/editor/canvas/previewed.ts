/** What is open, as the shop draws it. */
export type Previewed = {
  id: number | string
  title: string
  excerpt: string
  picture: number
  document: unknown
  /** Of a template: where it would stand. */
  conditions?: string[]
}
