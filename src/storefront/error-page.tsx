import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { Problem } from '#http/problem.ts'
import { pageGuards } from '#http/security-headers.ts'
import { Layout } from './layout.tsx'

const HEADINGS: Record<number, string> = {
  400: 'Não entendemos o pedido',
  403: 'Esta porta está fechada',
  404: 'Esta página não existe mais, ou nunca existiu',
  410: 'Esta página saiu da loja',
  413: 'Grande demais para enviar',
  415: 'Este formato não é aceito',
  429: 'Vamos com calma',
  500: 'Algo deu errado do nosso lado',
  503: 'Voltamos já',
}
export const headingOf = (status: number) => HEADINGS[status] ?? (status < 500 ? HEADINGS[400]! : HEADINGS[500]!)

/** What a person reads when a page can't be shown, and where to go from here. */
export function ErrorMessage({ problem, requestId }: { problem: Problem; requestId?: string }) {
  return (
    <div className="error-page">
      <p className="error-page-code" aria-hidden="true">
        {problem.status}
      </p>
      <h1>{headingOf(problem.status)}</h1>
      <p>{problem.message}</p>
      <p className="error-page-ways">
        <a className="button" href="/">
          Ir para o início
        </a>
        <a className="button" data-look="outline" href="/loja/">
          Voltar para a loja
        </a>
      </p>
      {requestId && problem.status >= 500 && <p className="error-page-id">Código para o atendimento: {requestId}</p>}
    </div>
  )
}

/** `style` is asked for anew: it follows the last look that the shop was seen with. */
type Frame = { style: () => string; runtime: string; shopUrl: string }
type PlainPage = { html: string; headers: Record<string, string> }

/** Where the request's own code goes in a page that is drawn for all. */
const CODE_PLACE = '{codigo}'
/** More than the shop has kinds of trouble; words that come from outside push out the oldest. */
const MOST_KINDS = 30

/**
 * Error pages that need nothing but themselves: no database, no template. Each kind is drawn once: when the database falls,
 * hundreds are told the same in one turn, and who only wants a kept page stands behind them.
 */
export function createPlainErrorPages(frame: Frame) {
  const drawn = new LRUCache<string, PlainPage>({ max: MOST_KINDS })
  let known = ''
  return (problem: Problem, requestId: string): PlainPage => {
    const style = frame.style()
    if (style !== known) {
      drawn.clear()
      known = style
    }
    const kind = `${problem.status}:${problem.message}`
    const page = drawn.get(kind) ?? draw(problem, { ...frame, style })
    drawn.set(kind, page)
    return { html: page.html.replace(CODE_PLACE, requestId), headers: page.headers }
  }
}

function draw(problem: Problem, { style, runtime, shopUrl }: Omit<Frame, 'style'> & { style: string }): PlainPage {
  const html = renderToString(
    <Layout
      head={{ title: headingOf(problem.status), description: problem.message, canonical: undefined }}
      shopName=""
      shopUrl={shopUrl}
      bodyClass={`error${problem.status}`}
      style={style}
      runtime={runtime}
      header={
        <p className="error-page-home">
          <a href="/">Início</a>
        </p>
      }
      footer={null}
    >
      <ErrorMessage problem={problem} requestId={CODE_PLACE} />
    </Layout>,
  )
  return { html: `<!doctype html>${html}`, headers: pageGuards({ styles: [style] }) }
}
