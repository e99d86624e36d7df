import { renderToStaticMarkup } from 'react-dom/server'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import { WORKBENCH_FILES } from './addresses.ts'

type Shell = {
  shopName: string
  person: { name: string; isAdministrator: boolean }
  restRoot: string
  restNonce: string
  styleNonce: string
  entry: string
}

/** What is seen until the scripts are here; the screens bring their own style sheets with the same nonce. */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;background:#fbf8f3;color:#2a2320}
.painel-wait{display:grid;place-content:center;min-block-size:100vh;text-align:center;padding:1rem}
@media (prefers-color-scheme:dark){body{background:#1a1614;color:#f1e9dc}}
`

/** The page around the workbench: a title, who is here, and where its data comes from. The screens are drawn in the browser. */
export function workbenchShell({ shopName, person, restRoot, restNonce, styleNonce, entry }: Shell): string {
  const html = renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`Painel · ${shopName}`}</title>
        <link rel="icon" href="/favicon.svg" />
        <TrustedMarkup as="style" nonce={styleNonce} html={STYLE} />
        <script type="module" src={WORKBENCH_FILES + entry} />
      </head>
      <body>
        <div
          id="painel"
          data-shop={shopName}
          data-person={person.name}
          data-administrator={String(person.isAdministrator)}
          data-rest-root={restRoot}
          data-rest-nonce={restNonce}
          data-style-nonce={styleNonce}
        >
          <main className="painel-wait">
            <h1>Painel da loja</h1>
            <p>Abrindo…</p>
            <noscript>
              <p>O painel precisa de JavaScript. Ative-o no navegador e carregue a página de novo.</p>
            </noscript>
          </main>
        </div>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
