/**
 * All that an extension may use of the shop: `import { defineExtension } from 'vitrine/extension'`. What is not named here may
 * change with any version; what is keeps to the contract's number.
 */
export {
  type Carrier,
  CONTRACT,
  defineExtension,
  type Extension,
  type ExtensionMail,
  type Filters,
  route,
  type Shop,
  type Sql,
} from './contract.ts'
export { defineWidget, type LoadContext, type ViewProps } from '#builder/define-widget.ts'
export * as fields from '#builder/fields.ts'
export { choice, flag, listOf, maybe, text, whole } from '#http/rest/arguments.ts'
export { RestProblem as Refusal } from '#http/rest/rest-problem.ts'
export { type Cents, formatMoney } from '#kit/money.ts'
export type { SettingField } from '#kit/setting-field.ts'
export type { Letter } from '#mail/letter.ts'
export type { ExtraField, Fee } from '#shop/checkout/contract.ts'
export type { Order } from '#shop/orders/contract.ts'
export type { PaymentMethod } from '#shop/payments/contract.ts'
export type { MethodDefinition } from '#shop/payments/method.ts'
export { type Provider, type ProviderSettings, type ProviderTools, ServiceTrouble } from '#shop/payments/provider.ts'
