import { NoticesWrapper } from '#ui/notices.tsx'
import type { PageModel } from '../page-model.ts'

type Answer = { kind: 'noted' | 'in-stock' | 'bad-address'; product: { name: string; url: string } }

const TITLE = 'Avise-me quando chegar'

/** What became of a request; the same for who asks a second time, so that nobody finds out what others wait for. */
export const stockNewsPage = (answer: Answer): PageModel => ({
  info: { id: 0, kind: 'private', title: TITLE, path: '/avise-me/', crumbs: [], pageNumber: 1 },
  head: { description: TITLE, canonical: undefined },
  bodyClass: 'woocommerce-page',
  tags: [],
  styles: ['account'],
  body: {
    node: (
      <div className="account-head page-width woocommerce">
        <h1>{TITLE}</h1>
        <NoticesWrapper notices={[noticeOf(answer)]} />
        <p>
          <a className="button" data-look="outline" href={answer.product.url}>
            Voltar para {answer.product.name}
          </a>
        </p>
      </div>
    ),
  },
})

function noticeOf({ kind, product: { name } }: Answer) {
  if (kind === 'bad-address')
    return { kind: 'error', text: 'Confira o e-mail: escreva um endereço como nome@exemplo.com.br.' } as const
  if (kind === 'in-stock') return { kind: 'info', text: `${name} já está em estoque: é só comprar.` } as const
  return {
    kind: 'success',
    text: `Anotado! Você receberá um único e-mail quando ${name} voltar ao estoque.`,
  } as const
}
