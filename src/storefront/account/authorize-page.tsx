import type { AccountView } from './view.ts'

export const AUTHORIZE_PATH = '/wp-admin/authorize-application.php'

type Asking = {
  appName: string
  login: string
  /** Who would get the password; nobody when the person carries it over by hand. */
  holder: string | undefined
  hidden: Record<string, string>
  nonce: string
}

/** An application asks to act in somebody's name: says what that means before anything is given. */
export const authorizePage = ({ appName, login, holder, hidden, nonce }: Asking): AccountView => ({
  title: 'Autorizar aplicativo',
  content: (
    <form className="account-form account-card account-narrow" method="post" action={AUTHORIZE_PATH}>
      <p>
        <strong>{appName}</strong> quer acesso à sua conta <strong>{login}</strong> nesta loja. Se você aprovar, o aplicativo
        poderá ler e mudar tudo o que a sua conta pode, até o acesso ser retirado.
      </p>
      <p>
        {holder === undefined
          ? 'Será criada uma senha só para ele, mostrada uma única vez nesta página.'
          : `Será criada uma senha só para ele, entregue a ${holder}.`}
      </p>
      <p>Não conhece este aplicativo? Não aprove.</p>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="_wpnonce" value={nonce} />
      <p className="account-actions">
        <button type="submit" className="button" name="approve" value="1">
          Sim, aprovar este acesso
        </button>
        <button type="submit" className="button" data-look="outline" name="reject" value="1">
          Não, recusar
        </button>
      </p>
    </form>
  ),
})

/** The password, once; where the application waits for it, the way there. */
export const approvedPage = ({ appName, password, back }: { appName: string; password: string; back?: string }): AccountView => ({
  title: 'Acesso aprovado',
  content: (
    <div className="account-card account-narrow">
      {back === undefined ? (
        <>
          <p>
            A senha de <strong>{appName}</strong> é:
          </p>
          <p>
            <code>{password}</code>
          </p>
          <p>Guarde-a agora em um lugar seguro: ela não será mostrada de novo.</p>
        </>
      ) : (
        <p>
          <strong>{appName}</strong> já pode usar a sua conta. <a href={back}>Voltar ao aplicativo</a>
        </p>
      )}
    </div>
  ),
})

export const rejectedPage = ({ appName, back }: { appName: string; back?: string }): AccountView => ({
  title: 'Acesso recusado',
  content: (
    <div className="account-card account-narrow">
      <p>
        <strong>{appName}</strong> não recebeu acesso à sua conta. {back !== undefined && <a href={back}>Voltar ao aplicativo</a>}
      </p>
    </div>
  ),
})

/** What is said when the request itself is wrong; nobody is sent anywhere then. */
export const refusedPage = (text: string): AccountView => ({
  title: 'Autorizar aplicativo',
  status: 400,
  notices: [{ kind: 'error', text }],
  content: <p>Feche esta página e tente de novo pelo aplicativo.</p>,
})
