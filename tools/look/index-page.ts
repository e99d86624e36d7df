import type { Look } from './sheets.ts'

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** All pictures of a look on one page, by area and state, each a link to its full size; first what the layout check found. */
export function indexPage({ pictures, findings }: Look): string {
  const areas = [...Map.groupBy(pictures, ({ area }) => area)].map(([area, of]) => {
    const states = [...Map.groupBy(of, ({ name }) => name)].map(([name, all]) => {
      const images = all
        .toSorted((one, other) => one.width - other.width)
        .map(({ file, width }) => `<a href="pictures/${file}"><img src="pictures/${file}" alt="${width} px" loading="lazy"></a>`)
      return `<section><h3>${escaped(name)}</h3><div>${images.join('')}</div></section>`
    })
    return `<h2 id="${area}">${area}</h2>${states.join('')}`
  })
  const links = [...new Set(pictures.map(({ area }) => area))].map((area) => `<a href="#${area}">${area}</a>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Look</title><style>
body { font: 15px sans-serif; margin: 1.5rem; background: #eee }
section div { display: flex; gap: 12px; align-items: start; overflow-x: auto }
img { height: 420px; border: 1px solid #bbb; object-fit: cover; object-position: top; max-width: 45rem; background: #fff }
nav a { margin-right: 1rem }
</style><h1>Look</h1><nav>${links.join('')}</nav>
<ul>${findings.map((finding) => `<li>${escaped(finding)}</li>`).join('')}</ul>
${areas.join('\n')}</html>`
}
