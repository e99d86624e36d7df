import { count } from '#kit/pt-br.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import type { PageModel } from '../page-model.ts'
import type { Entry } from './showcase-entries.ts'
import { settingRows, type SettingRow } from './showcase-settings.ts'

/** Widths at which designers look: a phone, a tablet, a desk. */
export const SHOWCASE_WIDTHS = [
  { value: 'mobile', name: 'Celular', width: 360 },
  { value: 'tablet', name: 'Tablet', width: 768 },
  { value: 'desktop', name: 'Computador', width: 1440 },
] as const

type Neighbours = { previous: Entry | undefined; next: Entry | undefined }

/** One widget of the showcase: its demos in a frame that takes every width, and all of its settings. */
export function showcaseWidget(entry: Entry, neighbours: Neighbours): PageModel {
  const { name, title } = entry
  const path = `/vitrine/${name}/`
  const crumbs = [
    { title: 'Início', url: '/' },
    { title: 'Vitrine', url: '/vitrine/' },
    { title, url: path },
  ]
  return {
    info: { id: 0, kind: 'page', title: `${title} – Vitrine`, path, crumbs, pageNumber: 1 },
    head: { description: `Demonstrações e ajustes do widget ${title}.`, canonical: undefined, noindex: true },
    bodyClass: 'showcase',
    tags: [],
    styles: ['showcase'],
    widgets: ['breadcrumbs'],
    frames: ["'self'"],
    body: { node: <WidgetPage entry={entry} crumbs={crumbs} {...neighbours} /> },
  }
}

type Props = { entry: Entry; crumbs: { title: string; url: string }[] } & Neighbours

function WidgetPage({ entry, crumbs, previous, next }: Props) {
  const { name, title, group, fields, demos, skins } = entry
  const rows = settingRows(fields)
  const frame = `/vitrine/${name}/quadro/`
  return (
    <div className="showcase-widget">
      <div className="page-width showcase-heading">
        <Breadcrumbs crumbs={crumbs} />
        <p className="showcase-kicker">{group}</p>
        <h1>{title}</h1>
        <p>
          <code>{name}</code> · {count(demos.length, 'demonstração', 'demonstrações')} · {count(rows.length, 'ajuste', 'ajustes')}
          {skins.length > 1 && ` · aparências: ${skins.join(', ')}`}
        </p>
      </div>
      <section className="showcase-stage" aria-label="Demonstrações">
        <fieldset className="showcase-widths">
          <legend className="screen-reader-text">Largura da tela</legend>
          {SHOWCASE_WIDTHS.map(({ value, name: device, width }) => (
            <label key={value}>
              <input type="radio" name="largura" value={value} defaultChecked={value === 'desktop'} autoComplete="off" />
              <span>
                {device} <small>{width}</small>
              </span>
            </label>
          ))}
          <label>
            <input type="radio" name="largura" value="free" autoComplete="off" />
            <span>
              Livre <small>arraste o canto</small>
            </span>
          </label>
        </fieldset>
        <div className="showcase-window">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this shop, with the shop's own policy */}
          <iframe className="showcase-screen" src={frame} title={`Demonstrações de ${title}`} loading="lazy" />
        </div>
        <p className="showcase-alone">
          <a href={frame}>Abrir só as demonstrações</a>
        </p>
      </section>
      <section className="page-width showcase-settings" aria-labelledby="ajustes">
        <h2 id="ajustes">Ajustes</h2>
        {rows.length > 0 ? <SettingsTable rows={rows} /> : <p>Este widget não tem ajustes próprios.</p>}
      </section>
      <nav className="page-width showcase-neighbours" aria-label="Outros widgets">
        {previous ? (
          <a href={`/vitrine/${previous.name}/`}>
            <small>Anterior</small> {previous.title}
          </a>
        ) : (
          <span />
        )}
        <a href="/vitrine/">Todos</a>
        {next ? (
          <a href={`/vitrine/${next.name}/`}>
            <small>Próximo</small> {next.title}
          </a>
        ) : (
          <span />
        )}
      </nav>
    </div>
  )
}

function SettingsTable({ rows }: { rows: SettingRow[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, which a keyboard must be able to do too
    <div className="showcase-table" tabIndex={0} role="region" aria-label="Tabela de ajustes">
      <table>
        <thead>
          <tr>
            <th scope="col">Nome</th>
            <th scope="col">O que é</th>
            <th scope="col">Tipo</th>
            <th scope="col">Padrão</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, kind, options, fallback, perDevice }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {label}
                {perDevice && <small>varia por tela</small>}
              </td>
              <td>
                {kind}
                {options.length > 0 && <small>{options.join(', ')}</small>}
              </td>
              <td>{fallback}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
