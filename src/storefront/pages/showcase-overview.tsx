import { count } from '#kit/pt-br.ts'
import type { PageModel } from '../page-model.ts'
import type { Entry } from './showcase-entries.ts'

/** The first page of the showcase: every widget of the shop, group by group. */
export function showcaseOverview(entries: Entry[]): PageModel {
  const title = 'Vitrine de widgets'
  const description = 'Todos os widgets desta loja, com demonstrações e ajustes, nos três tamanhos de tela.'
  return {
    info: {
      id: 0,
      kind: 'page',
      title,
      path: '/vitrine/',
      crumbs: [
        { title: 'Início', url: '/' },
        { title, url: '/vitrine/' },
      ],
      pageNumber: 1,
    },
    head: { description, canonical: undefined, noindex: true },
    bodyClass: 'showcase',
    tags: [],
    styles: ['showcase'],
    body: { node: <Overview entries={entries} /> },
  }
}

function Overview({ entries }: { entries: Entry[] }) {
  const groups = [...new Set(entries.map(({ group }) => group))]
  const demos = entries.reduce((sum, entry) => sum + entry.demos.length, 0)
  return (
    <div className="showcase-overview">
      <header className="showcase-hero">
        <div className="page-width">
          <p className="showcase-kicker">Vitrine</p>
          <h1>Tudo o que uma página pode ter</h1>
          <p>
            {count(entries.length, 'peça', 'peças')} e {count(demos, 'demonstração', 'demonstrações')}, cada uma com os seus
            ajustes e nos tamanhos de celular, tablet e computador. Escolha uma e veja de perto.
          </p>
          <nav aria-label="Grupos" className="showcase-groups">
            {groups.map((group, index) => (
              <a key={group} href={`#grupo-${index}`}>
                {group}
              </a>
            ))}
          </nav>
        </div>
      </header>
      {groups.map((group, index) => (
        <section key={group} className="page-width showcase-group" id={`grupo-${index}`} aria-labelledby={`titulo-${index}`}>
          <h2 id={`titulo-${index}`}>{group}</h2>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map(({ name, title, demos: shown }) => (
                <li key={name}>
                  <a href={`/vitrine/${name}/`}>{title}</a>
                  <code>{name}</code>
                  <p>{shown.map((demo) => demo.title).join(' · ')}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
