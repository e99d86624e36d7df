import { renderToStaticMarkup } from 'react-dom/server'
import type { AllRights } from '#http/rights/rights.ts'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import { WORKBENCH_FILES } from './addresses.ts'

type Shell = {
  shopName: string
  person: { id: number; name: string; roles: readonly string[]; rights?: AllRights | undefined }
  restRoot: string
  restNonce: string
  styleNonce: string
  entry: string
  early: string
  /** Scripts that it will ask for. */
  preloads: readonly string[]
  /** What it will ask the API. */
  questions: readonly string[]
  /** Scripts of the extensions that are switched on and have a section here. */
  extensions: readonly { name: string; src: string }[]
}

/** What is seen until the scripts are here, in the shape of what will stand there; the screens bring their own style sheets with the same nonce. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;background:#fbf8f3;color:#2a2320}
.painel-bar{display:flex;align-items:center;block-size:48px;padding-inline:16px;background:#7d331c;color:#fff}
.painel-bar h1{margin:0;font-size:1.25rem;font-weight:500}
.painel-wait{display:flex}
.painel-menu{display:none;inline-size:240px;padding:16px;box-sizing:border-box}
.painel-parts{flex:1;min-inline-size:0;padding:16px}
.painel-block{block-size:44px;margin-block-end:16px;border-radius:10px;background:rgb(125 51 28/.1);animation:painel-pulse 1.5s ease-in-out infinite}
.painel-parts .painel-block:nth-of-type(2){block-size:180px}
@keyframes painel-pulse{50%{opacity:.4}}
@media (min-width:600px){.painel-menu{display:block}}
@media (prefers-color-scheme:dark){body{background:#1a1614;color:#f1e9dc}.painel-bar{background:#3a2a23}.painel-block{background:rgb(255 255 255/.1)}}
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){.painel-block{animation:none}@view-transition{navigation:none}}
`

const blocks = (amount: number) => Array.from({ length: amount }, (_, at) => <div key={at} className="painel-block" />)

/** The page around the workbench: a title, who is here, and where its data comes from. The screens are drawn in the browser. */
export function workbenchShell({
  shopName,
  person,
  restRoot,
  restNonce,
  styleNonce,
  entry,
  early,
  preloads,
  questions,
  extensions,
}: Shell): string {
  const html = renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`Painel · ${shopName}`}</title>
        <link rel="icon" href="/favicon.svg" />
        <TrustedMarkup as="style" nonce={styleNonce} html={STYLE} />
        {questions.length > 0 && <link rel="modulepreload" href={WORKBENCH_FILES + early} />}
        {preloads.map((name) => (
          <link key={name} rel="modulepreload" href={WORKBENCH_FILES + name} />
        ))}
        <script type="module" src={WORKBENCH_FILES + entry} />
      </head>
      <body>
        <div
          id="painel"
          data-shop={shopName}
          data-person={person.name}
          data-person-id={person.id}
          data-roles={person.roles.join(' ')}
          data-rights={person.rights && JSON.stringify(person.rights)}
          data-rest-root={restRoot}
          data-rest-nonce={restNonce}
          data-style-nonce={styleNonce}
          data-questions={questions.length > 0 ? JSON.stringify(questions) : undefined}
          data-extensions={extensions.length > 0 ? JSON.stringify(extensions) : undefined}
        >
          <header className="painel-bar">
            <h1>Painel da loja</h1>
          </header>
          <div className="painel-wait">
            <div className="painel-menu" aria-hidden>
              {blocks(8)}
            </div>
            <main className="painel-parts">
              <p role="status">Abrindo o painel…</p>
              <noscript>
                <p>O painel precisa de JavaScript. Ative-o no navegador e carregue a página de novo.</p>
              </noscript>
              {blocks(5)}
            </main>
          </div>
        </div>
        {questions.length > 0 && <script type="module" async src={WORKBENCH_FILES + early} />}
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
