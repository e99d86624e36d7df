import { ACCOUNTS_SETTING } from '#shop/accounts/account-rules.ts'
import { inRow, type Setting, toggle } from './setting-kinds.ts'

const ofAccounts = inRow('account', ACCOUNTS_SETTING)

/** Who may buy, and where accounts are made. */
export const ACCOUNT_SETTINGS: readonly Setting[] = [
  ofAccounts(
    'woocommerce_enable_guest_checkout',
    'guest_checkout',
    'Permitir compra sem conta',
    toggle('Desligado, só compra quem entra na sua conta ou cria uma na hora.', 'yes'),
  ),
  ofAccounts(
    'woocommerce_enable_signup_and_login_from_checkout',
    'checkout_signup',
    'Permitir criar conta na compra',
    toggle('Quem finaliza a compra pode escolher uma senha e ficar com uma conta.', 'yes'),
  ),
  ofAccounts(
    'woocommerce_enable_myaccount_registration',
    'registration',
    'Permitir criar conta na página Minha conta',
    toggle('Desligado, a página só deixa entrar quem já tem conta.', 'yes'),
  ),
]
