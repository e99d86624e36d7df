import type { FieldProblem, Profile } from '#shop/accounts/contract.ts'
import type { AskedField } from '#shop/accounts/customer-fields.ts'
import { formatShortDate } from '#kit/pt-br.ts'
import type { AccountView } from './view.ts'
import { AskedInput } from './asked-fields.tsx'
import { Field, PasswordField } from './fields.tsx'
import { GoogleCard } from './google-pages.tsx'
import { FactorCard } from './second-factor-page.tsx'

type App = { id: string; name: string; last_used_at: Date | null }
type Details = {
  profile: Profile
  nonce: string
  hasSecondFactor: boolean
  /** The address at Google with which this account opens, if there is one. */
  google: { email: string | undefined; nonce: string }
  apps: { list: App[]; nonce: string }
  /** How many applications and keys a new password would shut out. */
  programs: number
  /** What the shop asks besides. */
  asked: AskedField[]
  problems?: FieldProblem[]
}

export const detailsPage = ({
  profile,
  nonce,
  hasSecondFactor,
  google: { email, nonce: unlinkNonce },
  apps,
  programs,
  asked,
  problems = [],
}: Details): AccountView => ({
  title: 'Detalhes da conta',
  tab: 'edit-account',
  notices: problems.map(({ text }) => ({ kind: 'error', text })),
  content: (
    <>
      <form
        className="woocommerce-EditAccountForm edit-account account-form account-card"
        method="post"
        action="/minha-conta/edit-account/"
      >
        <div className="account-pair">
          <Field
            name="account_first_name"
            label="Nome"
            autoComplete="given-name"
            defaultValue={profile.firstName}
            maxLength={120}
            problems={problems}
            required
          />
          <Field
            name="account_last_name"
            label="Sobrenome"
            autoComplete="family-name"
            defaultValue={profile.lastName}
            maxLength={120}
            problems={problems}
            required
          />
        </div>
        <Field
          name="account_display_name"
          label="Nome de exibição"
          hint="É assim que chamamos você na conta e nas avaliações."
          autoComplete="nickname"
          defaultValue={profile.displayName}
          maxLength={120}
          problems={problems}
          required
        />
        <Field
          name="account_email"
          label="Endereço de e-mail"
          type="email"
          autoComplete="email"
          defaultValue={profile.email}
          problems={problems}
          required
        />
        {asked.map((field) => (
          <AskedInput key={field.key} field={field} problems={problems} />
        ))}
        <fieldset className="account-fieldset">
          <legend>Alteração de senha</legend>
          <PasswordField
            name="password_current"
            label="Senha atual"
            hint="Só é preciso para mudar a senha ou o e-mail."
            autoComplete="current-password"
            problems={problems}
          />
          <PasswordField
            name="password_1"
            label="Nova senha"
            hint="Ao menos 8 caracteres. Deixe em branco para não alterar."
            autoComplete="new-password"
            problems={problems}
          />
          <PasswordField name="password_2" label="Confirmar nova senha" autoComplete="new-password" problems={problems} />
          {programs > 0 && <KeepPrograms count={programs} />}
        </fieldset>
        <input type="hidden" name="save-account-details-nonce" value={nonce} />
        <input type="hidden" name="action" value="save_account_details" />
        <button type="submit" className="button" name="save_account_details" value="Salvar alterações">
          Salvar alterações
        </button>
      </form>
      <FactorCard isOn={hasSecondFactor} />
      {email !== undefined && <GoogleCard email={email} nonce={unlinkNonce} />}
      {apps.list.length > 0 && <Apps {...apps} />}
    </>
  ),
})

/** Whoever changes the password because somebody knows it wants those out as well who came in by it. */
const KeepPrograms = ({ count: programs }: { count: number }) => (
  <p className="field">
    <label className="check" htmlFor="keep_programs">
      <input type="checkbox" id="keep_programs" name="keep_programs" value="1" aria-describedby="keep_programs_hint" />{' '}
      <span>Manter o acesso de aplicativos e chaves de API</span>
    </label>
    <span className="field-hint" id="keep_programs_hint">
      Com a senha nova, {programs === 1 ? 'o acesso que você deu termina' : `os ${programs} acessos que você deu terminam`}.
      Marque só se tem certeza de que ninguém mais os conhece.
    </span>
  </p>
)

/** Programs that were let in, each of which can be shut out again. */
const Apps = ({ list, nonce }: Details['apps']) => (
  <section className="account-card account-aside">
    <h2>Aplicativos com acesso</h2>
    <p>Estes programas entram na sua conta com uma senha só deles. Retire o acesso dos que você não usa mais.</p>
    {list.map(({ id, name, last_used_at: lastUsedAt }) => (
      <form key={id} className="account-empty" method="post" action="/minha-conta/edit-account/apps/">
        <p>
          <strong>{name}</strong>, {lastUsedAt ? `usado em ${formatShortDate(lastUsedAt)}` : 'nunca usado'}
        </p>
        <input type="hidden" name="app" value={id} />
        <input type="hidden" name="apps-nonce" value={nonce} />
        <button type="submit" className="button" aria-label={`Retirar o acesso de ${name}`}>
          Retirar o acesso
        </button>
      </form>
    ))}
  </section>
)
