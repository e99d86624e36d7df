import type { PageModel } from '../page-model.ts'

export type UnsubscribeStep = 'ask' | 'done' | 'undone' | 'too-late' | 'unknown'

const TITLES: Record<UnsubscribeStep, string> = {
  ask: 'Cancelar e-mails de novidades e ofertas?',
  done: 'Pronto: você não receberá mais novidades e ofertas',
  undone: 'Que bom! Você continua recebendo',
  'too-late': 'Não deu para desfazer por aqui',
  unknown: 'Este link não vale mais',
}

/** One button and nothing else: programs that look through mails open links, but press no buttons. It works without scripts. */
export const unsubscribePage = (step: UnsubscribeStep, token: string): PageModel => ({
  info: { id: 0, kind: 'private', title: TITLES[step], path: '/email/cancelar/', crumbs: [], pageNumber: 1 },
  head: { description: 'Escolha se quer receber novidades e ofertas por e-mail.', canonical: undefined },
  bodyClass: 'woocommerce-page',
  tags: [],
  styles: ['account'],
  body: {
    node: (
      <div className="account-head page-width woocommerce">
        <h1>{TITLES[step]}</h1>
        <div className="account-card account-narrow">
          <Step step={step} token={token} />
        </div>
      </div>
    ),
  },
})

function Step({ step, token }: { step: UnsubscribeStep; token: string }) {
  switch (step) {
    case 'ask':
      return (
        <>
          <p>Você deixa de receber lembretes, ofertas e avisos de estoque. E-mails sobre os seus pedidos continuam chegando.</p>
          <form className="account-form" method="post" action={`/email/cancelar/${token}/`}>
            <button type="submit" className="button">
              Cancelar e-mails
            </button>
          </form>
        </>
      )
    case 'done':
      return (
        <>
          <p role="status">Vale a partir de agora. E-mails sobre os seus pedidos continuam chegando.</p>
          <form className="account-form" method="post" action={`/email/voltar/${token}/`}>
            <p>Mudou de ideia?</p>
            <button type="submit" className="button" data-look="outline">
              Desfazer e continuar recebendo
            </button>
          </form>
        </>
      )
    case 'undone':
      return (
        <>
          <p role="status">Tudo como antes. Para parar, use o link no fim de qualquer um desses e-mails.</p>
          <a className="button" href="/">
            Ir para a loja
          </a>
        </>
      )
    case 'too-late':
      return (
        <p>
          Para voltar a receber novidades e ofertas, entre em <a href="/minha-conta/my-data/">Meus dados</a>, na sua conta, ou
          marque a opção na sua próxima compra.
        </p>
      )
    case 'unknown':
      return (
        <p>
          Abra o link inteiro, como está no e-mail. Quem tem conta também escolhe em{' '}
          <a href="/minha-conta/my-data/">Meus dados</a>.
        </p>
      )
  }
}
