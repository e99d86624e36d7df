import type { FieldProblem, Profile } from '#shop/accounts/contract.ts'
import type { AccountView } from './desk.tsx'
import { Field, PasswordField } from './fields.tsx'

type Details = { profile: Profile; nonce: string; problems?: FieldProblem[] }

export const detailsPage = ({ profile, nonce, problems = [] }: Details): AccountView => ({
  title: 'Detalhes da conta',
  tab: 'edit-account',
  notices: problems.map(({ text }) => ({ kind: 'error', text })),
  content: (
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
      </fieldset>
      <input type="hidden" name="save-account-details-nonce" value={nonce} />
      <input type="hidden" name="action" value="save_account_details" />
      <button className="button" name="save_account_details" value="Salvar alterações">
        Salvar alterações
      </button>
    </form>
  ),
})
