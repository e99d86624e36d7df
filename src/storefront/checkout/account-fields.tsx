import { PASSWORD_MAX_LENGTH } from '#shop/checkout/fields.ts'
import { InlineProblem } from './field-row.tsx'
import type { CheckoutView } from './view.ts'

/** For guests who want an account: one box, and a password once it is ticked. Where buying needs an account only the password is asked. */
export function AccountFields({ view: { values, problems, account } }: { view: CheckoutView }) {
  const problem = problems.find((one) => one.field === 'account_password')?.text
  return (
    <div className="woocommerce-account-fields" data-account={account}>
      {account === 'required' ? (
        <p>Para comprar aqui é preciso uma conta: escolha uma senha e ela fica pronta com o pedido.</p>
      ) : (
        <p className="form-row create-account-choice">
          <label className="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox" htmlFor="createaccount">
            <input
              className="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
              id="createaccount"
              type="checkbox"
              name="createaccount"
              value="1"
              defaultChecked={values['createaccount'] !== undefined}
            />{' '}
            <span>Criar uma conta?</span>
          </label>
        </p>
      )}
      <div className="create-account">
        <p
          className={problem ? 'form-row field validate-required woocommerce-invalid' : 'form-row field validate-required'}
          id="account_password_field"
        >
          <label htmlFor="account_password">
            Criar uma senha para sua conta{' '}
            <abbr className="required" title="obrigatório">
              *
            </abbr>
          </label>
          <input
            type="password"
            className="input input-text woocommerce-Input"
            name="account_password"
            id="account_password"
            autoComplete="new-password"
            maxLength={PASSWORD_MAX_LENGTH}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'account_password_description' : undefined}
          />
          {problem && <InlineProblem field="account_password" text={problem} />}
        </p>
      </div>
    </div>
  )
}
