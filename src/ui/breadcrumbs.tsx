/** The trail from the home page to here; its last step is where one stands. */
export function Breadcrumbs({ crumbs, align = 'start' }: { crumbs: { title: string; url: string }[]; align?: string }) {
  // A single crumb is the home page itself: a trail to where one stands says nothing.
  if (crumbs.length < 2) return null
  return (
    <nav className="woocommerce-breadcrumb" aria-label="Trilha de navegação" data-align={align}>
      <ol>
        {crumbs.map(({ title, url }, index) => (
          <li key={url}>{index === crumbs.length - 1 ? <span aria-current="page">{title}</span> : <a href={url}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  )
}
