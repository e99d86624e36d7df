export type MenuItem = { title: string; url: string; children: MenuItem[] }

/** The shop's menus as pages read them. */
export type MenuReader = {
  /** The entries of a menu by its slug; a menu that is not there has none. */
  items: (slug: string) => Promise<MenuItem[]>
}
