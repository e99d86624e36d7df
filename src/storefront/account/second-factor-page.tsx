import type { ReactNode } from 'react'
import { formatShortDate } from '#kit/pt-br.ts'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import type { AccountView } from './view.ts'
import { Field, PasswordField } from './fields.tsx'

export const SECOND_FACTOR_PATH = 'second-factor'
const BASE = `/minha-conta/edit-account/${SECOND_FACTOR_PATH}/`
const TITLE = 'Verificação em duas etapas'

type State = { isOn: boolean; since: Date | null; recoveryCodesLeft: number }

/** On or off, and the way to the other. */
export const factorPage = ({
  isOn,
  since,
  recoveryCodesLeft,
  nonce,
  problem,
}: State & { nonce: string; problem: string | undefined }): AccountView => ({
  title: TITLE,
  tab: 'edit-account',
  notices: problem === undefined ? [] : [{ kind: 'error', text: problem }],
  content: isOn ? (
    <>
      <p className="account-lead">
        Ligada{since && ` desde ${formatShortDate(since)}`}: depois da senha pedimos um código do seu celular. Você ainda tem{' '}
        {recoveryCodesLeft === 1 ? '1 código de recuperação' : `${recoveryCodesLeft} códigos de recuperação`}.
      </p>
      <PasswordForm to="codes/" nonce={nonce} button="Fazer códigos novos" id="codes">
        <h2>Códigos de recuperação</h2>
        <p>Poucos ou perdidos? Faça outros: os de antes deixam de valer.</p>
      </PasswordForm>
      <PasswordForm to="off/" nonce={nonce} button="Desligar" id="off">
        <h2>Desligar</h2>
        <p>Sem ela, quem souber a sua senha entra na sua conta.</p>
      </PasswordForm>
    </>
  ) : (
    <PasswordForm to="begin/" nonce={nonce} button="Ligar a verificação" id="begin">
      <p>
        Com ela, entrar na sua conta pede a senha e um código que só o seu celular mostra. Você precisa de um aplicativo
        autenticador, como Google Authenticator, Microsoft Authenticator ou Aegis.
      </p>
    </PasswordForm>
  ),
})

type Begun = { qr: string; secret: string; address: string }

/** The code for the app, and the first one that the app shows. */
export const confirmPage = ({ nonce, begun, problem }: { nonce: string; begun?: Begun; problem?: string }): AccountView => ({
  title: TITLE,
  tab: 'edit-account',
  notices: problem === undefined ? [] : [{ kind: 'error', text: problem }],
  content: (
    <form className="account-form account-card account-narrow" method="post" action={`${BASE}confirm/`}>
      {begun && (
        <>
          <p>Abra o aplicativo autenticador e aponte para este código:</p>
          <TrustedMarkup as="div" className="account-qr" html={begun.qr} />
          <p>
            No próprio celular? <a href={begun.address}>Abra no aplicativo</a> ou digite a chave:
          </p>
          <p>
            <code className="account-key">{begun.secret.match(/.{1,4}/g)!.join(' ')}</code>
          </p>
        </>
      )}
      <Field
        name="second_factor_code"
        label="Código"
        hint="Os seis números que o aplicativo mostra."
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        required
      />
      <input type="hidden" name="second-factor-nonce" value={nonce} />
      <button type="submit" className="button" value="Confirmar">
        Confirmar
      </button>
      <p>
        <a href={BASE}>Começar de novo</a>
      </p>
    </form>
  ),
})

/** Told this once. */
export const codesPage = (codes: readonly string[], told: string): AccountView => ({
  title: 'Códigos de recuperação',
  tab: 'edit-account',
  notices: [{ kind: 'success', text: told }],
  content: (
    <section className="account-card">
      <p>
        Guarde estes códigos em um lugar seguro: cada um vale uma vez, para o dia em que o celular não estiver por perto. Eles não
        serão mostrados de novo.
      </p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={BASE}>
          Já guardei
        </a>
      </p>
    </section>
  ),
})

type FormProps = { to: string; nonce: string; button: string; id: string; children: ReactNode }

const PasswordForm = ({ to, nonce, button, id, children }: FormProps) => (
  <form className="account-form account-card account-narrow" method="post" action={BASE + to}>
    {children}
    <PasswordField id={`${id}_password`} name="password" label="Sua senha" autoComplete="current-password" required />
    <input type="hidden" name="second-factor-nonce" value={nonce} />
    <button type="submit" className="button" value={button}>
      {button}
    </button>
  </form>
)

/** On the account's details: how it stands, and the way to change it. */
export const FactorCard = ({ isOn }: { isOn: boolean }) => (
  <section className="account-card account-aside">
    <h2>{TITLE}</h2>
    <p>
      {isOn
        ? 'Ligada: depois da senha pedimos um código do seu celular.'
        : 'Desligada. Com ela, saber a sua senha não basta para entrar na sua conta.'}
    </p>
    <p>
      <a className="button" href={BASE}>
        {isOn ? 'Ver ou desligar' : 'Ligar a verificação'}
      </a>
    </p>
  </section>
)
